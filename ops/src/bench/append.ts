import { randomUUID } from 'node:crypto'
import { createPostgresEventStore } from '@kredka/backend/adapters/event-store/postgres/store'
import type { NewEvent } from '@kredka/contracts/kernel/ports'
import { createPool } from '@kredka/projections/postgres/postgres'
import { SILENT } from '../terminal/silent.ts'
import type { Bench, BenchRow } from './bench.ts'
import { alternate, median, percentile, storm } from './figures.ts'

const WHOLE = { rounds: 7, many: 9_600, one: 600 }
const SMALL: typeof WHOLE = { rounds: 1, many: 128, one: 10 }
const MANY = { label: '64 callers', callers: 64, least: 2.5 }
const ONE = { label: 'one caller', callers: 1, least: 0.7 }
const EVENT_BYTES = 500

type Storm = Awaited<ReturnType<typeof storm>>

/** How fast events get in, next to bare INSERTs of the same bytes that each commit for themselves. */
export const append: Bench = {
  name: 'append',
  budget: `≥ ${MANY.least} × the floor's rate with ${MANY.callers} callers, ≥ ${ONE.least} × with one`,
  measures: ['backend/src/adapters/event-store/postgres'],
  run: async (env) => {
    const { rounds: count, many, one } = env.sized(WHOLE, SMALL)
    const database = await env.database()
    const store = await createPostgresEventStore({ url: database.url, log: SILENT })
    const pool = createPool({ url: database.url, log: SILENT, max: MANY.callers })
    try {
      await pool.query(`create table floor
        (stream text, revision bigint, id uuid, type text, data text, metadata text, unique (stream, revision))`)
      const subject = () => {
        const event = newEvent()
        return store.append(`bench-${event.id}`, 'no_stream', [event])
      }
      const floor = () => {
        const { id, type, data, metadata } = newEvent()
        const values = [`bench-${id}`, 0, id, type, JSON.stringify(data), JSON.stringify(metadata)]
        return pool.query({ name: 'floor', text: 'insert into floor values ($1, $2, $3, $4, $5, $6)', values })
      }
      const rows: BenchRow[] = []
      for (const { label, callers, appends, least } of [
        { ...MANY, appends: many },
        { ...ONE, appends: one },
      ]) {
        env.say(`${label}: ${count} rounds of ${appends} appends`)
        const rounds = await alternate(
          count,
          () => storm(callers, appends, subject),
          () => storm(callers, appends, floor),
        )
        rows.push(rateRow(label, rounds.subject, rounds.floor, least), timeRow(label, rounds.subject, rounds.floor))
      }
      return {
        rows,
        notes: [`One event of ${EVENT_BYTES} bytes to a stream of its own; every commit is synced to disk.`],
      }
    } finally {
      await store.close()
      await pool.end()
      await database.drop()
    }
  },
}

function newEvent(): NewEvent {
  const metadata = { occurred_at: '2026-01-01T12:00:00.000Z', actor: `user:${randomUUID()}`, command_id: randomUUID() }
  const empty = JSON.stringify(metadata).length + JSON.stringify({ text: '' }).length
  return { id: randomUUID(), type: 'OfferSubmitted', data: { text: 'x'.repeat(EVENT_BYTES - empty) }, metadata }
}

function rateRow(label: string, subject: readonly Storm[], floor: readonly Storm[], least: number): BenchRow {
  const rate = median(subject.map((round) => round.rate))
  const floorRate = median(floor.map((round) => round.rate))
  const ratio = rate / floorRate
  return {
    label,
    unit: 'ops/s',
    median: rate,
    p95: null,
    p99: null,
    floor: floorRate,
    ratio,
    budget: `≥ ${least} ×`,
    ok: ratio >= least,
  }
}

/** For orientation: the budget speaks of rates. */
function timeRow(label: string, subject: readonly Storm[], floor: readonly Storm[]): BenchRow {
  const times = subject.flatMap((round) => round.times)
  const floorTime = median(floor.flatMap((round) => round.times))
  return {
    label: `${label}, each append`,
    unit: 'ms',
    median: median(times),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    floor: floorTime,
    ratio: median(times) / floorTime,
    budget: null,
    ok: true,
  }
}
