import { setTimeout as pause } from 'node:timers/promises'
import type { Bench } from './bench.ts'
import { alternate, median, percentile, type Series } from './figures.ts'
import { BODY, call, type RunningBenchSite, startBenchSite } from './site.ts'

const ROUNDS = 5
const A_SECOND = 200
const SECONDS = 6
const MOST = 4
/** The last third of a round may not take this much longer than the first. */
const GROWTH = 1.5

/**
 * From a command's sending until a query answers with what it did, at a steady pace whatever the answers take; next to one INSERT and one
 * SELECT behind the same middleware.
 */
export const lag: Bench = {
  name: 'lag',
  budget: `${A_SECOND} commands a second: p99 ≤ ${MOST} × the floor's, and no growing lag`,
  run: async (env) => {
    const database = await env.database()
    env.say('starting a site')
    const site = await startBenchSite(database.url, 'site')
    try {
      env.say(`${ROUNDS} rounds of ${SECONDS} s each for subject and floor`)
      const rounds = await alternate(
        ROUNDS,
        () => steady(() => commandSeen(site)),
        () => steady(() => rowSeen(site)),
      )
      const [subject, floor] = [rounds.subject.flat(), rounds.floor.flat()]
      const ratio = percentile(subject, 0.99) / percentile(floor, 0.99)
      const growth = median(rounds.subject.map(growthOf))
      return {
        rows: [
          {
            label: 'command → query shows it',
            unit: 'ms',
            median: median(subject),
            p95: percentile(subject, 0.95),
            p99: percentile(subject, 0.99),
            floor: percentile(floor, 0.99),
            ratio,
            budget: `p99 ≤ ${MOST} ×`,
            ok: ratio <= MOST,
          },
          {
            label: 'last third to first third',
            unit: '×',
            median: growth,
            p95: null,
            p99: null,
            floor: null,
            ratio: growth,
            budget: `≤ ${GROWTH} ×`,
            ok: growth <= GROWTH,
          },
        ],
        notes: ['The floor is its p99. The way on to a socket is not measured yet.'],
      }
    } finally {
      await site.stop()
      await database.drop()
    }
  },
}

async function commandSeen({ url, token }: RunningBenchSite): Promise<void> {
  const { body, position } = await call(`${url}/availability/groups`, { token, body: BODY })
  const id = JSON.parse(body).data.id
  await call(`${url}/availability?availability_group_id=${id}`, { token, after: position })
}

async function rowSeen({ floorUrl, token }: RunningBenchSite): Promise<void> {
  const { body } = await call(`${floorUrl}/bench/rows`, { token, body: BODY })
  await call(`${floorUrl}/bench/rows/${JSON.parse(body).data.id}`, { token })
}

/** Starts `work` at a fixed pace, late answers or not. @returns milliseconds from the moment each was due */
async function steady(work: () => Promise<void>): Promise<Series> {
  const from = performance.now()
  const all: Promise<number>[] = []
  for (let n = 0; n < A_SECOND * SECONDS; n++) {
    const due = from + (n * 1000) / A_SECOND
    const early = due - performance.now()
    if (early > 1) await pause(early)
    all.push(work().then(() => performance.now() - due))
  }
  return Promise.all(all)
}

function growthOf(round: Series): number {
  const third = Math.floor(round.length / 3)
  return median(round.slice(-third)) / median(round.slice(0, third))
}
