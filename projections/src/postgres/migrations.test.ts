import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MigrationError, migrate } from './migrations.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'kredka-migrations-'))
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const file = (name: string, sql: string) => writeFile(join(folder, name), sql)
const run = () => migrate(database.pool, 'vault', folder)

test('applies each file once, in order, into the schema', async () => {
  await file('0002_more.sql', 'alter table things add extra text')
  await file('0001_things.sql', 'create table things (id text primary key); insert into things values (1)')
  expect(await run()).toEqual(['0001_things.sql', '0002_more.sql'])
  expect(await run()).toEqual([])
  expect((await database.pool.query('select * from vault.things')).rows).toEqual([{ id: '1', extra: null }])
})

test('several processes that start at once apply each file once', async () => {
  await file('0001_things.sql', 'create table things (id serial); insert into things values (default)')
  const runs = await Promise.all([run(), run(), run(), run()])
  expect(runs.flat()).toEqual(['0001_things.sql'])
})

test('a failing file leaves nothing of itself', async () => {
  await file('0001_things.sql', 'create table things (id text); select 1 / 0')
  await expect(run()).rejects.toThrow('division by zero')
  expect((await database.pool.query("select to_regclass('vault.things') as found")).rows).toEqual([{ found: null }])
})

test.each([
  ['a changed file', () => file('0001_things.sql', 'create table things (id integer)'), /0001_things.sql was changed/],
  ['a removed file', () => rm(join(folder, '0001_things.sql')), /0001_things.sql was applied, but the file is gone/],
  ['a doubled number', () => file('0003_twice.sql', ''), /another file has number 3/],
  ['a number below', () => file('0002_late.sql', ''), /0002_late.sql comes before number 3/],
  ['a wrong name', () => file('four.sql', ''), /four.sql: migrations are named/],
])('refuses %s', async (_, change, message) => {
  await file('0001_things.sql', 'create table things (id text)')
  await file('0003_more.sql', 'create table more (id text)')
  await run()
  await change()
  const failure = run()
  await expect(failure).rejects.toThrow(MigrationError)
  await expect(failure).rejects.toThrow(message)
})
