import type { Bench, BenchRow } from './bench.ts'
import { alternate, median, percentile, storm } from './figures.ts'
import { BODY, call, startBenchSite } from './site.ts'

const ROUNDS = 7
const CALLERS = 32
const CALLS = 2_000
const LEAST = 0.5
const MOST = 3

/** A real command on a stream of its own, from request to answer, next to the same middleware before one INSERT. */
export const command: Bench = {
  name: 'command',
  budget: `≥ ${LEAST} × the floor's rate with ${CALLERS} callers; p99 ≤ ${MOST} × the floor's`,
  run: async (env) => {
    const database = await env.database()
    env.say('starting an api')
    const site = await startBenchSite(database.url, 'api')
    try {
      const { token } = site
      env.say(`${ROUNDS} rounds of ${CALLS} commands`)
      const rounds = await alternate(
        ROUNDS,
        () => storm(CALLERS, CALLS, () => call(`${site.url}/availability/groups`, { token, body: BODY })),
        () => storm(CALLERS, CALLS, () => call(`${site.floorUrl}/bench/rows`, { token, body: BODY })),
      )
      const rates = [rounds.subject, rounds.floor].map((side) => median(side.map(({ rate }) => rate)))
      const tails = [rounds.subject, rounds.floor].map((side) =>
        percentile(
          side.flatMap(({ times }) => times),
          0.99,
        ),
      )
      const times = rounds.subject.flatMap((round) => round.times)
      return {
        rows: [
          row('commands', 'ops/s', rates, [null, null], (ratio) => ratio >= LEAST, `≥ ${LEAST} ×`),
          row(
            'p99 of a command',
            'ms',
            tails,
            [percentile(times, 0.95), tails[0] ?? 0],
            (ratio) => ratio <= MOST,
            `≤ ${MOST} ×`,
          ),
        ],
        notes: [
          'The command is POST /availability/groups: one event to a new stream. Load and site share the machine.',
        ],
      }
    } finally {
      await site.stop()
      await database.drop()
    }
  },
}

function row(
  label: string,
  unit: string,
  [subject = 0, floor = 0]: readonly number[],
  [p95, p99]: readonly [number | null, number | null],
  holds: (ratio: number) => boolean,
  budget: string,
): BenchRow {
  const ratio = subject / floor
  return { label, unit, median: subject, p95, p99, floor, ratio, budget, ok: holds(ratio) }
}
