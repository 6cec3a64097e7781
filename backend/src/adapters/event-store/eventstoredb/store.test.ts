import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client'
import { type EventStore, START, StoreUnavailableError } from '@kredka/contracts/kernel/ports'
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
import { IDENTITY_STREAM } from './convert.ts'
import { createEventStoreDbStore } from './store.ts'
import { type StandIn, startStandIn } from './testing/stand-in.ts'

describe('what can go wrong with EventStoreDB', () => {
  let server: StandIn
  let store: EventStore
  /** Gives up soon: for what is never answered. */
  let hasty: EventStore
  let log: MemoryLog

  beforeEach(async () => {
    server = await startStandIn()
    log = memoryLog()
    const url = `esdb://127.0.0.1:${server.port}?tls=false`
    store = createEventStoreDbStore({ url, log, timeoutMs: 60_000 })
    hasty = createEventStoreDbStore({ url, log, timeoutMs: 500 })
  })
  afterEach(async () => {
    await hasty.close()
    await store.close()
    await server.close()
  })

  /** A subscription that is live, and what it will have seen of `stream`. */
  async function live(stream: string, count: number, subscriber = store) {
    const caughtUp = Promise.withResolvers<void>()
    const seen = collect(
      subscriber,
      await store.head(),
      new Set([stream]),
      ({ length }) => length >= count,
      () => caughtUp.resolve(),
    )
    await caughtUp.promise
    return { seen }
  }

  test('EVT-13 the identity, where a version that does not hide it has left a checkpoint, is an event of the log', async () => {
    const id = await store.identity()
    const [event] = await store.read(IDENTITY_STREAM)
    expect(await store.eventAt(event?.position ?? START)).toBe(id)
  })

  test('EVT-03 an append whose answer is lost has an unknown outcome; the same ids again are one set of events', async () => {
    const stream = freshStream()
    const events = newEvents(3)
    server.faults.loseAnswers = 1
    await expect(store.append(stream, 'no_stream', events)).rejects.toBeInstanceOf(StoreUnavailableError)
    const { revision, position } = await store.append(stream, 'no_stream', events)
    expect(revision).toBe(2)
    expect(idsOf(await store.read(stream))).toEqual(idsOf(events))
    expect(position).toBe((await store.read(stream)).at(-1)?.position)
  })

  test('EVT-03 an append that is never answered ends after its time with an unknown outcome', async () => {
    const stream = freshStream()
    const events = newEvents(2)
    server.faults.silent = true
    await expect(hasty.append(stream, 'no_stream', events)).rejects.toBeInstanceOf(StoreUnavailableError)
    server.faults.silent = false
    expect((await insist(store, stream, 'no_stream', events)).revision).toBe(1)
    expect(idsOf(await store.read(stream))).toEqual(idsOf(events))
  })

  test('reads that are never answered end after their time', async () => {
    server.faults.silent = true
    const reads = await Promise.allSettled([hasty.read(freshStream()), hasty.readAll(START, 10), hasty.head()])
    for (const read of reads) expect(read).toMatchObject({ reason: { name: 'StoreUnavailableError' } })
  })

  test('a server that is down is unavailable, and usable once it is up', async () => {
    const stream = freshStream()
    const events = newEvents(1)
    server.faults.unavailable = true
    await expect(store.append(stream, 'no_stream', events)).rejects.toBeInstanceOf(StoreUnavailableError)
    await expect(store.read(stream)).rejects.toBeInstanceOf(StoreUnavailableError)
    server.faults.unavailable = false
    expect((await insist(store, stream, 'no_stream', events)).revision).toBe(0)
  })

  test('EVT-04 a subscription that the server ends without an error is opened again where it stood', async () => {
    const stream = freshStream()
    const { seen } = await live(stream, 3)
    await store.append(stream, 'no_stream', newEvents(1))
    server.endStreams()
    await store.append(stream, 0, newEvents(2))
    expect((await seen).map(({ revision }) => revision)).toEqual([0, 1, 2])
    expect(log.lines.map(({ message }) => message)).toContain('subscription dropped')
  })

  test('EVT-04 a subscription outlives a server that is down for a while, or says nothing', async () => {
    const stream = freshStream()
    const { seen } = await live(stream, 2, hasty)
    server.faults.unavailable = true
    server.endStreams()
    const calls = server.calls('read')
    while (server.calls('read') < calls + 2) await new Promise(setImmediate)
    server.faults.unavailable = false
    server.faults.silent = true
    while (server.calls('read') < calls + 3) await new Promise(setImmediate)
    server.faults.silent = false
    await insist(store, stream, 'no_stream', newEvents(2))
    expect((await seen).map(({ revision }) => revision)).toEqual([0, 1])
  })

  test('EVT-03 a repeat while the first is under way, which the server leaves unanswered, is answered from the stream', async () => {
    const [stream, other] = [freshStream(), freshStream()]
    const events = newEvents(2)
    server.faults.commitMs = 500
    const first = store.append(stream, 'no_stream', events)
    const repeats = await Promise.all([store.append(stream, 'no_stream', events), first])
    expect(repeats[0]).toEqual(repeats[1])
    server.faults.commitMs = 2_200
    const long = store.append(other, 'no_stream', events)
    expect(await store.append(other, 'no_stream', events)).toEqual(await long)
    expect(await store.read(other)).toHaveLength(2)
  })

  test('EVT-03 after a restart a repeat is still known by its revisions; by the server’s memory alone it would stand twice', async () => {
    const [stream, careless] = [freshStream(), freshStream()]
    const events = newEvents(2)
    const first = await store.append(stream, 'no_stream', events)
    const bare = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${server.port}?tls=false`)
    const event = jsonEvent({ type: 'A', data: {} })
    const anywhere = () => bare.appendToStream(careless, event, { expectedRevision: 'any' })
    for (let n = 0; n < 2; n += 1) await anywhere()
    expect(await store.read(careless)).toHaveLength(1)
    server.restart()
    await anywhere()
    await bare.dispose()
    expect(await store.read(careless)).toHaveLength(2)
    expect(await insist(store, stream, 'no_stream', events)).toEqual(first)
    expect(await store.read(stream)).toHaveLength(2)
  })

  test('EVT-04 a live subscriber that the server drops as too slow goes on where it was', async () => {
    server.faults.slowest = 20
    const stream = freshStream('burst')
    const caughtUp = Promise.withResolvers<void>()
    let wait = caughtUp.promise
    const seen = collect(
      store,
      START,
      new Set([stream]),
      ({ length }) => length === 900,
      async () => {
        caughtUp.resolve()
        await wait
      },
    )
    await caughtUp.promise
    const written = Promise.withResolvers<void>()
    wait = written.promise
    for (let n = 0; n < 36; n += 1) {
      const events = Array.from({ length: 25 }, () => newEvent({ filling: 'x'.repeat(16_000) }))
      await store.append(stream, behind(n * 25), events)
    }
    written.resolve()
    expect((await seen).map(({ revision }) => revision)).toEqual(Array.from({ length: 900 }, (_, n) => n))
    expect(log.lines).toContainEqual(
      expect.objectContaining({ fields: expect.objectContaining({ reason: expect.stringContaining('too slow') }) }),
    )
  })

  test('EVT-04 a slow subscriber stops the network: the server can push only a bounded part of the log', async () => {
    const stream = freshStream('slow')
    for (let n = 0; n < 40; n += 1) {
      const events = Array.from({ length: 25 }, () => newEvent({ filling: 'x'.repeat(16_000) }))
      await store.append(stream, behind(n * 25), events)
    }
    const stop = new AbortController()
    const batches = store.subscribe(START, stop.signal)[Symbol.asyncIterator]()
    const first = await batches.next()
    await store.append(freshStream(), 'no_stream', newEvents(1))
    for (let n = 0; n < 20; n += 1) await store.read(stream, { limit: 1 })
    const taken = first.done ? 0 : first.value.events.length
    expect(taken).toBeLessThanOrEqual(300)
    expect(server.countPushed()).toBeLessThan(taken + 400)
    let count = taken
    while (count < 1_000) {
      const next = await batches.next()
      if (next.done) throw new Error('the subscription ended')
      count += next.value.events.filter((event) => event.stream === stream).length
    }
    stop.abort()
  })

  test('a stream that was deleted reads as an empty list', async () => {
    const [soft, hard] = [freshStream('soft'), freshStream('hard')]
    for (const stream of [soft, hard]) await store.append(stream, 'no_stream', newEvents(2))
    server.log.softDelete(soft)
    server.log.tombstone(hard)
    for (const stream of [soft, hard]) {
      expect(await store.read(stream)).toEqual([])
      expect(await store.read(stream, { direction: 'backwards', limit: 1 })).toEqual([])
    }
    expect((await store.append(soft, 'no_stream', newEvents(1))).revision).toBe(2)
    await expect(store.append(hard, 1, newEvents(1))).rejects.toThrow('deleted')
  })

  test('EVT-02 pages and head look past the store’s own events, however many', async () => {
    const { position } = await store.append(freshStream(), 'no_stream', newEvents(1))
    const statistics = { id: crypto.randomUUID(), type: '$stats', contentType: 'application/json' }
    const empty = new TextEncoder().encode('{}')
    for (let n = 0; n < 300; n += 1) {
      server.log.append('$stats', 'any', [{ ...statistics, id: crypto.randomUUID(), data: empty, metadata: empty }])
    }
    server.log.append('user-stream', 'any', [{ ...statistics, type: '$metadata', data: empty, metadata: empty }])
    server.log.append('$own', 'any', [{ ...statistics, type: 'NoDollar', data: empty, metadata: empty }])
    expect(await store.head()).toBe(position)
    expect((await store.readAll(START, 5)).events).toHaveLength(1)
    expect(await store.readAll(position, 5)).toEqual({ events: [], next: position })
    const later = await store.append(freshStream(), 'no_stream', newEvents(1))
    expect((await store.readAll(position, 5)).next).toBe(later.position)
    expect(await store.head()).toBe(later.position)
  })

  test('events of other writers are read as far as they can be', async () => {
    const stream = freshStream('foreign')
    const text = new TextEncoder()
    const foreign = { type: 'Foreign', contentType: 'application/json', data: text.encode('{"a":1}') }
    server.log.append(stream, 'any', [
      { ...foreign, id: crypto.randomUUID(), metadata: text.encode('{"n":1,"deep":{"x":[]},"text":"t"}') },
      { ...foreign, id: crypto.randomUUID(), metadata: text.encode('no json') },
      { ...foreign, id: crypto.randomUUID(), metadata: new Uint8Array() },
    ])
    const read = await store.read(stream)
    expect(read.map(({ metadata }) => metadata)).toEqual([{ n: '1', deep: '{"x":[]}', text: 't' }, {}, {}])
  })

  test('two hundred appends at once on a fresh client all get in, each with a call of its own', async () => {
    const streams = Array.from({ length: 200 }, () => freshStream())
    const patient = createEventStoreDbStore({ url: `esdb://127.0.0.1:${server.port}?tls=false`, log })
    const results = await Promise.all(streams.map((stream) => patient.append(stream, 'no_stream', newEvents(1))))
    await patient.close()
    expect(new Set(results.map(({ position }) => position)).size).toBe(200)
    expect(server.calls('append')).toBe(200)
    expect(server.calls('batchAppend')).toBe(0)
  })

  test('the stand-in also speaks the batch calls that a bare client prefers', async () => {
    const bare = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${server.port}?tls=false`)
    const stream = freshStream()
    const append = () =>
      bare.appendToStream(stream, jsonEvent({ type: 'A', data: {} }), { expectedRevision: 'no_stream' })
    expect((await append()).nextExpectedRevision).toBe(0n)
    await expect(append()).rejects.toMatchObject({ type: 'wrong-expected-version', actualVersion: 0n })
    expect(server.calls('batchAppend')).toBe(1)
    await bare.dispose()
  })

  test('an address that makes no sense is refused at once', () => {
    expect(() => createEventStoreDbStore({ url: 'http://127.0.0.1', log })).toThrow()
  })

  test('EVT-04 positions keep commit and prepare, and compare by both', () => {
    expect(store.compare('10/10', '9/9')).toBeGreaterThan(0)
    expect(store.compare('10/9', '10/10')).toBeLessThan(0)
    expect(store.compare('10/10', '10/10')).toBe(0)
    for (const good of ['0/0', '18446744073709551614/1']) expect(store.isPosition(good)).toBe(true)
    for (const bad of ['10', '10/', '/10', '010/10', '10/10/10', '18446744073709551615/1', '-1/0']) {
      expect(store.isPosition(bad)).toBe(false)
    }
  })
})
