import { setTimeout as pause } from 'node:timers/promises'
import type { Bench, BenchRow } from './bench.ts'
import { alternate, median, percentile, type Series } from './figures.ts'
import { BODY, call, type RunningBenchSite, startBenchSite } from './site.ts'
import { type EchoSocket, type HintSocket, openEcho, openHints } from './socket-clients.ts'

const ROUNDS = 5
const A_SECOND = 200
const SECONDS = 6
const MOST = 4
/** The last third of a round may not take this much longer than the first. */
const GROWTH = 1.5

/** Milliseconds from the moment a command was due until a query answers with what it did, and until a socket told of it. */
interface Seen {
  readonly query: number
  readonly socket: number
}

/**
 * From a command's sending until a query answers with what it did, and until the hint is at a client, which leaves when the rows are there; at
 * a steady pace whatever the answers take; next to one INSERT and one SELECT behind the same middleware, and a socket's echo.
 */
export const lag: Bench = {
  name: 'lag',
  budget: `${A_SECOND} commands a second: p99 ≤ ${MOST} × the floor's, and no growing lag`,
  measures: ['backend/src/adapters/event-store/postgres', 'backend/src/kernel', 'backend/src/live', 'projections/src'],
  run: async (env) => {
    const database = await env.database()
    env.say('starting a site')
    const site = await startBenchSite(database.url, 'site')
    const [hints, echo] = [await openHints(site), await openEcho(site)]
    try {
      env.say(`${ROUNDS} rounds of ${SECONDS} s each for subject and floor`)
      const rounds = await alternate(
        ROUNDS,
        () => steady((due) => commandSeen(site, hints, due)),
        () => steady((due) => rowSeen(site, echo, due)),
      )
      const growth = median(rounds.subject.map(growthOf))
      const of = (name: keyof Seen) => [rounds.subject, rounds.floor].map((all) => all.flat().map((seen) => seen[name]))
      return {
        rows: [
          rowOf('command → query shows it', ...of('query')),
          rowOf('command → hint at a client', ...of('socket')),
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
        notes: ['The floor is its p99: INSERT, then SELECT, or then the echo of a socket.'],
      }
    } finally {
      hints.close()
      echo.close()
      await site.stop()
      await database.drop()
    }
  },
}

function rowOf(label: string, subject: Series = [], floor: Series = []): BenchRow {
  const ratio = percentile(subject, 0.99) / percentile(floor, 0.99)
  return {
    label,
    unit: 'ms',
    median: median(subject),
    p95: percentile(subject, 0.95),
    p99: percentile(subject, 0.99),
    floor: percentile(floor, 0.99),
    ratio,
    budget: `p99 ≤ ${MOST} ×`,
    ok: ratio <= MOST,
  }
}

async function commandSeen({ url, token }: RunningBenchSite, hints: HintSocket, due: number): Promise<Seen> {
  const { body, position } = await call(`${url}/availability/groups`, { token, body: BODY })
  const id: string = JSON.parse(body).data.id
  const [query, socket] = await Promise.all([
    call(`${url}/availability?availability_group_id=${id}`, { token, after: position }).then(() => performance.now()),
    hints.of(id),
  ])
  return { query: query - due, socket: socket - due }
}

async function rowSeen({ floorUrl, token }: RunningBenchSite, echo: EchoSocket, due: number): Promise<Seen> {
  const { body } = await call(`${floorUrl}/bench/rows`, { token, body: BODY })
  const id: string = JSON.parse(body).data.id
  await call(`${floorUrl}/bench/rows/${id}`, { token })
  const query = performance.now()
  await echo.say(id)
  return { query: query - due, socket: performance.now() - due }
}

/** Starts `work` at a fixed pace, late answers or not. */
async function steady(work: (due: number) => Promise<Seen>): Promise<readonly Seen[]> {
  const from = performance.now()
  const all: Promise<Seen>[] = []
  for (let n = 0; n < A_SECOND * SECONDS; n++) {
    const due = from + (n * 1000) / A_SECOND
    const early = due - performance.now()
    if (early > 1) await pause(early)
    all.push(work(due))
  }
  return Promise.all(all)
}

function growthOf(round: readonly Seen[]): number {
  const times = round.map(({ socket }) => socket)
  const third = Math.floor(times.length / 3)
  return median(times.slice(-third)) / median(times.slice(0, third))
}
