import { runAll } from './run-all.ts'
import type { Step } from './step.ts'

const step = (name: string, passed: number, failed: number): Step => ({
  name,
  about: name,
  run: async () => ({ passed, failed, output: '' }),
})
/** A step during which `stop` is asked to end the run. */
const stopped = (stop: AbortController, failures: readonly string[]): Step => ({
  ...step('browser', 0, 0),
  run: async () => {
    stop.abort()
    return { passed: 5, failed: failures.length, failures, output: '' }
  },
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

test('OPS-02 what failed in any step is named again before the last line, and before the next stage', async () => {
  const unit: Step = {
    ...step('unit', 0, 0),
    run: async () => ({ passed: 40, failed: 1, failures: ['some.test.ts › one'], output: 'its stack' }),
  }
  await runAll([], NEVER, [[[step('types', 1, 1)]], [[unit]], [[step('browser', 5, 0)]]])
  expect(said.slice(-3)).toEqual(['FAIL types', 'FAIL some.test.ts › one', '46 passed, 2 failed'])
  const ended = said.findIndex((line) => line.startsWith('✓ browser'))
  expect(said.slice(ended - 2, ended)).toEqual(['FAIL types', 'FAIL some.test.ts › one'])
})

test('OPS-02 a run that is stopped names what failed until then, also in the stage that was stopped', async () => {
  const stop = new AbortController()
  const stages = [[[step('unit', 3, 1)]], [[stopped(stop, ['pl-1280 › some.e2e.ts › two'])]]]
  await expect(runAll([], stop.signal, stages)).rejects.toThrow('Stopped. 8 passed, 2 failed so far.')
  expect(said.slice(-2)).toEqual(['FAIL unit', 'FAIL pl-1280 › some.e2e.ts › two'])
})

test('OPS-02 steps are chosen by name; a pattern alone does not say where to look', async () => {
  const stages = [[[step('unit', 3, 0)], [step('browser', 5, 0)]]]
  expect(await runAll(['browser'], NEVER, stages)).toBe(0)
  expect(said.at(-1)).toBe('5 passed, 0 failed')
  await expect(runAll(['offers'], NEVER, stages)).rejects.toThrow('Say first where to look')
})
