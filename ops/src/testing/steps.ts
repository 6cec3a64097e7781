import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildFrontend } from '../build/frontend.ts'
import { findTooLong } from '../docs/lines.ts'
import { ROOT } from '../terminal/root.ts'
import { pathOfInstalled, type Ran, run, runNode } from '../terminal/run.ts'
import type { Step } from './step.ts'
import { runBrowserTests, runUnitTests } from './suites.ts'

/** The tests and the build of the pages run on Node; what the browser runs is checked without its types. */
const FRONTEND_TOOLS = join('frontend', 'tsconfig.tools.json')

/**
 * Steps of one list run one after the other; the lists of one stage run side by side; a stage begins when the last has
 * ended.
 */
export const STAGES: readonly (readonly (readonly Step[])[])[] = [
  [
    [
      check('types', 'TypeScript', (signal) => each(signal, tsc('.'), tsc('frontend'), tsc(FRONTEND_TOOLS))),
      check('lint', 'Biome: lint and format; lengths of lines and files', async (signal) => [
        await run(pathOfInstalled('.bin', 'biome'), ['check', '--error-on-warnings', '.'], { signal }),
        tooLong(),
      ]),
      check('boundaries', 'arrows between rooms and modules', (signal) => one(boundaries(signal))),
      check('unused', 'files, exports and packages that nobody uses', (signal) => one(findUnused(signal))),
      check('texts', 'Polish and English say everything', (signal) => one(texts(signal))),
    ],
    [check('build', 'the pages', async () => [await build()])],
  ],
  [[{ name: 'unit', about: 'Jest: unit, contract and integration', run: runUnitTests }]],
  [[{ name: 'browser', about: 'Playwright: journeys', run: runBrowserTests }]],
]

/** A check without tests of its own: each program it runs counts as one. */
function check(name: string, about: string, work: (signal: AbortSignal) => Promise<readonly Ran[]>): Step {
  return {
    name,
    about,
    run: async (signal) => {
      const ran = await work(signal)
      const failed = ran.filter(({ code }) => code !== 0)
      return {
        passed: ran.length - failed.length,
        failed: failed.length,
        output: failed.map((r) => r.output).join('\n'),
      }
    },
  }
}

async function one(ran: Promise<Ran>): Promise<readonly Ran[]> {
  return [await ran]
}

async function each(signal: AbortSignal, ...works: readonly ((signal: AbortSignal) => Promise<Ran>)[]) {
  const ran: Ran[] = []
  for (const work of works) ran.push(await work(signal))
  return ran
}

function tsc(project: string): (signal: AbortSignal) => Promise<Ran> {
  return (signal) => run(pathOfInstalled('.bin', 'tsc'), ['-p', project], { signal })
}

function tooLong(): Ran {
  const found = findTooLong()
  return { code: found.length === 0 ? 0 : 1, output: found.join('\n') }
}

async function boundaries(signal: AbortSignal): Promise<Ran> {
  const rooms = ['contracts', 'projections', 'backend', 'frontend', 'ops']
  const bin = pathOfInstalled('dependency-cruiser', 'bin', 'dependency-cruiser.mjs')
  const { code, output } = await runNode(bin, ['--config', '.dependency-cruiser.cjs', ...rooms], { signal })
  // It asks for an older TypeScript as its parser; ours is swc.
  return { code, output: output.replace(/‼ missing-tsc-transpiler[\s\S]*/, '') }
}

function findUnused(signal: AbortSignal): Promise<Ran> {
  return runNode(pathOfInstalled('knip', 'bin', 'knip.js'), ['--no-progress', '--reporter', 'compact'], { signal })
}

async function texts(signal: AbortSignal): Promise<Ran> {
  const file = join(ROOT, 'frontend', 'build', 'check-texts.ts')
  if (!existsSync(file)) return { code: 1, output: 'frontend/build/check-texts.ts is missing' }
  return runNode(file, [], { signal })
}

async function build(): Promise<Ran> {
  try {
    await buildFrontend()
    return { code: 0, output: '' }
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) }
  }
}
