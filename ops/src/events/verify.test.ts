import { memoryEventStore } from '@kredka/backend/kernel/testing/memory-event-store'
import type { EventStore, NewEvent, StoredEvent } from '@kredka/contracts/kernel/ports'
import { catalog, opened, stored, uuid } from './testing/log.ts'
import { verifyLog } from './verify.ts'

async function faultsOf(store: EventStore): Promise<string[]> {
  const faults: string[] = []
  const { signal } = new AbortController()
  const result = await verifyLog(
    store,
    catalog,
    () => undefined,
    ({ fault }) => faults.push(fault),
    signal,
  )
  expect(result.faults).toBe(faults.length)
  return faults
}

async function logOf(...events: NewEvent[]): Promise<EventStore> {
  const store = memoryEventStore()
  await store.append('door-front', 'no_stream', events)
  return store
}

/** The same store with its pages changed: what a broken adapter or a hand in the database would give. */
function spoiled(store: EventStore, spoil: (events: readonly StoredEvent[]) => readonly StoredEvent[]): EventStore {
  return {
    ...store,
    readAll: async (from, limit) => {
      const page = await store.readAll(from, limit)
      return { ...page, events: spoil(page.events) }
    },
  }
}

test('ANA-04 a sound log has no fault', async () => {
  const follows = { $correlationId: uuid(5_001), $causationId: uuid(1) }
  const store = await logOf(opened(1), opened(2, follows))
  await store.append('person-1', 'no_stream', [
    stored(3, 'PersonNamed', { person_id: '1', name: null, $box: { person_id: 'AA==' } }),
  ])
  expect(await faultsOf(store)).toEqual([])
})

test.each<[string, NewEvent, RegExp]>([
  ['an unknown type', stored(1, 'DoorPainted', {}), /no event DoorPainted/],
  ['an unknown version', opened(1, { schema_version: '7' }), /no version 7/],
  ['a payload that does not fit', stored(1, 'DoorOpened', { door_id: 'front', times: 0 }), /\/times must be >= 1/],
  ['no object', stored(1, 'DoorOpened', 'open'), /no object/],
  [
    'a box of nobody',
    stored(1, 'PersonNamed', { person_id: '1', name: null, $box: { who: 'AA==' } }),
    /belongs to who/,
  ],
  ['no actor', opened(1, { actor: '' }), /lack actor/],
  ['a strange actor', opened(1, { actor: 'anna' }), /actor is nobody: anna/],
  ['a time that is none', opened(1, { occurred_at: 'yesterday' }), /no instant: yesterday/],
  ['an unknown origin', opened(1, { origin: 'moon' }), /origin is unknown/],
  ['a cause that is not there', opened(1, { $causationId: uuid(9) }), /no earlier event/],
])('ANA-04 %s is a fault', async (_, event, expected) => {
  const faults = await faultsOf(await logOf(event))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(expected)
})

test('ANA-04 a cause of another correlation is a fault', async () => {
  expect(await faultsOf(await logOf(opened(1), opened(2, { $causationId: uuid(1) })))).toEqual([
    'the cause has another correlation',
  ])
})

test('ANA-04 a gap in a stream, an event that comes twice and a wrong order are faults', async () => {
  const store = await logOf(opened(1), opened(2), opened(3))
  expect(await faultsOf(spoiled(store, (events) => events.filter(({ revision }) => revision !== 1)))).toEqual([
    'revision 1 was expected',
  ])
  expect(await faultsOf(spoiled(store, (events) => events.flatMap((event) => [event, event])))).toContain(
    'the id occurs twice',
  )
  const turned = await faultsOf(spoiled(store, (events) => [...events].reverse()))
  expect(turned.filter((fault) => fault.includes('which is not before it'))).toHaveLength(2)
})
