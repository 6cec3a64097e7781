import { setTimeout as sleep } from 'node:timers/promises'
import { createPostgresEventStore } from '@kredka/backend/adapters/event-store/postgres/store'
import { migrateWithStore } from '@kredka/backend/composition/migrations'
import { systemClock } from '@kredka/backend/kernel/clock'
import { createIds } from '@kredka/backend/kernel/ids'
import { type Alarm, type Policy, when } from '@kredka/backend/kernel/policy'
import { alarmClock } from '@kredka/backend/kernel/reactions/alarms'
import { pause } from '@kredka/backend/kernel/reactions/pause'
import { policyRunner } from '@kredka/backend/kernel/reactions/policy-runner'
import type { ReactionDeps } from '@kredka/backend/kernel/reactions/reaction-deps'
import { counter, counterEvents } from '@kredka/backend/kernel/testing/counter'
import { testWriteSide } from '@kredka/backend/kernel/testing/test-write-side'
import { must } from '@kredka/contracts/kernel/testing/must'
import { createPool } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'
import { SILENT } from '../terminal/silent.ts'
import type { Bench, BenchRow } from './bench.ts'
import { alternate, median, percentile, storm } from './figures.ts'

const WHOLE = { ROUNDS: 5, EVENTS: 1_000, ALARMS: 10_000 }
const SMALL: typeof WHOLE = { ROUNDS: 1, EVENTS: 10, ALARMS: 20 }
const POLICIES = 20
const WAITS_MS = 5_000
/** Between two events: as many a second as the busiest hour of a large site has. */
const PACE_MS = 5
const SLOWER = 1.2
const ALARMS_A_SECOND = 500
const LONG_AGO = '2026-01-01T00:00:00.000Z'

interface Side {
  readonly deps: ReactionDeps
  readonly pool: pg.Pool
  readonly count: (id: string) => Promise<void>
}

/** What one policy that waits costs the others, and how fast a backlog of alarms is worked off. */
export const policies: Bench = {
  name: 'policies',
  budget: `the others' p99 ≤ ${SLOWER} × where one of ${POLICIES} policies waits ${WAITS_MS / 1000} s for each event; ≥ ${ALARMS_A_SECOND} alarms/s`,
  measures: [
    'backend/src/adapters/event-store/postgres',
    'backend/src/kernel/reactions',
    'backend/src/kernel/policy.ts',
  ],
  run: async (env) => {
    const { ROUNDS, EVENTS, ALARMS } = env.sized(WHOLE, SMALL)
    const database = await env.database()
    const pool = createPool({ url: database.url, log: SILENT, max: 12 })
    await migrateWithStore(pool)
    const store = await createPostgresEventStore({ url: database.url, log: SILENT })
    try {
      const side = sideOver(store, pool)
      env.say(`${2 * (ROUNDS + 1)} rounds of ${EVENTS} events for ${POLICIES} policies`)
      const rounds = await alternate(
        ROUNDS,
        (round) => delays(side, EVENTS, `waiting-${round}`, true),
        (round) => delays(side, EVENTS, `quick-${round}`, false),
      )
      env.say(`a backlog of ${ALARMS} alarms`)
      const rows = [delayRow(rounds.subject.flat(), rounds.floor.flat()), await alarmRow(side, ALARMS)]
      return {
        rows,
        notes: [`A policy does one SELECT for each event; ${Math.round(1000 / PACE_MS)} events a second at most.`],
      }
    } finally {
      await store.close()
      await pool.end()
      await database.drop()
    }
  },
}

function sideOver(store: Awaited<ReturnType<typeof createPostgresEventStore>>, pool: pg.Pool): Side {
  const { write, encryption, context } = testWriteSide({ events: counterEvents, store, ids: createIds(systemClock) })
  const deps = { store, open: encryption.openEvents, write, pool, clock: systemClock, pause, log: SILENT }
  const count = async (id: string) => {
    must(await write.execute(counter, id, { do: 'count', at: String(Date.now()) }, context('bench.count')))
  }
  return { deps, pool, count }
}

/** Milliseconds from each append to each quick policy's having done its work. */
async function delays(
  { deps, pool, count }: Side,
  events: number,
  round: string,
  oneWaits: boolean,
): Promise<readonly number[]> {
  const appended = new Map<string, number>()
  const took: number[] = []
  const quick = (name: string): Policy => ({
    name,
    inline: false,
    on: when(counterEvents.Counted, async ({ stream }) => {
      const from = appended.get(stream)
      if (from === undefined) return
      await pool.query('select 1')
      took.push(performance.now() - from)
    }),
  })
  const slow: Policy = {
    name: `${round}-slow`,
    inline: false,
    on: when(counterEvents.Counted, () => pause(WAITS_MS, ended.signal)),
  }
  const ended = new AbortController()
  const others = Array.from({ length: POLICIES - 1 }, (_, n) => quick(`${round}-${n}`))
  const runner = policyRunner([...others, oneWaits ? slow : quick(`${round}-slow`)], deps)
  await runner.prepare()
  const leading = runner.lead(ended.signal)
  for (let n = 0; n < events; n += 1) {
    const id = `${round}-${n}`
    appended.set(`counter-${id}`, performance.now())
    await count(id)
    await sleep(PACE_MS)
  }
  const all = events * (oneWaits ? POLICIES - 1 : POLICIES)
  while (took.length < all) await sleep(20)
  ended.abort()
  await leading
  return took
}

function delayRow(times: readonly number[], floorTimes: readonly number[]): BenchRow {
  const [p99, floor] = [percentile(times, 0.99), percentile(floorTimes, 0.99)]
  return {
    label: 'one policy waits, the others (p99 beside p99)',
    unit: 'ms',
    median: median(times),
    p95: percentile(times, 0.95),
    p99,
    floor,
    ratio: p99 / floor,
    budget: `≤ ${SLOWER} ×`,
    ok: p99 / floor <= SLOWER,
  }
}

/** Alarms of as many keys, all due: each sends one command. Beside them as many bare SELECTs, as many at once. */
async function alarmRow({ deps, pool, count }: Side, alarms: number): Promise<BenchRow> {
  await storm(64, alarms, (n) => count(`alarm-${n}`))
  const ended = new AbortController()
  let fired = 0
  let first = 0
  const alarm: Alarm = {
    name: 'bench.alarm',
    set: {
      Counted: ({ stream }) => (stream.startsWith('counter-alarm-') ? { key: stream, due_at: LONG_AGO } : null),
    },
    fire: async ({ key }, reaction) => {
      if (first === 0) first = performance.now()
      const id = key.replace('counter-alarm', 'fired')
      must(await reaction.write.execute(counter, id, { do: 'count' }, reaction.context('bench.fire')))
      fired += 1
      if (fired === alarms) ended.abort()
    },
  }
  await alarmClock([alarm], deps).lead(ended.signal)
  const rate = (alarms / (performance.now() - first)) * 1000
  const floor = (await storm(8, alarms, () => pool.query('select 1'))).rate
  return {
    label: `${alarms.toLocaleString('en')} alarms that are due`,
    unit: 'ops/s',
    median: rate,
    p95: null,
    p99: null,
    floor,
    ratio: rate / floor,
    budget: `≥ ${ALARMS_A_SECOND}/s`,
    counts: 'median',
    ok: rate >= ALARMS_A_SECOND,
  }
}
