import { testDatabase } from '../postgres/testing/database.ts'
import { publicTables, versionOf } from './tables.ts'
import { bookings } from './testing/bookings.ts'
import { goldenRows } from './testing/dump.ts'
import { openPlain, storedEvent } from './testing/memory-log.ts'

test('the version follows the tables and the number, and nothing else', () => {
  const version = versionOf(bookings)
  expect(versionOf({ ...bookings, on: {} })).toBe(version)
  expect(versionOf({ ...bookings, number: 2 })).not.toBe(version)
  expect(versionOf({ ...bookings, tables: `${bookings.tables} ` })).not.toBe(version)
})

test('tables are public only where they are marked', () => {
  const tables = `
    create table a (id text); -- public
    -- public
    create unlogged table b (id text);
    create table c (id text);
    -- public: the cards
    create view "d" as select 1;
    -- publicity
    create table e (id text);`
  expect(publicTables({ ...bookings, tables })).toEqual(['a', 'b', 'd'])
})

test('golden rows show what a projection makes of samples, and leave nothing behind', async () => {
  const database = await testDatabase()
  const samples = await openPlain([
    storedEvent(0, 'Booked', { id: 'b1', teacher: 't1', amount: 5, note: 'a' }),
    storedEvent(1, 'Paid', { id: 'b1', teacher: 't1', amount: 2 }),
  ])
  expect(await goldenRows(database.pool, bookings, samples)).toEqual({
    bookings: [{ id: 'b1', teacher: 't1', amount: 5, paid: 2, payments: 1, note: 'a', last_event: 1 }],
    notes: [],
  })
  expect((await database.pool.query("select to_regnamespace('golden') as left_behind")).rows).toEqual([
    { left_behind: null },
  ])
  await database.drop()
})
