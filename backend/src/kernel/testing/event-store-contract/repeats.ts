import { WrongRevisionError } from '@kredka/contracts/kernel/ports'
import { freshStream, type Given, idsOf, newEvent, newEvents } from './harness.ts'

/** What makes a retry safe: the same ids again change nothing. */
export function repeatsContract(given: Given): void {
  test.each(['no_stream', 'any'] as const)('EVT-03 a repeat with %s answers as the first time', async (expected) => {
    const { store } = given()
    const stream = freshStream()
    const events = newEvents(3)
    const first = await store.append(stream, expected, events)
    expect(await store.append(stream, expected, events)).toEqual(first)
    expect(await store.read(stream)).toHaveLength(3)
  })

  test('EVT-03 a repeat with a revision or stream_exists answers as the first time', async () => {
    const { store } = given()
    const stream = freshStream()
    await store.append(stream, 'no_stream', newEvents(2))
    const [numbered, existing] = [newEvents(2), newEvents(2)]
    const first = await store.append(stream, 1, numbered)
    const second = await store.append(stream, 'stream_exists', existing)
    expect(await store.append(stream, 1, numbered)).toEqual(first)
    expect(await store.append(stream, 'stream_exists', existing)).toEqual(second)
    expect(idsOf(await store.read(stream, { from: 2 }))).toEqual(idsOf([...numbered, ...existing]))
  })

  test('EVT-03 a repeat is recognised after others have gone on', async () => {
    const { store } = given()
    const stream = freshStream()
    const events = newEvents(2)
    const first = await store.append(stream, 'no_stream', events)
    await store.append(stream, 1, newEvents(4))
    expect(await store.append(stream, 'no_stream', events)).toEqual(first)
    expect(await store.read(stream)).toHaveLength(6)
  })

  test('EVT-03 the first events of an append alone are a repeat of these', async () => {
    const { store } = given()
    const stream = freshStream()
    const events = newEvents(3)
    await store.append(stream, 'no_stream', events)
    expect((await store.append(stream, 'no_stream', events.slice(0, 2))).revision).toBe(1)
    expect(await store.read(stream)).toHaveLength(3)
  })

  test('EVT-03 a repeat asked for at the same moment is one append', async () => {
    const { store } = given()
    const stream = freshStream()
    const events = newEvents(2)
    const answers = await Promise.all(Array.from({ length: 8 }, () => store.append(stream, 'no_stream', events)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await store.read(stream)).toHaveLength(2)
  })

  test('EVT-03 known ids followed by a new one are a wrong revision', async () => {
    const { store } = given()
    const stream = freshStream()
    const events = newEvents(2)
    await store.append(stream, 'no_stream', events)
    for (const expected of ['no_stream', 'any'] as const) {
      const attempt = store.append(stream, expected, [...events, newEvent()])
      await expect(attempt).rejects.toMatchObject({ name: 'WrongRevisionError', actual: 1 })
    }
    expect(await store.read(stream)).toHaveLength(2)
  })

  test('EVT-03 known ids in another order, or at other revisions, are a wrong revision', async () => {
    const { store } = given()
    const stream = freshStream()
    const events = newEvents(3)
    await store.append(stream, 'no_stream', events)
    const wrong = [store.append(stream, 'no_stream', events.toReversed()), store.append(stream, 0, events.slice(0, 1))]
    for (const attempt of wrong) await expect(attempt).rejects.toBeInstanceOf(WrongRevisionError)
    expect(idsOf(await store.read(stream))).toEqual(idsOf(events))
  })

  test('known ids in another order change nothing where no revision is asked for', async () => {
    const { store } = given()
    const stream = freshStream()
    const events = newEvents(3)
    await store.append(stream, 'no_stream', events)
    await store.append(stream, 'any', events.toReversed())
    expect(idsOf(await store.read(stream))).toEqual(idsOf(events))
  })

  test('the same id may stand in two streams', async () => {
    const { store } = given()
    const [one, other] = [freshStream(), freshStream()]
    const events = newEvents(1)
    await store.append(one, 'no_stream', events)
    await store.append(other, 'no_stream', events)
    expect(idsOf(await store.read(other))).toEqual(idsOf(events))
  })

  test('ids are the same in upper and lower case', async () => {
    const { store } = given()
    const stream = freshStream()
    const event = newEvent()
    const first = await store.append(stream, 'no_stream', [event])
    expect(await store.append(stream, 'no_stream', [{ ...event, id: event.id.toUpperCase() }])).toEqual(first)
    expect(idsOf(await store.read(stream))).toEqual([event.id])
  })
}
