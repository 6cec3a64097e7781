import { START, type SubscriptionBatch } from '@kredka/contracts/kernel/ports'
import { behind, collect, freshStream, type Given, idsOf, insist, newEvent, newEvents } from './harness.ts'

/** From what is there to what comes, once and in order, whatever happens on the way. */
export function subscribingContract(given: Given): void {
  test('EVT-04 first come the events that are there, then those that are appended', async () => {
    const { store } = given()
    const stream = freshStream()
    const from = await store.head()
    const [before, after] = [newEvents(3), newEvents(2)]
    await store.append(stream, 'no_stream', before)
    let live = false
    const seen = await collect(
      store,
      from,
      new Set([stream]),
      ({ length }) => length === 5,
      async ({ caught_up }) => {
        if (live || !caught_up) return
        live = true
        await store.append(stream, 2, after)
      },
    )
    expect(idsOf(seen)).toEqual(idsOf([...before, ...after]))
    expect(seen.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4])
  })

  test('a subscription at the end of the log says at once that it is caught up', async () => {
    const { store } = given()
    const from = (await store.append(freshStream(), 'no_stream', newEvents(1))).position
    const batches: SubscriptionBatch[] = []
    await collect(
      store,
      from,
      new Set(),
      () => true,
      (batch) => void batches.push(batch),
    )
    expect(batches).toEqual([{ events: [], position: from, caught_up: true }])
  })

  test('EVT-04 each batch’s position resumes right after it', async () => {
    const { store } = given()
    const stream = freshStream()
    const from = await store.head()
    const events = newEvents(4)
    await store.append(stream, 'no_stream', events.slice(0, 2))
    let position = from
    await collect(
      store,
      from,
      new Set([stream]),
      ({ length }) => length === 2,
      (batch) => {
        position = batch.position
      },
    )
    await store.append(stream, 1, events.slice(2))
    const rest = await collect(store, position, new Set([stream]), ({ length }) => length === 2)
    expect(idsOf(rest)).toEqual(idsOf(events.slice(2)))
  })

  test('EVT-04 two subscriptions under write load hand over from old to new without a gap or a double', async () => {
    const { store, another } = given()
    const stores = [store, await another()]
    const from = await store.head()
    const streams = Array.from({ length: 4 }, () => freshStream('load'))
    const total = streams.length * 300
    const write = async (stream: string, n: number) => {
      const writer = stores[n % stores.length] ?? store
      for (let next = 0; next < 300; next += 3)
        await writer.append(stream, next === 0 ? 'no_stream' : next - 1, newEvents(3))
    }
    const early = collect(store, from, new Set(streams), ({ length }) => length >= total)
    const first = streams.slice(0, 2).map(write)
    await Promise.race(first)
    const late = collect(store, from, new Set(streams), ({ length }) => length >= total)
    await Promise.all([...first, ...streams.slice(2).map(write)])
    const seen = await early
    expect(idsOf(await late)).toEqual(idsOf(seen))
    expect(new Set(idsOf(seen)).size).toBe(total)
    for (const stream of streams) {
      const revisions = seen.filter((event) => event.stream === stream).map(({ revision }) => revision)
      expect(revisions).toEqual(Array.from({ length: 300 }, (_, n) => n))
    }
  })

  test('EVT-04 a batch holds at most 500 events, and only the last of a catch-up is marked', async () => {
    const { store } = given()
    const stream = freshStream()
    const from = await store.head()
    for (let n = 0; n < 3; n += 1) await store.append(stream, behind(n * 450), newEvents(450))
    const batches: SubscriptionBatch[] = []
    await collect(
      store,
      from,
      new Set([stream]),
      (_, { caught_up }) => caught_up,
      (batch) => void batches.push(batch),
    )
    expect(batches.flatMap(({ events }) => events)).toHaveLength(1_350)
    for (const { events } of batches) expect(events.length).toBeLessThanOrEqual(500)
    expect(batches.map(({ caught_up }) => caught_up)).toEqual(batches.map((_, n) => n === batches.length - 1))
  })

  test('EVT-04 a subscriber that stands still while much is written misses nothing', async () => {
    const { store } = given()
    const stream = freshStream()
    const from = await store.head()
    let written = 0
    const seen = await collect(
      store,
      from,
      new Set([stream]),
      ({ length }) => length === 200,
      async () => {
        if (written > 0) return
        for (; written < 200; written += 10) {
          const events = Array.from({ length: 10 }, (_, n) => newEvent({ n: written + n, filling: 'x'.repeat(20_000) }))
          await store.append(stream, behind(written), events)
        }
      },
    )
    expect(seen.map(({ revision }) => revision)).toEqual(Array.from({ length: 200 }, (_, n) => n))
  })

  test('EVT-04 a subscription survives cut connections', async () => {
    const { store, another, cutConnections } = given()
    const stream = freshStream()
    const from = await store.head()
    const events = newEvents(40)
    const writer = await another()
    let live = () => {}
    const caughtUp = new Promise<void>((resolve) => {
      live = resolve
    })
    const seen = collect(
      store,
      from,
      new Set([stream]),
      ({ length }) => length >= 40,
      ({ caught_up }) => {
        if (caught_up) live()
      },
    )
    await caughtUp
    for (const [n, event] of events.entries()) {
      if (n % 10 === 5) await cutConnections?.()
      await insist(n % 2 ? store : writer, stream, n === 0 ? 'no_stream' : n - 1, [event])
    }
    expect(idsOf(await seen)).toEqual(idsOf(events))
  })

  test('a subscription ends when its signal aborts: before it begins, while it waits, inside its body', async () => {
    const { store } = given()
    for await (const _ of store.subscribe(START, AbortSignal.abort())) throw new Error('a batch after the end')
    const waiting = new AbortController()
    const batches = store.subscribe(await store.head(), waiting.signal)[Symbol.asyncIterator]()
    expect(await batches.next()).toMatchObject({ done: false, value: { caught_up: true } })
    const next = batches.next()
    waiting.abort()
    expect(await next).toEqual({ done: true, value: undefined })
    await store.append(freshStream(), 'no_stream', newEvents(1))
    let count = 0
    for await (const _ of store.subscribe(START, new AbortController().signal)) {
      count += 1
      break
    }
    expect(count).toBe(1)
  })
}
