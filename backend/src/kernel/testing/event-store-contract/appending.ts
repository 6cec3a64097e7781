import {
  AppendTooLargeError,
  type ExpectedRevision,
  MAX_APPEND_BYTES,
  MAX_APPEND_EVENTS,
  type NewEvent,
  START,
  WrongRevisionError,
} from '@kredka/contracts/kernel/ports'
import { behind, freshStream, type Given, idsOf, newEvent, newEvents } from './harness.ts'

/** Expectations, all or nothing, limits. */
export function appendingContract(given: Given): void {
  test('EVT-03 revisions of a stream count from zero and the answer names the last one', async () => {
    const { store } = given()
    const stream = freshStream()
    expect((await store.append(stream, 'no_stream', newEvents(1))).revision).toBe(0)
    expect((await store.append(stream, 0, newEvents(3))).revision).toBe(3)
    expect((await store.read(stream)).map(({ revision }) => revision)).toEqual([0, 1, 2, 3])
  })

  test('the answer’s position is that of the last event', async () => {
    const { store } = given()
    const stream = freshStream()
    const { position } = await store.append(stream, 'no_stream', newEvents(2))
    expect((await store.read(stream)).at(-1)?.position).toBe(position)
    expect(store.compare(position, START)).toBeGreaterThan(0)
  })

  const cases: [what: string, events: number, expected: ExpectedRevision, refused: boolean][] = [
    ['an absent stream takes no_stream', 0, 'no_stream', false],
    ['an absent stream refuses a revision', 0, 0, true],
    ['a stream refuses no_stream', 2, 'no_stream', true],
    ['a stream takes its last revision', 2, 1, false],
    ['a stream refuses an earlier revision', 2, 0, true],
    ['a stream refuses a later revision', 2, 2, true],
    ['a stream refuses a revision far beyond', 2, Number.MAX_SAFE_INTEGER, true],
  ]
  test.each(cases)('EVT-03 %s', async (_, events, expected, refused) => {
    const { store } = given()
    const stream = freshStream()
    if (events > 0) await store.append(stream, 'no_stream', newEvents(events))
    const attempt = store.append(stream, expected, newEvents(1))
    if (refused) {
      const error = await attempt.catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(WrongRevisionError)
      expect(error).toMatchObject({ stream, expected, actual: events - 1 })
    } else {
      expect((await attempt).revision).toBe(events)
    }
    expect(await store.read(stream)).toHaveLength(refused ? events : events + 1)
  })

  test('EVT-03 a refused append leaves nothing, and its neighbours alone', async () => {
    const { store } = given()
    const taken = freshStream()
    await store.append(taken, 'no_stream', newEvents(1))
    const streams = Array.from({ length: 20 }, () => freshStream())
    const results = await Promise.allSettled(
      streams.flatMap((stream) => [
        store.append(stream, 'no_stream', newEvents(2)),
        store.append(taken, 'no_stream', newEvents(2)),
      ]),
    )
    expect(results.map(({ status }) => status)).toEqual(streams.flatMap(() => ['fulfilled', 'rejected']))
    expect(await store.read(taken)).toHaveLength(1)
    for (const stream of streams) expect(await store.read(stream)).toHaveLength(2)
  })

  test('EVT-03 appends to one stream that were asked for together are judged one after the other', async () => {
    const { store } = given()
    const stream = freshStream()
    const results = await Promise.allSettled([
      store.append(stream, 'no_stream', newEvents(2)),
      store.append(stream, 'no_stream', newEvents(1)),
      store.append(stream, 'no_stream', newEvents(3)),
    ])
    const written = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.revision] : []))
    expect(written).toHaveLength(1)
    expect((await store.read(stream)).at(-1)?.revision).toBe(written[0])
  })

  test('a full append goes in whole, in its order', async () => {
    const { store } = given()
    const stream = freshStream()
    const events = newEvents(MAX_APPEND_EVENTS)
    expect((await store.append(stream, 'no_stream', events)).revision).toBe(MAX_APPEND_EVENTS - 1)
    expect(idsOf(await store.read(stream))).toEqual(idsOf(events))
  })

  test('an append of 512 KiB goes in, a larger one or one of 501 events does not', async () => {
    const { store } = given()
    const stream = freshStream()
    const room = MAX_APPEND_BYTES - JSON.stringify(newEvent().metadata).length
    const append = (event: NewEvent, events = 1) => store.append(stream, behind(events), [event])
    await append(newEvent(new Uint8Array(room)), 0)
    await expect(append(newEvent(new Uint8Array(room + 1)))).rejects.toThrow(AppendTooLargeError)
    await expect(append(newEvent('ż'.repeat(MAX_APPEND_BYTES / 2)))).rejects.toThrow(AppendTooLargeError)
    await expect(store.append(stream, 0, newEvents(MAX_APPEND_EVENTS + 1))).rejects.toThrow(AppendTooLargeError)
    expect(await store.read(stream)).toHaveLength(1)
  })

  const twin = newEvent()
  const unfit: [what: string, stream: string, events: readonly NewEvent[]][] = [
    ['no events', freshStream(), []],
    ['no stream name', '', newEvents(1)],
    ['a stream name of the store’s own', '$system', newEvents(1)],
    ['a stream name with a NUL', 'a-\0', newEvents(1)],
    ['a stream name with half a character', 'a-\ud83d', newEvents(1)],
    ['an endless stream name', 'a'.repeat(5_000), newEvents(1)],
    ['no event type', freshStream(), [newEvent({}, '')]],
    ['an event id that is no UUID', freshStream(), [{ ...newEvent(), id: '42' }]],
    ['the same id twice', freshStream(), [twin, twin]],
  ]
  test.each(unfit)('an append with %s is refused, and only that one', async (_, stream, events) => {
    const { store } = given()
    const neighbour = freshStream()
    const [good, bad] = await Promise.allSettled([
      store.append(neighbour, 'no_stream', newEvents(1)),
      store.append(stream, 'no_stream', events),
    ])
    expect(good.status).toBe('fulfilled')
    expect(bad).toMatchObject({ status: 'rejected', reason: { name: 'TypeError' } })
  })

  test.each([-1, 0.5, Number.NaN, 2 ** 60])('%p is no expected revision', async (expected) => {
    await expect(given().store.append(freshStream(), expected, newEvents(1))).rejects.toThrow(TypeError)
  })
}
