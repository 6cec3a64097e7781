import { event, make } from '@kredka/contracts/kernel/events'
import { Email, Id, Obj, Personal, Text, Type } from '@kredka/contracts/kernel/schema'
import { createCatalog, InvalidEventError, UnknownEventError } from './catalog.ts'

const FirstRoomNamed = Obj({ room_id: Id, title: Text(50) })
const SecondRoomNamed = Obj({ room_id: Id, name: Text(50) })
const RoomNamed = event('RoomNamed', Obj({ room_id: Id, name: Text(50), seats: Type.Integer() }), [
  { schema: FirstRoomNamed, upcast: ({ title, ...rest }) => ({ ...rest, name: title }) },
  { schema: SecondRoomNamed, upcast: (data) => ({ ...data, seats: 4 }) },
])
const Invited = event('Invited', Obj({ user_id: Id, email: Personal(Email, 'user_id') }))

const catalog = createCatalog([RoomNamed, Invited])
const room_id = '0000000000000000000000000r'

test('EVT-08 an event that does not fit its newest schema is a bug, not a rejection', () => {
  expect(() => catalog.check(make(RoomNamed, { room_id, name: 'Blue', seats: 2 }))).not.toThrow()
  expect(() => catalog.check({ type: 'RoomNamed', data: { room_id, name: 'Blue' } })).toThrow(InvalidEventError)
  expect(() => catalog.check({ type: 'RoomNamed', data: { room_id, name: 'Blue', seats: 2, x: 1 } })).toThrow(
    /properties/,
  )
  expect(() => catalog.check(make(Invited, { user_id: room_id, email: 'no address' }))).toThrow(InvalidEventError)
  expect(() => catalog.check(make(Invited, { user_id: room_id, email: null }))).not.toThrow()
})

test('EVT-08 stored data of every version is lifted to the newest', () => {
  const newest = { room_id, name: 'Blue', seats: 4 }
  expect(catalog.lift('RoomNamed', 1, { room_id, title: 'Blue' })).toEqual(newest)
  expect(catalog.lift('RoomNamed', 2, { room_id, name: 'Blue' })).toEqual(newest)
  expect(catalog.lift('RoomNamed', 3, newest)).toEqual(newest)
})

test('EVT-08 stored data is judged by the schema of its own version', () => {
  expect(catalog.faults('RoomNamed', 1, { room_id, title: 'Blue' })).toEqual([])
  expect(catalog.faults('RoomNamed', 2, { room_id, title: 'Blue' })).not.toEqual([])
})

test('unknown types and versions fail by name', () => {
  expect(() => catalog.definition('RoomBurned')).toThrow(UnknownEventError)
  expect(() => catalog.lift('RoomNamed', 4, {})).toThrow('RoomNamed has no version 4, the newest is 3')
  expect(() => createCatalog([RoomNamed, event('RoomNamed', Obj({}))])).toThrow('two events named RoomNamed')
})
