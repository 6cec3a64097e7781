import type { Bench, BenchRow } from './bench.ts'
import { type Count, openCounters } from './counters.ts'
import { alternate, median, percentile, type Series, storm } from './figures.ts'

const LONG = 5_000
const SHORT = 50
const WHOLE = { rounds: 7, streams: 30, commands: 300, long: LONG }
const SMALL: typeof WHOLE = { rounds: 1, streams: 2, commands: 4, long: 500 }
/** What one append may hold. */
const AT_ONCE = 500
const MAX_RATIO = 1.3

/** A command on a stream that has gone on for years, next to the same on a young one. */
export const longStream: Bench = {
  name: 'long-stream',
  budget: `a command on a stream of ${LONG} events ≤ ${MAX_RATIO} × one on a stream of ${SHORT}`,
  measures: ['backend/src/adapters/event-store/postgres', 'backend/src/kernel/write'],
  run: async (env) => {
    const { rounds, streams, commands, long } = env.sized(WHOLE, SMALL)
    const counters = await openCounters(env)
    try {
      env.say(`making ${streams} streams of ${long} events, and as many of ${SHORT}`)
      for (let n = 0; n < streams; n += 1) {
        for (let events = 0; events < long; events += AT_ONCE) await counters.count(`long-${n}`, AT_ONCE)
        await counters.count(`short-${n}`, SHORT)
      }
      const on = (count: Count, kind: string, times: number) => storm(1, times, (n) => count(`${kind}-${n % streams}`))
      env.say(`${rounds} rounds of ${commands} commands`)
      const known = await alternate(
        rounds,
        () => on(counters.count, 'long', commands),
        () => on(counters.count, 'short', commands),
      )
      const unknown = await alternate(
        rounds,
        () => on(counters.another(), 'long', streams),
        () => on(counters.another(), 'short', streams),
      )
      const times = (all: readonly { readonly times: Series }[]) => all.flatMap((round) => round.times)
      return {
        rows: [
          rowOf('the process knows the stream', times(known.subject), times(known.floor), MAX_RATIO),
          rowOf('it does not', times(unknown.subject), times(unknown.floor), null),
        ],
        notes: ['One caller. A process that does not know a stream reads it once, for its first command.'],
      }
    } finally {
      await counters.close()
    }
  },
}

function rowOf(label: string, long: Series, short: Series, most: number | null): BenchRow {
  const floor = median(short)
  const ratio = median(long) / floor
  return {
    label,
    unit: 'ms',
    median: median(long),
    p95: percentile(long, 0.95),
    p99: percentile(long, 0.99),
    floor,
    ratio,
    budget: most === null ? null : `≤ ${most} ×`,
    ok: most === null || ratio <= most,
  }
}
