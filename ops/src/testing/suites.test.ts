import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../terminal/root.ts'
import { pathOfInstalled, run } from '../terminal/run.ts'
import { runCounted } from './suites.ts'

const here = (path: string) => join(ROOT, 'ops', 'src', 'testing', path)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-suites-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs Jest over files with our reporter, and ends it as soon as it says `stopAt`. */
function runJest(files: Readonly<Record<string, readonly string[]>>, stopAt: string | null) {
  return runCounted(async (env) => {
    for (const [name, lines] of Object.entries(files)) await writeFile(join(folder, name), lines.join('\n'))
    const config = join(folder, 'jest.config.json')
    const reporters = [[here('jest-reporter.mjs'), {}]]
    await writeFile(config, JSON.stringify({ rootDir: folder, reporters, transform: {} }))
    const args = [pathOfInstalled('jest', 'bin', 'jest.js'), '--runInBand', '--config', config]
    const stop = new AbortController()
    const hear = (text: string) => stopAt !== null && text.includes(stopAt) && stop.abort()
    return run(process.execPath, args, { signal: stop.signal, hear, env: { ...env, NODE_ENV: 'test' } })
  })
}

const FAILS = ['describe("a group", () => test("one", () => expect(1).toBe(2)))', 'test("another", () => undefined)']
const NEVER_ENDS = ['test("long", () => new Promise(() => setInterval(() => 0, 1000)), 600000)']

test('OPS-02 the outcome of the unit tests names file and title of each that failed, and files that do not load', async () => {
  const outcome = await runJest({ 'some.test.js': FAILS, 'broken.test.js': ['const'] }, null)
  expect({ ...outcome, failures: outcome.failures?.toSorted() }).toEqual({
    passed: 1,
    failed: 2,
    failures: ['broken.test.js › does not load', 'some.test.js › a group one'],
    output: '',
  })
})

test('OPS-02 unit tests that are stopped on the way still say what failed until then', async () => {
  // Jest begins with the greater file.
  const long = { 'some.test.js': [...FAILS, `// ${'-'.repeat(2_000)}`], 'other.test.js': NEVER_ENDS }
  expect(await runJest(long, 'FAIL some.test.js')).toEqual({
    passed: 1,
    failed: 2,
    failures: ['some.test.js › a group one', 'The run ended before its tests did.'],
    output: 'The run ended before its tests did.',
  })
})

test('OPS-02 journeys that are stopped on the way still say what failed until then', async () => {
  const ended = await runCounted(async (env) => {
    // The reporter is told as Playwright tells it, in a process that is killed after the first failure.
    const script = `
      import Reporter from '${pathToFileURL(here('browser/reporter.ts')).href}'
      const reporter = new Reporter()
      const titled = (title, retries) => ({
        titlePath: () => ['', 'pl-1280', 'some.e2e.ts', title], expectedStatus: 'passed', retries
      })
      const result = (status, retry) => ({ status, retry, duration: 1, errors: [], attachments: [] })
      reporter.onBegin({}, { allTests: () => [1, 2, 3, 4] })
      reporter.onTestEnd(titled('one', 1), result('failed', 0))
      reporter.onTestEnd(titled('one', 1), result('passed', 1))
      reporter.onTestEnd(titled('two', 1), result('passed', 0))
      reporter.onTestEnd(titled('three', 1), result('timedOut', 1))
      process.kill(process.pid, 'SIGKILL')`
    return run(process.execPath, ['--input-type=module', '-e', script], { env })
  })
  expect(ended).toEqual({
    passed: 2,
    failed: 2,
    failures: ['pl-1280 › some.e2e.ts › three', 'The run ended before its tests did.'],
    output: 'The run ended before its tests did.',
  })
})
