import { randomUUID } from 'node:crypto'
import { createPostgresEventStore } from '@kredka/backend/adapters/event-store/postgres/store'
import { createCatalog } from '@kredka/backend/kernel/catalog'
import { systemClock } from '@kredka/backend/kernel/clock'
import { createEventEncryption } from '@kredka/backend/kernel/event-encryption'
import type { SomeDecider } from '@kredka/backend/kernel/write/fold-cache'
import { createFolds } from '@kredka/backend/kernel/write/folds'
import { event } from '@kredka/contracts/kernel/events'
import type { Keyring, NewEvent } from '@kredka/contracts/kernel/ports'
import { Id, Obj, Personal, Text, Type } from '@kredka/contracts/kernel/schema'
import { createPool } from '@kredka/projections/postgres/postgres'
import { SILENT } from '../terminal/silent.ts'
import type { Bench, BenchRow } from './bench.ts'
import { alternate, median, percentile, storm } from './figures.ts'

const EVENTS = 100
const WHOLE = { ROUNDS: 7, READS: 300, STREAMS: 50 }
const SMALL: typeof WHOLE = { ROUNDS: 1, READS: 4, STREAMS: 2 }
const MAX_RATIO = 1.3

const Noted = event(
  'Noted',
  Obj({
    user_id: Id,
    lesson_id: Id,
    minutes: Type.Integer(),
    text: Text(2_000),
    note: Personal(Text(2_000), 'user_id'),
  }),
)

/** Counts minutes: folding itself costs next to nothing, so that what is measured is the way there. */
const minutes: SomeDecider = {
  category: 'bench',
  initial: 0,
  evolve: (state, { data }) => Number(state) + Number(data['minutes']),
  decide: () => [],
}

/** Folding opens no envelopes and asks for no key. */
const noKeys: Keyring = {
  keyFor: () => Promise.reject(new Error('folding needs no key')),
  keysFor: () => Promise.reject(new Error('folding needs no key')),
  keysOf: async () => new Map(),
  forgottenAmong: async () => new Set(),
  forget: async () => undefined,
}

/** How long it takes to load and fold a stream, next to a SELECT of the same rows. */
export const readFold: Bench = {
  name: 'read-fold',
  budget: `≤ ${MAX_RATIO} × a SELECT of the same ${EVENTS} rows`,
  measures: [
    'backend/src/adapters/event-store/postgres',
    'backend/src/kernel/event-encryption.ts',
    'backend/src/kernel/write',
  ],
  run: async (env) => {
    const { ROUNDS, READS, STREAMS } = env.sized(WHOLE, SMALL)
    const database = await env.database()
    const store = await createPostgresEventStore({ url: database.url, log: SILENT })
    const pool = createPool({ url: database.url, log: SILENT, max: 4 })
    try {
      const streams = Array.from({ length: STREAMS }, () => `bench-${randomUUID()}`)
      for (const stream of streams) await store.append(stream, 'no_stream', Array.from({ length: EVENTS }, newEvent))
      await pool.query('vacuum analyze event_store.events')
      const encryption = createEventEncryption({ catalog: createCatalog([Noted]), keyring: noKeys })
      const folds = createFolds({ store, encryption, clock: systemClock }, { streams: 0, bytes: 0 })
      const streamOf = (n: number) => streams[n % STREAMS] ?? ''
      const subject = async (n: number) => {
        const { revision } = await folds.refresh(minutes, streamOf(n))
        if (revision !== EVENTS - 1) throw new Error(`folded up to ${revision}`)
      }
      const floor = (n: number) => {
        const text = 'select * from event_store.events where stream = $1 order by revision'
        return pool.query({ name: 'floor', text, values: [streamOf(n)] })
      }
      env.say(`${ROUNDS} rounds of ${READS} reads`)
      const rounds = await alternate(
        ROUNDS,
        () => storm(1, READS, subject),
        () => storm(1, READS, floor),
      )
      const row = rowOf(
        rounds.subject.flatMap(({ times }) => times),
        rounds.floor.flatMap(({ times }) => times),
      )
      return { rows: [row], notes: ['Nothing is cached: each fold begins with an empty state. Boxes stay closed.'] }
    } finally {
      await store.close()
      await pool.end()
      await database.drop()
    }
  },
}

function newEvent(_: unknown, n: number): NewEvent {
  return {
    id: randomUUID(),
    type: 'Noted',
    data: {
      user_id: '0000000000000000000000anna',
      lesson_id: '000000000000000000000lekcja',
      minutes: n,
      text: 'x'.repeat(150),
      note: null,
      $encrypted: { user_id: 'b'.repeat(120) },
    },
    metadata: {
      occurred_at: '2026-01-01T12:00:00.000Z',
      actor: 'user:0000000000000000000000anna',
      command_id: randomUUID(),
      command: 'bench.note',
      $correlationId: randomUUID(),
      $causationId: randomUUID(),
      schema_version: '1',
      origin: 'live',
    },
  }
}

function rowOf(times: readonly number[], floorTimes: readonly number[]): BenchRow {
  const floor = median(floorTimes)
  const ratio = median(times) / floor
  return {
    label: `${EVENTS} events`,
    unit: 'ms',
    median: median(times),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    floor,
    ratio,
    budget: `≤ ${MAX_RATIO} ×`,
    ok: ratio <= MAX_RATIO,
  }
}
