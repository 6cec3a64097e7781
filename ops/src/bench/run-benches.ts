import { cpus, totalmem } from 'node:os'
import { Refusal } from '../terminal/run-main.ts'
import { BENCHES } from './benches.ts'
import { createEnvironment } from './environment.ts'
import { missed, render } from './report.ts'

/**
 * `npm run bench` runs them all, `npm run bench -- append lag` these. Every figure is a ratio to a floor of the same run.
 * @returns 1 where a budget is missed
 */
export async function runBenches(args: readonly string[], signal: AbortSignal): Promise<number> {
  const names = BENCHES.map(({ name }) => name)
  const unknown = args.filter((arg) => !names.includes(arg))
  if (unknown.length > 0) throw new Refusal(`No bench '${unknown[0]}'. There are: ${names.join(', ')}.`)
  const chosen = BENCHES.filter(({ name }) => args.length === 0 || args.includes(name))
  const env = await createEnvironment()
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Refusal('Stopped.')), { once: true })
  })
  stopped.catch(() => undefined)
  let misses = 0
  try {
    console.log(machine())
    for (const bench of chosen) {
      console.log(`\n${bench.name} …`)
      const report = await Promise.race([bench.run(env), stopped])
      console.log(render(bench, report))
      misses += missed(report).length
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

function machine(): string {
  const [first] = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'} · ${memory} · ${process.platform} ${process.arch} · Node ${process.version}`
}
