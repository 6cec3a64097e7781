import { START } from '@kredka/contracts/kernel/ports'
import { freshStream, type Given, newEvents, readEverything } from './harness.ts'

/** What shows that a log is the one that was read before (EVT-13). */
export function identityContract(given: Given): void {
  test('EVT-13 a log has one identity for everybody, however often and by how many at once it is asked', async () => {
    const { store, another } = given()
    const others = [await another(), await another()]
    const asked = await Promise.all([store, ...others, store].map((one) => one.identity()))
    expect(new Set(asked).size).toBe(1)
    expect(asked[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(await store.identity()).toBe(asked[0])
  })

  test('EVT-13 nobody who reads the log sees its identity', async () => {
    const { store } = given()
    const id = await store.identity()
    await store.append(freshStream(), 'no_stream', newEvents(1))
    expect((await readEverything(store, START, 500)).filter((event) => event.id === id)).toEqual([])
  })

  test('EVT-13 what stands at a position is told; nothing stands before the first event, or after the last', async () => {
    const { store } = given()
    const events = newEvents(3)
    const { position } = await store.append(freshStream(), 'no_stream', events)
    expect(await store.eventAt(position)).toBe(events[2]?.id)
    for (const event of (await store.readAll(START, 20)).events) {
      expect(await store.eventAt(event.position)).toBe(event.id)
    }
    expect(await store.eventAt(START)).toBeNull()
    const beyond = position.replaceAll(/\d+/g, (digits) => String(BigInt(digits) + 1_000_000_000n))
    expect(await store.eventAt(beyond)).toBeNull()
  })
}
