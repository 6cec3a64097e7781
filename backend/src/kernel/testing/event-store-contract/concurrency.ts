import { type EventStore, START, type StoredEvent, WrongRevisionError } from '@kredka/contracts/kernel/ports'
import { freshStream, type Given, idsOf, newEvent, newEvents, readEverything } from './harness.ts'

const WRITERS = 8

/** Many at once, through two clients, as two processes would. */
export function concurrencyContract(given: Given): void {
  test('EVT-04 eight writers of a thousand events leave one ordered log, without a hole or a double', async () => {
    const { store, another } = given()
    const stores = [store, await another()]
    const from = await store.head()
    const streams = Array.from({ length: WRITERS }, () => freshStream('storm'))
    const written = await Promise.all(
      streams.map((stream, n) => writeThousand(stores[n % stores.length] ?? store, stream)),
    )
    const read = (await readEverything(store, from, 1_000)).filter(({ stream }) => streams.includes(stream))
    expect(read).toHaveLength(WRITERS * 1_000)
    streams.forEach((stream, n) => {
      const own = read.filter((event) => event.stream === stream)
      expect(own.map(({ revision }) => revision)).toEqual(Array.from({ length: 1_000 }, (_, revision) => revision))
      expect(idsOf(own)).toEqual(written[n])
    })
    expectAscending(store, read)
  })

  test('EVT-03 of many that expect the same revision one wins, and all who try again get in', async () => {
    const { store, another } = given()
    const stores = [store, await another()]
    const stream = freshStream('race')
    const ids = await Promise.all(
      Array.from({ length: WRITERS }, (_, n) => appendByReading(stores[n % stores.length] ?? store, stream, 10)),
    )
    const events = await store.read(stream)
    expect(events.map(({ revision }) => revision)).toEqual(Array.from({ length: WRITERS * 10 }, (_, n) => n))
    expect(idsOf(events).sort()).toEqual(ids.flat().sort())
  })

  test('EVT-03 one of two concurrent creations of a stream wins', async () => {
    const { store, another } = given()
    const other = await another()
    for (let round = 0; round < 10; round += 1) {
      const stream = freshStream('create')
      const results = await Promise.allSettled([
        store.append(stream, 'no_stream', newEvents(2)),
        other.append(stream, 'no_stream', newEvents(2)),
      ])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(await store.read(stream)).toHaveLength(2)
    }
  })
}

async function writeThousand(store: EventStore, stream: string): Promise<string[]> {
  const ids: string[] = []
  for (let next = 0; next < 1_000; ) {
    const events = newEvents(Math.min(1 + (next % 9), 1_000 - next))
    const { revision } = await store.append(stream, next === 0 ? 'no_stream' : next - 1, events)
    next = revision + 1
    ids.push(...idsOf(events))
  }
  return ids
}

async function appendByReading(store: EventStore, stream: string, count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) {
    const event = newEvent()
    const [last] = await store.read(stream, { direction: 'backwards', limit: 1 })
    try {
      await store.append(stream, last?.revision ?? 'no_stream', [event])
      ids.push(event.id)
    } catch (error) {
      if (!(error instanceof WrongRevisionError)) throw error
    }
  }
  return ids
}

function expectAscending(store: EventStore, events: readonly StoredEvent[]): void {
  let last = START
  for (const { position } of events) {
    if (store.compare(last, position) >= 0) throw new Error(`${position} comes after ${last}`)
    last = position
  }
}
