import { WrongRevisionError } from '@kredka/contracts/kernel/ports'
import { behind, freshStream, type Given, idsOf, newEvent, newEvents } from './harness.ts'

/** What makes a retry safe: the same ids again change nothing. */
export function repeatsContract(given: Given): void {
  test('EVT-03 a repeat with no_stream or a revision answers as the first time', async () => {
    const { store } = given()
    const stream = freshStream()
    const [created, numbered] = [newEvents(3), newEvents(2)]
    const first = await store.append(stream, 'no_stream', created)
    const second = await store.append(stream, 2, numbered)
    expect(await store.append(stream, 'no_stream', created)).toEqual(first)
    expect(await store.append(stream, 2, numbered)).toEqual(second)
    expect(idsOf(await store.read(stream))).toEqual(idsOf([...created, ...numbered]))
  })

  test('EVT-03 a repeat is recognised after others have gone on, however far', async () => {
    const { store, another } = given()
    const stream = freshStream()
    const events = newEvents(2)
    const first = await store.append(stream, 'no_stream', events)
    for (let written = 2; written < 1_202; written += 400) await store.append(stream, behind(written), newEvents(400))
    for (const client of [store, await another()]) {
      expect(await client.append(stream, 'no_stream', events)).toEqual(first)
    }
    expect(await store.read(stream)).toHaveLength(1_202)
  })

  test('EVT-03 the first events of an append alone are a repeat of these', async () => {
    const { store } = given()
    const stream = freshStream()
    const events = newEvents(3)
    await store.append(stream, 'no_stream', events)
    expect((await store.append(stream, 'no_stream', events.slice(0, 2))).revision).toBe(1)
    expect(await store.read(stream)).toHaveLength(3)
  })

  test('EVT-03 a repeat asked for while the first is under way is one append, by one process or two', async () => {
    const { store, another } = given()
    const clients = [store, await another()]
    const stream = freshStream()
    const events = newEvents(2)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => (clients[n % 2] ?? store).append(stream, 'no_stream', events)),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await store.read(stream)).toHaveLength(2)
  })

  test('EVT-03 known ids followed by a new one are a wrong revision', async () => {
    const { store } = given()
    const stream = freshStream()
    const events = newEvents(2)
    await store.append(stream, 'no_stream', events)
    const attempt = store.append(stream, 'no_stream', [...events, newEvent()])
    await expect(attempt).rejects.toMatchObject({ name: 'WrongRevisionError', actual: 1 })
    expect(await store.read(stream)).toHaveLength(2)
  })

  test('EVT-03 known ids in another order, or at other revisions, are a wrong revision', async () => {
    const { store } = given()
    const stream = freshStream()
    const events = newEvents(3)
    await store.append(stream, 'no_stream', events)
    const reversed = store.append(stream, 'no_stream', events.toReversed())
    await expect(reversed).rejects.toBeInstanceOf(WrongRevisionError)
    const elsewhere = store.append(stream, 0, events.slice(0, 1))
    await expect(elsewhere).rejects.toBeInstanceOf(WrongRevisionError)
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
