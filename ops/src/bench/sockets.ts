import type { Bench, BenchRow } from './bench.ts'
import { type Deliveries, deliver } from './deliveries.ts'
import { median, percentile } from './figures.ts'
import { withParts } from './people.ts'
import { startBenchSite } from './site.ts'

const PEOPLE = 250
const TABS = 2
const A_SECOND = 50
const WHOLE = { people: PEOPLE, SECONDS: 20 }
const SMALL: typeof WHOLE = { people: 4, SECONDS: 0.2 }
const WITHIN_MS = 1_000

/**
 * 500 sockets at two processes, and commands at both: what each person did is told to their tabs, wherever these are
 * (CHT-01, OPS-04).
 */
export const sockets: Bench = {
  name: 'sockets',
  budget: `${PEOPLE * TABS} sockets at two processes, ${A_SECOND} commands a second: all told once and in order, p99 ≤ ${WITHIN_MS} ms`,
  measures: [
    'backend/src/adapters/event-store/postgres',
    'backend/src/live',
    'backend/src/kernel/followed-log',
    'projections/src/kernel',
    'projections/src/postgres',
  ],
  run: async (env) => {
    const sizes = env.sized(WHOLE, SMALL)
    const { SECONDS } = sizes
    const database = await env.demonstration()
    env.say('starting two processes')
    const first = await startBenchSite(database.url, 'site')
    const second = await startBenchSite(database.url, 'api').catch(async (error: unknown) => {
      await first.stop()
      throw error
    })
    try {
      env.say(`${sizes.people} people sign up`)
      const people = await withParts(database.url, (_, teachers) => teachers(sizes.people))
      env.say(`${TABS} tabs each, ${A_SECOND * SECONDS} commands in ${SECONDS} s`)
      const delivered = await deliver({
        urls: [first.url, second.url],
        tokens: people.map(({ token }) => token),
        tabsEach: TABS,
        commands: A_SECOND * SECONDS,
        perSecond: A_SECOND,
        patienceMs: 10_000,
      })
      return { rows: rowsOf(delivered), notes: [`${delivered.expected} hints were due.`] }
    } finally {
      await Promise.all([first.stop(), second.stop()])
      await database.drop()
    }
  },
}

function rowsOf({ times, lost, doubled, disordered, strays }: Deliveries): readonly BenchRow[] {
  const p99 = percentile(times, 0.99)
  const none = { p95: null, p99: null, floor: null, ratio: null, budget: '0' }
  const count = (label: string, n: number): BenchRow => ({ ...none, label, unit: '', median: n, ok: n === 0 })
  return [
    {
      label: 'answer → hint at a tab',
      unit: 'ms',
      median: median(times),
      p95: percentile(times, 0.95),
      p99,
      floor: null,
      ratio: null,
      budget: `p99 ≤ ${WITHIN_MS}`,
      counts: 'p99',
      ok: p99 <= WITHIN_MS,
    },
    count('lost', lost),
    count('told twice', doubled),
    count('tabs out of order', disordered),
    count('told to somebody else', strays),
  ]
}
