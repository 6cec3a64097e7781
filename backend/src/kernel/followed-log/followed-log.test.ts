import { randomUUID } from 'node:crypto'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import type { EventStore, NewEvent } from '@kredka/contracts/kernel/ports'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { createEventStoreDbStore } from '../../adapters/event-store/eventstoredb/store.ts'
import { startStandIn } from '../../adapters/event-store/eventstoredb/testing/stand-in.ts'
import { createPostgresEventStore } from '../../adapters/event-store/postgres/store.ts'
import { migrateWithStore } from '../../composition/migrations.ts'
import { createFixedClock } from '../testing/fixed-clock.ts'
import { memoryLog } from '../testing/memory-log.ts'
import { adoptLog } from './adopt-log.ts'
import { createFollowedLog, ForeignLogError } from './followed-log.ts'

/** A log that can be taken back to an earlier copy of itself. */
interface Restorable {
  readonly name: string
  readonly store: EventStore
  /** Restores the copy that held so many events. */
  restore(events: number): Promise<void>
  close(): Promise<void>
}

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await migrateWithStore(database.pool)
})
afterEach(() => database.drop())

async function embedded(): Promise<Restorable> {
  const store = await createPostgresEventStore({ url: database.url, log: memoryLog() })
  return {
    name: 'embedded',
    store,
    restore: async (events) => {
      const trigger = (state: string) =>
        database.pool.query(`alter table event_store.events ${state} trigger immutable`)
      await trigger('disable')
      await database.pool.query('delete from event_store.events where position > $1', [events])
      await trigger('enable always')
    },
    close: () => store.close(),
  }
}

async function wire(): Promise<Restorable> {
  const server = await startStandIn()
  const store = createEventStoreDbStore({ url: `esdb://127.0.0.1:${server.port}?tls=false`, log: memoryLog() })
  return {
    name: 'wire',
    store,
    restore: async (events) => {
      const own = server.log.records.flatMap(({ stream }, n) => (stream === 'things-1' ? [n] : []))
      server.log.restore(own[events] ?? server.log.records.length)
    },
    close: async () => {
      await store.close()
      await server.close()
    },
  }
}

function things(count: number): NewEvent[] {
  return Array.from({ length: count }, () => ({ id: randomUUID(), type: 'ThingHappened', data: {}, metadata: {} }))
}

async function grow(store: EventStore, count: number): Promise<void> {
  const [last] = await store.read('things-1', { direction: 'backwards', limit: 1 })
  await store.append('things-1', last?.revision ?? 'no_stream', things(count))
}

function followed(store: EventStore) {
  const short = { lookEveryMs: 5, pause: () => new Promise<void>((resolve) => setTimeout(resolve, 5)) }
  const clock = createFixedClock('2026-11-23T10:00:00.000Z')
  return createFollowedLog({ pool: database.pool, store, clock, log: memoryLog(), setting: 'EVENTSTORE_URL', ...short })
}

/** What a read model and a policy keep that have read the log to its end. */
async function readToTheEnd({ store }: Restorable): Promise<void> {
  const position = await store.head()
  const event = await store.eventAt(position)
  await database.pool.query(
    `insert into read_side.checkpoints (projection, slot, version, position, event_id, status, started_at, updated_at)
     values ('offers', 'live', '1', $1, $2, 'live', now(), now())
     on conflict (projection, slot) do update set position = $1, event_id = $2`,
    [position, event],
  )
  await database.pool.query(
    `insert into reactions.checkpoints (name, position) values ('mails', $1) on conflict (name) do update
        set position = $1`,
    [position],
  )
}

describe.each([
  ['the embedded store', embedded],
  ['EventStoreDB over the stand-in', wire],
])('EVT-13 %s', (_, open) => {
  let log: Restorable
  beforeEach(async () => {
    log = await open()
    await followed(log.store).check()
    await grow(log.store, 5)
    await readToTheEnd(log)
  })
  afterEach(() => log.close())

  test('a log that only grew is followed on', async () => {
    await grow(log.store, 3)
    await expect(followed(log.store).check()).resolves.toBeUndefined()
    expect(followed(log.store).fault()).toBeNull()
  })

  test('a log restored from an older copy is refused, with the setting, the cause and the way out', async () => {
    await log.restore(3)
    const opened = followed(log.store)
    await expect(opened.check()).rejects.toThrow(ForeignLogError)
    await expect(opened.check()).rejects.toThrow(
      /^The event log of EVENTSTORE_URL ends before what this site has read of it: .*npm run projections -- rebuild --all$/,
    )
    expect(opened.fault()).toBe('shorter')
  })

  test('a log restored from an older copy that has grown past the checkpoints again is refused', async () => {
    await log.restore(3)
    await grow(log.store, 9)
    const opened = followed(log.store)
    await expect(opened.check()).rejects.toThrow('holds other events than this site has read of it')
    expect(opened.fault()).toBe('other_events')
  })

  test('a log restored under a running process is found by it', async () => {
    const opened = followed(log.store)
    const found = opened.watch(AbortSignal.timeout(60_000))
    await log.restore(3)
    await grow(log.store, 9)
    expect(await found).toBeInstanceOf(ForeignLogError)
    expect(opened.fault()).toBe('other_events')
  })

  test('another log is refused, although it holds the same events', async () => {
    await database.pool.query('update read_side.log set id = $1', [randomUUID()])
    await expect(followed(log.store).check()).rejects.toThrow('is another one than this site has followed')
  })

  test('checkpoints from before logs had an identity belong to a log that has an event at each of them', async () => {
    await database.pool.query('delete from read_side.log; update read_side.checkpoints set event_id = null')
    await followed(log.store).check()
    await database.pool.query('delete from read_side.log')
    await log.restore(4)
    await expect(followed(log.store).check()).rejects.toThrow('ends before')
  })

  test('a node that comes to hold a checkpoint while it is asked is no other log', async () => {
    let asked = 0
    const late = { ...log.store, eventAt: async (at: string) => (asked++ === 0 ? null : log.store.eventAt(at)) }
    await expect(followed(late).check()).resolves.toBeUndefined()
    expect(asked).toBeGreaterThan(1)
  })

  test('a store that does not answer is no other log', async () => {
    const down = { ...log.store, identity: () => Promise.reject(new Error('down')) }
    const opened = followed(down)
    expect(await opened.watch(AbortSignal.timeout(100))).toBeUndefined()
    expect(opened.fault()).toBeNull()
  })
})

test('EVT-13 checkpoints of the embedded log are not followed into EventStoreDB, and back', async () => {
  const [first, second] = [await embedded(), await wire()]
  try {
    for (const { store } of [first, second]) await grow(store, 5)
    await followed(first.store).check()
    await readToTheEnd(first)
    await expect(followed(second.store).check()).rejects.toThrow('is another one than this site has followed')
    await expect(followed(first.store).check()).resolves.toBeUndefined()
  } finally {
    await Promise.all([first.close(), second.close()])
  }
})

test('EVT-13 policies take up the last hour of an older copy of their log again, and begin at the head of another', async () => {
  const log = await embedded()
  const { store } = log
  const at = (minute: number) => new Date(Date.parse('2026-11-23T06:00:00.000Z') + minute * MINUTE).toISOString()
  try {
    for (let minute = 0; minute < 200; minute += 10) {
      const [thing] = things(1)
      if (thing === undefined) continue
      await store.append(`things-${minute}`, 'no_stream', [{ ...thing, metadata: { occurred_at: at(minute) } }])
    }
    await followed(store).check()
    await readToTheEnd(log)
    const adopted = async () => {
      await adoptLog({ pool: database.pool, store, clock: createFixedClock('2026-11-23T10:00:00.000Z') })
      await expect(followed(store).check()).resolves.toBeUndefined()
      const { rows } = await database.pool.query<{ position: string }>(
        'select position from reactions.checkpoints order by name',
      )
      return rows.map(({ position }) => position)
    }
    await database.pool.query("insert into reactions.checkpoints (name, position) values ('slow', '3')")
    await log.restore(18)
    await expect(followed(store).check()).rejects.toThrow('ends before')
    // the last event is of minute 170, the first after this position of minute 110
    expect(await adopted()).toEqual(['11', '3'])
    await database.pool.query('update read_side.log set id = $1', [randomUUID()])
    expect(await adopted()).toEqual(['18', '18'])
  } finally {
    await log.close()
  }
})

test('EVT-13 an older copy that was written to for hours is followed once it is adopted, also by policies far behind', async () => {
  const log = await embedded()
  const { store } = log
  const clock = createFixedClock('2026-11-23T10:00:00.000Z')
  const write = async (stream: string, occurred_at: string) => {
    const events = things(1).map((event) => ({ ...event, metadata: { occurred_at } }))
    await store.append(stream, 'no_stream', events)
  }
  try {
    for (let n = 1; n <= 6; n += 1) await write(`things-${n}`, '2026-11-23T06:00:00.000Z')
    await followed(store).check()
    await readToTheEnd(log)
    const places = `insert into reactions.checkpoints (name, position, event_id) values ('lost', '5', $1), ('slow',
        '2', $2)`
    await database.pool.query(places, [await store.eventAt('5'), await store.eventAt('2')])
    await log.restore(3)
    for (let n = 4; n <= 8; n += 1) await write(`since-${n}`, '2026-11-23T07:00:00.000Z')
    await write('since-9', '2026-11-23T09:59:00.000Z')
    // the clock of whoever wrote this was wrong: it says nothing about when the last hour began
    await write('since-10', '2031-01-01T00:00:00.000Z')
    await expect(followed(store).check()).rejects.toThrow('holds other events')
    await adoptLog({ pool: database.pool, store, clock })
    await expect(followed(store).check()).resolves.toBeUndefined()
    const { rows } = await database.pool.query('select name, position from reactions.checkpoints order by name')
    expect(rows).toEqual([
      { name: 'lost', position: '8' },
      { name: 'mails', position: '6' },
      { name: 'slow', position: '2' },
    ])
  } finally {
    await log.close()
  }
})

test('EVT-13 checkpoints that an earlier version moved on, knowing nothing of events, do not make the log another one', async () => {
  const log = await embedded()
  try {
    await grow(log.store, 5)
    await followed(log.store).check()
    await readToTheEnd(log)
    const event = await log.store.eventAt('5')
    await database.pool.query('update reactions.checkpoints set event_id = $1', [event])
    await grow(log.store, 2)
    for (const schema of ['reactions', 'read_side']) {
      await database.pool.query(`update ${schema}.checkpoints set position = '7'`)
      const { rows } = await database.pool.query(`select position, event_id from ${schema}.checkpoints`)
      expect(rows).toEqual([{ position: '7', event_id: null }])
    }
    await expect(followed(log.store).check()).resolves.toBeUndefined()
  } finally {
    await log.close()
  }
})
