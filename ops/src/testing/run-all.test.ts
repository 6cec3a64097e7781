import { runAll } from './run-all.ts'
import type { Step } from './step.ts'

const step = (name: string, passed: number, failed: number): Step => ({
  name,
  about: name,
  run: async () => ({ passed, failed, output: '' }),
})
const NEVER = new AbortController().signal
let said: string[]
const say = console.log

beforeEach(() => {
  said = []
  console.log = (line: string) => said.push(line)
})
afterEach(() => {
  console.log = say
})

test('OPS-02 the last line counts over all suites, and one failure fails the run', async () => {
  expect(await runAll([], NEVER, [[[step('types', 2, 0)], [step('build', 1, 0)]], [[step('unit', 40, 1)]]])).toBe(1)
  expect(said.at(-1)).toBe('43 passed, 1 failed')
})

test('OPS-02 a run in which nothing ran has not passed', async () => {
  expect(await runAll([], NEVER, [[[step('unit', 0, 0)]]])).toBe(1)
  expect(await runAll([], NEVER, [[[step('unit', 3, 0)]]])).toBe(0)
})

test('OPS-02 steps are chosen by name; a pattern alone does not say where to look', async () => {
  const stages = [[[step('unit', 3, 0)], [step('browser', 5, 0)]]]
  expect(await runAll(['browser'], NEVER, stages)).toBe(0)
  expect(said.at(-1)).toBe('5 passed, 0 failed')
  await expect(runAll(['offers'], NEVER, stages)).rejects.toThrow('Say first where to look')
})
