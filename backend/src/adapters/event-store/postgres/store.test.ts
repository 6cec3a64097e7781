import { type EventStore, START, StoreUnavailableError } from '@kredka/contracts/kernel/ports'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import {
  behind,
  collect,
  freshStream,
  idsOf,
  insist,
  newEvent,
  newEvents,
} from '../../../kernel/testing/event-store-contract/harness.ts'
import { type MemoryLog, memoryLog } from '../../../kernel/testing/memory-log.ts'
import { createFlakyDatabaseProxy, type FlakyProxy } from '../testing/flaky-proxy.ts'
import { createPostgresEventStore } from './store.ts'

const LOCK = "select pg_advisory_xact_lock(hashtextextended('event_store.append', 0))"

describe('the log in Postgres', () => {
  let database: TestDatabase
  let store: EventStore
  let proxy: FlakyProxy
  let log: MemoryLog

  beforeAll(async () => {
    database = await testDatabase()
    const proxied = await createFlakyDatabaseProxy(database.url)
    proxy = proxied.proxy
    log = memoryLog()
    store = await createPostgresEventStore({ url: proxied.url, log, appendTimeoutMs: 60_000, pollMs: 20 })
  })
  afterAll(async () => {
    await store.close()
    await proxy.close()
    await database.drop()
  })

  /** Resolves when a backend of the store waits for the append lock. */
  async function whenAppendWaits(): Promise<number> {
    for (;;) {
      const { rows } = await database.pool.query(
        "select pid from pg_stat_activity where application_name = 'event_store_writer' and wait_event = 'advisory' and datname = current_database()",
      )
      if (rows[0]) return rows[0].pid
    }
  }

  test.each([
    "update event_store.events set type = 'Other'",
    'update event_store.events set type = type where false',
    'delete from event_store.events',
    'truncate event_store.events',
  ])('EVT-01 events cannot be changed: %s', async (sql) => {
    const stream = freshStream()
    await store.append(stream, 'no_stream', newEvents(1))
    const client = await database.pool.connect()
    await expect(client.query(sql)).rejects.toThrow('events are never changed or deleted')
    await client.query('set session_replication_role = replica')
    await expect(client.query(sql)).rejects.toThrow('events are never changed or deleted')
    client.release(true)
    expect(await store.read(stream)).toHaveLength(1)
  })

  test('EVT-04 a held-open transaction cannot make a reader skip: who comes later waits, and gets a later position', async () => {
    const [held, later] = [freshStream('held'), freshStream('later')]
    const from = await store.head()
    const seen = collect(store, from, new Set([held, later]), ({ length }) => length === 2)
    const other = await database.pool.connect()
    try {
      await other.query('begin')
      const { rows } = await other.query(
        `select position::text from event_store.append(array[1], array[$1], array[-1::bigint], array[1],
           array[gen_random_uuid()], array['Held'], array['{}'], array[null::bytea], array['{}'])`,
        [held],
      )
      const append = store.append(later, 'no_stream', newEvents(1))
      await whenAppendWaits()
      expect(await store.readAll(from, 10)).toEqual({ events: [], next: from })
      await other.query('commit')
      expect(store.compare((await append).position, rows[0].position)).toBeGreaterThan(0)
    } finally {
      other.release()
    }
    expect((await seen).map(({ stream }) => stream)).toEqual([held, later])
  })

  test('EVT-04 a rolled back append leaves no gap that a reader would wait for', async () => {
    const from = await store.head()
    const other = await database.pool.connect()
    await other.query(
      `begin; select event_store.append(array[1], array['rolled-back'], array[-1::bigint], array[1],
         array[gen_random_uuid()], array['Lost'], array['{}'], array[null::bytea], array['{}']); rollback`,
    )
    other.release()
    const { position } = await store.append(freshStream(), 'no_stream', newEvents(1))
    expect((await store.readAll(from, 10)).events.map((event) => event.position)).toEqual([position])
  })

  test('EVT-03 append, killed connection before the commit, retry with the same ids: one set of events', async () => {
    const stream = freshStream()
    const events = newEvents(3)
    const other = await database.pool.connect()
    try {
      await other.query('begin')
      await other.query(LOCK)
      const append = store.append(stream, 'no_stream', events)
      const outcome = expect(append).rejects.toBeInstanceOf(StoreUnavailableError)
      await other.query('select pg_terminate_backend($1)', [await whenAppendWaits()])
      await outcome
      await other.query('commit')
    } finally {
      other.release()
    }
    expect((await insist(store, stream, 'no_stream', events)).revision).toBe(2)
    expect(idsOf(await store.read(stream))).toEqual(idsOf(events))
  })

  test('EVT-03 append, connection lost after the commit, retry with the same ids: one set of events', async () => {
    const stream = freshStream()
    const events = newEvents(3)
    proxy.mute()
    const append = store.append(stream, 'no_stream', events)
    const outcome = expect(append).rejects.toBeInstanceOf(StoreUnavailableError)
    for (let written = 0; written < 3; ) {
      const { rows } = await database.pool.query('select count(*) from event_store.events where stream = $1', [stream])
      written = rows[0].count
    }
    proxy.cut()
    await outcome
    proxy.hear()
    expect((await insist(store, stream, 'no_stream', events)).revision).toBe(2)
    expect(idsOf(await store.read(stream))).toEqual(idsOf(events))
  })

  test('EVT-03 an append that gets no answer in time has an unknown outcome', async () => {
    const hasty = await createPostgresEventStore({ url: database.url, log, appendTimeoutMs: 500 })
    const stream = freshStream()
    const events = newEvents(1)
    const other = await database.pool.connect()
    try {
      await other.query('begin')
      await other.query(LOCK)
      await expect(hasty.append(stream, 'no_stream', events)).rejects.toBeInstanceOf(StoreUnavailableError)
      await other.query('commit')
    } finally {
      other.release()
      await hasty.close()
    }
    expect((await insist(store, stream, 'no_stream', events)).revision).toBe(0)
  })

  test('EVT-03 an append has an unknown outcome where the server falls silent, and the next one goes another way', async () => {
    const proxied = await createFlakyDatabaseProxy(database.url)
    const hasty = await createPostgresEventStore({ url: proxied.url, log, appendTimeoutMs: 200 })
    const stream = freshStream()
    const events = newEvents(1)
    try {
      await insist(hasty, freshStream(), 'no_stream', newEvents(1))
      proxied.proxy.mute()
      await expect(hasty.append(stream, 'no_stream', events)).rejects.toBeInstanceOf(StoreUnavailableError)
      proxied.proxy.cut()
      proxied.proxy.hear()
      expect((await insist(hasty, stream, 'no_stream', events)).revision).toBe(0)
    } finally {
      await hasty.close()
      await proxied.proxy.close()
    }
    expect(idsOf(await store.read(stream))).toEqual(idsOf(events))
  })

  test('EVT-03 single events: to a new stream, on the last revision, doubled by id, on a wrong one', async () => {
    const stream = freshStream()
    const [first, second, third] = newEvents(3).map((event) => [event])
    const one = await store.append(stream, 'no_stream', first ?? [])
    const two = await store.append(stream, 0, second ?? [])
    expect([one.revision, two.revision]).toEqual([0, 1])
    expect(store.compare(two.position, one.position)).toBeGreaterThan(0)
    expect(await store.append(stream, 'no_stream', first ?? [])).toEqual(one)
    expect(await store.append(stream, 0, second ?? [])).toEqual(two)
    await expect(store.append(stream, 1, first ?? [])).rejects.toMatchObject({ actual: 1 })
    await expect(store.append(stream, 'no_stream', third ?? [])).rejects.toMatchObject({ actual: 1 })
    expect(await store.read(stream)).toHaveLength(2)
  })

  test('EVT-03 values that Postgres refuses fail their own append alone', async () => {
    const [good, bad] = [freshStream(), freshStream()]
    await database.pool.query("alter table event_store.events add constraint no_poison check (type <> 'Poison')")
    const results = await Promise.allSettled([
      store.append(good, 'no_stream', newEvents(1)),
      store.append(bad, 'no_stream', [newEvent({}, 'Poison')]),
      store.append(good, 0, newEvents(1)),
    ])
    await database.pool.query('alter table event_store.events drop constraint no_poison')
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await store.read(good)).toHaveLength(2)
    expect(await store.read(bad)).toEqual([])
  })

  test('EVT-04 without hints a subscription hears of other processes by asking', async () => {
    const from = await store.head()
    const stream = freshStream()
    const quiet = await createPostgresEventStore({ url: database.url, log, hintMs: 3_600_000 })
    try {
      await quiet.append(freshStream(), 'no_stream', newEvents(1))
      const seen = collect(store, from, new Set([stream]), ({ length }) => length === 3)
      for (let n = 0; n < 3; n += 1) await quiet.append(stream, behind(n), newEvents(1))
      expect(await seen).toHaveLength(3)
    } finally {
      await quiet.close()
    }
  })

  test('EVT-04 a subscription says once that it was dropped and once that it goes on', async () => {
    const stream = freshStream()
    await insist(store, stream, 'no_stream', newEvents(2))
    const before = log.lines.length
    const told = () => log.lines.slice(before).filter(({ message }) => message.startsWith('subscription'))
    proxy.refuse()
    const seen = collect(store, START, new Set([stream]), ({ length }) => length === 2)
    while (told().length === 0) await new Promise(setImmediate)
    proxy.accept()
    expect(await seen).toHaveLength(2)
    expect(told().map(({ level, message }) => [level, message])).toEqual([
      ['warn', 'subscription dropped'],
      ['info', 'subscription goes on'],
    ])
  })

  test('reading and appending after close are refused, and closing twice is harmless', async () => {
    const closed = await createPostgresEventStore({ url: database.url, log })
    const following = closed.subscribe('start', new AbortController().signal)[Symbol.asyncIterator]()
    await following.next()
    await closed.close()
    await closed.close()
    expect((await following.next()).done).toBe(true)
    await expect(closed.append(freshStream(), 'no_stream', newEvents(1))).rejects.toBeInstanceOf(StoreUnavailableError)
    await expect(closed.read(freshStream())).rejects.toBeInstanceOf(StoreUnavailableError)
  })

  test('a database that is not there is an error at the start', async () => {
    const address = new URL(database.url)
    address.pathname = '/nowhere'
    await expect(createPostgresEventStore({ url: address.href, log })).rejects.toThrow('nowhere')
  })
})
