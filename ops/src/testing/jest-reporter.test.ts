import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../terminal/root.ts'
import { pathOfInstalled, run } from '../terminal/run.ts'

const REPORTER = join(ROOT, 'ops', 'src', 'testing', 'jest-reporter.mjs')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-reporter-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs Jest over one file of these lines, with our reporter and nothing else of ours. */
async function runOver(lines: readonly string[], endsWithinMs: number, more: object = {}) {
  await writeFile(join(folder, 'some.test.js'), lines.join('\n'))
  const config = { rootDir: folder, reporters: [[REPORTER, { endsWithinMs }]], transform: {}, ...more }
  await writeFile(join(folder, 'jest.config.json'), JSON.stringify(config))
  const jest = pathOfInstalled('jest', 'bin', 'jest.js')
  return run(process.execPath, [jest, '--config', join(folder, 'jest.config.json')], { env: { NODE_ENV: 'test' } })
}

test('OPS-02 a set-up that throws half way fails the run with what it said, and what it left open ends it', async () => {
  const { code, output } = await runOver(
    [
      'beforeAll(() => {',
      '  require("node:net").createServer().listen(0)',
      '  throw new Error("no such part")',
      '})',
      'test("anything", () => undefined)',
    ],
    1_000,
  )
  expect(code).toBe(1)
  expect(output).toContain('no such part')
  expect(output).toMatch(/something stays open: .*TCPServerWrap/)
})

test('OPS-02 a global set-up that throws fails the run with what it said', async () => {
  const file = join(folder, 'set-up.cjs')
  await writeFile(file, 'module.exports = async () => { setInterval(() => 0, 1000); throw new Error("no server") }')
  const { code, output } = await runOver(['test("anything", () => undefined)'], 600_000, { globalSetup: file })
  expect(code).not.toBe(0)
  expect(output).toContain('no server')
})

test('OPS-02 a run that leaves nothing open ends by itself', async () => {
  const { code, output } = await runOver(['test("anything", () => undefined)'], 600_000)
  expect(code).toBe(0)
  expect(output).not.toContain('stays open')
})
