import { cpus, totalmem } from 'node:os'
import { describe, Refusal } from '../terminal/run-main.ts'
import type { Bench, BenchReport, Outcome } from './bench.ts'
import { BENCHES } from './benches.ts'
import { createEnvironment } from './environment.ts'
import { markStale, recorder } from './recorder.ts'
import { missed, render } from './report.ts'

/**
 * `npm run bench` runs them all, `npm run bench -- append lag` these. Every figure is a ratio to a floor of the same run. `--record` writes them into the
 * table of the README; `--stale` measures nothing and says there of whose code has changed that it was not measured since.
 * @returns 1 where a budget is missed or a bench breaks off
 */
export async function runBenches(args: readonly string[], signal: AbortSignal): Promise<number> {
  if (args.length === 1 && args[0] === '--stale') return markStale(BENCHES)
  const record = args.includes('--record')
  const chosen = chosenOf(args.filter((arg) => arg !== '--record'))
  const keep = record ? await recorder(BENCHES, chosen) : null
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Refusal('Stopped.')), { once: true })
  })
  stopped.catch(() => undefined)
  const env = await createEnvironment()
  let misses = 0
  try {
    console.log(machine())
    for (const bench of chosen) {
      console.log(`\n${bench.name} …`)
      const report = await Promise.race([outcomeOf(() => bench.run(env)), stopped])
      if ('broke_off' in report) console.log(`\n${bench.name} breaks off: ${report.broke_off}`)
      else console.log(render(bench, report))
      misses += 'broke_off' in report ? 1 : missed(report).length
      await keep?.(bench, report)
    }
    console.log(`\n${[machine(), await env.postgresVersion()].filter(Boolean).join(' · ')}`)
    console.log(
      misses === 0 ? 'Every budget holds.' : `${misses} ${misses === 1 ? 'budget is' : 'budgets are'} missed.`,
    )
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

function chosenOf(names: readonly string[]): readonly Bench[] {
  const known = BENCHES.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Refusal(`No bench '${unknown}'. There are: ${known.join(', ')}.`)
  return BENCHES.filter(({ name }) => names.length === 0 || names.includes(name))
}

function machine(): string {
  const [first] = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'} · ${memory} · ${process.platform} ${process.arch} · Node ${process.version}`
}
