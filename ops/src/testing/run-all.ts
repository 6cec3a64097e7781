import { type Command, readArguments } from '../terminal/command.ts'
import { duration } from '../terminal/progress.ts'
import { Refusal } from '../terminal/run-main.ts'
import type { Outcome, Step } from './step.ts'
import { STAGES } from './steps.ts'

const COMMAND = {
  name: 'test',
  says: 'Runs all checks and tests; with names of steps only these, with parts of paths behind them only such files.',
  words: { use: '[step …] [part-of-path …]', min: 0, max: Number.POSITIVE_INFINITY },
} as const satisfies Command

/**
 * `npm test` runs everything; `npm test -- types unit` only these steps; `npm test -- unit offers` only the files whose
 * path holds `offers`. The last line counts over all suites (OPS-02); a static check counts as one.
 * @returns exit code
 */
export async function runAll(
  args: readonly string[],
  signal: AbortSignal,
  stages: readonly (readonly (readonly Step[])[])[] = STAGES,
): Promise<number> {
  const names = new Set(stages.flat(2).map(({ name }) => name))
  const { words } = readArguments(COMMAND, args)
  const wanted = words.filter((word) => names.has(word))
  const patterns = words.filter((word) => !names.has(word))
  if (patterns.length > 0 && wanted.length === 0) {
    throw new Refusal(`Say first where to look: ${[...names].join(', ')}. For example: npm test -- unit ${patterns[0]}`)
  }
  let passed = 0
  let failed = 0
  for (const stage of stages) {
    const lists = stage.map((list) => list.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
    const outcomes = await Promise.all(lists.map((list) => runList(list, signal, patterns)))
    for (const outcome of outcomes.flat()) {
      passed += outcome.passed
      failed += outcome.failed
    }
    if (signal.aborted) throw new Refusal(`Stopped. ${passed} passed, ${failed} failed so far.`)
  }
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}

async function runList(steps: readonly Step[], signal: AbortSignal, patterns: readonly string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) {
    if (signal.aborted) break
    const from = performance.now()
    const outcome = await step.run(signal, patterns)
    outcomes.push(outcome)
    const took = duration((performance.now() - from) / 1000)
    const verdict =
      outcome.failed > 0 ? `${outcome.failed} failed, ${outcome.passed} passed` : `${outcome.passed} passed`
    console.log(`${outcome.failed > 0 ? '✗' : '✓'} ${step.name}: ${step.about}: ${verdict} (${took})`)
    if (outcome.output) console.log(outcome.output)
  }
  return outcomes
}
