import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathOfInstalled, type Ran, run } from '../terminal/run.ts'
import type { Outcome } from './step.ts'

/** What our reporters write, anew with all that ends: it is there too where the run is killed. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  /** `file › title` of each that failed. */
  readonly failures: readonly string[]
  /** Whether all that was to run has run. */
  readonly ended: boolean
}

/** File that a reporter writes its counts to. */
export const COUNTS_FILE = 'KREDKA_TEST_COUNTS'

export function runUnitTests(signal: AbortSignal, patterns: readonly string[]): Promise<Outcome> {
  const jest = pathOfInstalled('jest', 'bin', 'jest.js')
  const flags = ['--config=ops/jest.config.mjs', '--reporters=<rootDir>/ops/src/testing/jest-reporter.mjs']
  return runCounted((env) =>
    run(
      process.execPath,
      ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', jest, ...patterns, ...flags],
      { signal, env: { ...env, NODE_ENV: 'test' }, hear: show },
    ),
  )
}

export function runBrowserTests(signal: AbortSignal, patterns: readonly string[]): Promise<Outcome> {
  const playwright = pathOfInstalled('@playwright', 'test', 'cli.js')
  return runCounted((env) =>
    run(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        playwright,
        'test',
        '-c',
        'ops/playwright.config.ts',
        ...patterns.map(optionOf),
      ],
      { signal, env, hear: show },
    ),
  )
}

/** `--update` makes the stored pictures anew that no longer fit (WID-02). */
function optionOf(pattern: string): string {
  return pattern === '--update' ? '--update-snapshots=changed' : pattern
}

/** A run that dies before its reporter could count is one failure; so is one that fails though every test passed. */
export async function runCounted(work: (env: Record<string, string>) => Promise<Ran>): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'kredka-counts-'))
  const file = join(folder, 'counts.json')
  try {
    const { code } = await work({ [COUNTS_FILE]: file })
    const counts = await readCounts(file)
    const { passed, failed, failures, ended } = counts
    const broken = brokenAs(ended, code !== 0 && failed === 0)
    if (broken === null) return { passed, failed, failures, output: '' }
    return { passed, failed: failed + 1, failures: [...failures, broken], output: broken }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function brokenAs(ended: boolean, isUnsaid: boolean): string | null {
  if (!ended) return 'The run ended before its tests did.'
  return isUnsaid ? 'The run failed, though no test did.' : null
}

async function readCounts(file: string): Promise<Counts> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 0, failures: [], ended: false }
  }
}

function show(text: string): void {
  process.stdout.write(text)
}
