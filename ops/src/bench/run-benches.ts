import { cpus, totalmem } from 'node:os'
import { type Command, readArguments, useOf } from '../terminal/command.ts'
import { describe, Refusal } from '../terminal/run-main.ts'
import type { Bench, BenchReport, Outcome } from './bench.ts'
import { BENCHES } from './benches.ts'
import { createEnvironment } from './environment.ts'
import { markStale, recorder } from './recorder.ts'
import { findMissed, render } from './report.ts'

const COMMAND = {
  name: 'bench',
  says: 'Measures, all of it or what is named: every figure is a ratio to a floor of the same run.',
  words: { use: '[name …]', min: 0, max: Number.POSITIVE_INFINITY },
  options: {
    record: { type: 'boolean', says: 'write the figures into the table of the README' },
    small: { type: 'boolean', says: 'run each with next to nothing, and judge no figure' },
    stale: { type: 'boolean', says: 'measure nothing: name there whose code has changed since it was measured' },
  },
} as const satisfies Command

/**
 * `npm run bench` runs them all, `npm run bench -- append lag` these. Every figure is a ratio to a floor of the same
 * run. `--record` writes them into the table of the README; `--stale` measures nothing and says there of whose code has
 * changed that it was not measured since; `--small` runs each with next to nothing and judges no figure.
 * @returns 1 where a budget is missed or a bench breaks off
 */
export async function runBenches(
  args: readonly string[],
  signal: AbortSignal,
  benches: readonly Bench[] = BENCHES,
): Promise<number> {
  const { flag, names } = readWanted(args)
  if (flag === 'stale') return markStale(benches)
  const chosen = chooseBenches(names, benches)
  const keep = flag === 'record' ? await recorder(benches, chosen) : null
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Refusal('Stopped.')), { once: true })
  })
  stopped.catch(() => undefined)
  const env = await createEnvironment(flag === 'small' ? 'small' : 'whole')
  const judge = flag === 'small' ? judgeSmall : judgeWhole
  let misses = 0
  try {
    console.log(machine())
    for (const bench of chosen) {
      console.log(`\n${bench.name} …`)
      const report = await Promise.race([outcomeOf(() => bench.run(env)), stopped])
      misses += judge(bench, report)
      await keep?.(bench, report)
    }
    console.log(`\n${[machine(), await env.postgresVersion()].filter(Boolean).join(' · ')}`)
    console.log(verdictOf(misses, flag))
    return misses === 0 ? 0 : 1
  } finally {
    await env.close()
  }
}

async function outcomeOf(run: () => Promise<BenchReport>): Promise<Outcome> {
  try {
    return await run()
  } catch (error) {
    console.error(describe(error))
    return { broke_off: error instanceof Error ? error.message : String(error) }
  }
}

const FLAGS = ['record', 'small', 'stale'] as const

function readWanted(args: readonly string[]) {
  const { values, words } = readArguments(COMMAND, args)
  const [flag = null, ...more] = FLAGS.filter((name) => values[name])
  if (more.length > 0 || (flag === 'stale' && words.length > 0)) throw new Refusal(`Use: ${useOf(COMMAND)}`)
  return { flag, names: words }
}

/** @returns how many budgets were missed; one that breaks off misses its own */
function judgeWhole(bench: Bench, outcome: Outcome): number {
  const broke_off = 'broke_off' in outcome
  console.log(broke_off ? `\n${bench.name} breaks off: ${outcome.broke_off}` : render(bench, outcome))
  return broke_off ? 1 : findMissed(outcome).length
}

/** Whether it runs and measures something, whatever that is. */
function judgeSmall({ name }: Bench, outcome: Outcome): number {
  const measured = 'rows' in outcome && outcome.rows.length > 0 && outcome.rows.every(({ median }) => median >= 0)
  const rows = 'rows' in outcome ? `${outcome.rows.length} rows` : `breaks off: ${outcome.broke_off}`
  console.log(`${name}: ${measured || 'broke_off' in outcome ? rows : 'a row without a figure'}`)
  return measured ? 0 : 1
}

function verdictOf(misses: number, flag: string | null): string {
  if (flag === 'small') return misses === 0 ? 'Every bench runs.' : `${misses} do not run.`
  return misses === 0 ? 'Every budget holds.' : `${misses} ${misses === 1 ? 'budget is' : 'budgets are'} missed.`
}

function chooseBenches(names: readonly string[], benches: readonly Bench[]): readonly Bench[] {
  const known = benches.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Refusal(`No bench '${unknown}'. There are: ${known.join(', ')}.`)
  return benches.filter(({ name }) => names.length === 0 || names.includes(name))
}

function machine(): string {
  const [first] = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'} · ${memory} · ${process.platform} ${process.arch} · Node ${process.version}`
}
