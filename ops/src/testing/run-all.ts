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
 * path holds `offers`. The last line counts over all suites (OPS-02); a static check counts as one. What failed is named
 * again before it, also where the run is stopped: of a long log often its end alone is kept.
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
  const failures: string[] = []
  for (const stage of stages) {
    const lists = stage.map((list) => list.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
    // Whoever ends the next stage by force ends us as well.
    if (lists.flat().length > 0) name(failures)
    const outcomes = await Promise.all(lists.map((list) => runList(list, signal, patterns)))
    for (const outcome of outcomes.flat()) {
      passed += outcome.passed
      failed += outcome.failed
      failures.push(...outcome.failures)
    }
    if (signal.aborted) name(failures)
    if (signal.aborted) throw new Refusal(`Stopped. ${passed} passed, ${failed} failed so far.`)
  }
  name(failures)
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}

function name(failures: readonly string[]): void {
  for (const failure of failures) console.log(`FAIL ${failure}`)
}

async function runList(steps: readonly Step[], signal: AbortSignal, patterns: readonly string[]) {
  const outcomes: Required<Outcome>[] = []
  for (const step of steps) {
    if (signal.aborted) break
    const from = performance.now()
    const outcome = await step.run(signal, patterns)
    outcomes.push({ failures: outcome.failed > 0 ? [step.name] : [], ...outcome })
    const took = duration((performance.now() - from) / 1000)
    const verdict =
      outcome.failed > 0 ? `${outcome.failed} failed, ${outcome.passed} passed` : `${outcome.passed} passed`
    console.log(`${outcome.failed > 0 ? '✗' : '✓'} ${step.name}: ${step.about}: ${verdict} (${took})`)
    if (outcome.output) console.log(outcome.output)
  }
  return outcomes
}
