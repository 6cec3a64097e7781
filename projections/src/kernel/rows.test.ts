import pg from 'pg'
import { tablesOf } from '../postgres/catalog.ts'
import { type TestDatabase, testDatabase } from '../postgres/testing/database.ts'
import type { Row, Rows } from './projection.ts'
import { createRows } from './rows.ts'

const TABLES = `
  create table lessons (
    teacher text not null, n integer not null, status text not null default 'new', seats integer default 3,
      spent numeric(12,2), held integer not null default 0, missed integer default 0,
    starts_at timestamptz, tags text[] not null default '{}', facts jsonb, made_by text generated always
      as (teacher || '!') stored,
    primary key (teacher, n));
  create table plain_log (line text);`

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  for (const schema of ['merged', 'single']) {
    await database.pool.query(`create schema ${schema}; set search_path to ${schema}; ${TABLES} reset search_path`)
  }
})
afterAll(() => database.drop())
beforeEach(() => database.pool.query('truncate merged.lessons, single.lessons, merged.plain_log'))

/** Runs `work` in a transaction. `single`: every write is sent on its own. */
async function batch(schema: 'merged' | 'single', steps: readonly ((rows: Rows) => unknown)[]): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    const rows = createRows(client, schema, await tablesOf(client, schema))
    for (const step of steps) {
      await step(rows)
      if (schema === 'single') await rows.flush()
    }
    await rows.flush()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function content(schema: string): Promise<Row[]> {
  const { rows } = await database.pool.query(`select * from ${schema}.lessons order by teacher, n`)
  return rows
}

const merged = (...steps: ((rows: Rows) => unknown)[]) => batch('merged', steps)
const KEY = { teacher: 'ala', n: 1 }
const FRESH = {
  ...KEY,
  status: 'new',
  seats: 3,
  spent: null,
  held: 0,
  missed: 0,
  starts_at: null,
  tags: [],
  facts: null,
  made_by: 'ala!',
}

test('put replaces the whole row: columns left out go back to their default', async () => {
  await merged((rows) =>
    rows.put('lessons', { ...KEY, status: 'held', seats: 9, tags: ['a', 'b'], facts: { a: [1, null] } }),
  )
  expect(await content('merged')).toEqual([
    { ...FRESH, status: 'held', seats: 9, tags: ['a', 'b'], facts: { a: [1, null] } },
  ])
  await merged((rows) => rows.put('lessons', { ...KEY, spent: 12.5, starts_at: '2026-03-01T10:00:00+01:00' }))
  expect(await content('merged')).toEqual([{ ...FRESH, spent: 12.5, starts_at: '2026-03-01T09:00:00.000Z' }])
})

test('patch, add and remove of a row that is not there do nothing', async () => {
  await merged(
    (rows) => rows.patch('lessons', KEY, { status: 'held' }),
    (rows) => rows.add('lessons', KEY, { seats: 1 }),
    (rows) => rows.remove('lessons', KEY),
    (rows) => rows.patch('lessons', { ...KEY, n: 2 }, { status: 'held' }),
  )
  expect(await content('merged')).toEqual([])
})

test('one row written many times in a batch is one statement, and ends as the last write says', async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  let sent = 0
  const query = client.query.bind(client)
  const rows = createRows(client, 'merged', await tablesOf(client, 'merged'))
  Object.assign(client, {
    query: (...all: Parameters<typeof query>) => {
      sent += 1
      return query(...all)
    },
  })
  rows.put('lessons', { ...KEY, seats: 1 })
  for (let n = 0; n < 50; n++) rows.add('lessons', KEY, { seats: 2 })
  rows.patch('lessons', KEY, { status: 'held' })
  await rows.flush()
  expect(sent).toBe(1)
  for (let n = 2; n < 50; n++) {
    rows.keep('lessons', { ...KEY, n, seats: 0 })
    rows.patch('lessons', { ...KEY, n }, { status: 'held' })
    rows.add('lessons', { ...KEY, n }, { seats: 1, held: 1 })
  }
  await rows.flush()
  expect(sent).toBe(2)
  await database.pool.query('delete from merged.lessons where n > 1')
  await client.end()
  expect(await content('merged')).toEqual([{ ...FRESH, seats: 101, status: 'held' }])
})

test('keep writes a row that is not there, and leaves one that is', async () => {
  await merged((rows) => rows.put('lessons', { ...KEY, seats: 1 }))
  await merged(
    (rows) => rows.keep('lessons', { ...KEY, seats: 2 }),
    (rows) => rows.keep('lessons', { ...KEY, n: 2, seats: 3 }),
    (rows) => rows.keep('lessons', { ...KEY, n: 2, seats: 4 }),
    (rows) => rows.add('lessons', { ...KEY, n: 2 }, { seats: 1 }),
  )
  expect(await content('merged')).toEqual([
    { ...FRESH, seats: 1 },
    { ...FRESH, n: 2, seats: 4 },
  ])
})

test('count adds to a row that is there, and begins one that is not at 0', async () => {
  await merged((rows) => rows.put('lessons', { ...KEY, seats: 1 }))
  await merged(
    (rows) => rows.count('lessons', KEY, { seats: 2 }),
    (rows) => rows.count('lessons', { ...KEY, n: 2 }, { seats: 1 }),
    (rows) => rows.count('lessons', { ...KEY, n: 2 }, { seats: -3 }),
    (rows) => rows.keep('lessons', { ...KEY, n: 2, seats: 9 }),
  )
  expect(await content('merged')).toEqual([
    { ...FRESH, seats: 3 },
    { ...FRESH, n: 2, seats: -2 },
  ])
})

test('the same key in another spelling is the same row', async () => {
  await merged(
    (rows) => rows.put('lessons', { teacher: 'ala', n: 1, seats: 1 }),
    (rows) => rows.put('lessons', { teacher: 'ala', n: '1', seats: 2 }),
    (rows) => rows.patch('lessons', { n: '01', teacher: 'ala' }, { status: 'held' }),
  )
  expect(await content('merged')).toEqual([{ ...FRESH, seats: 2, status: 'held' }])
})

test('rows are also found by other columns, by null, and may be renamed', async () => {
  await merged(
    (rows) => rows.put('lessons', KEY),
    (rows) => rows.put('lessons', { ...KEY, n: 2, spent: 1 }),
    (rows) => rows.patch('lessons', { spent: null, teacher: 'ala' }, { status: 'free' }),
    (rows) => rows.patch('lessons', { status: 'free' }, { n: 7 }),
    (rows) => rows.patch('lessons', { ...KEY, n: 7 }, { n: 8 }),
    (rows) => rows.patch('lessons', { ...KEY, n: 7 }, { status: 'never' }),
    (rows) => rows.remove('lessons', { spent: 1 }),
  )
  expect(await content('merged')).toEqual([{ ...FRESH, n: 8, status: 'free' }])
})

test('sql sees what was written before it, with bare names', async () => {
  await merged(
    (rows) => rows.put('lessons', KEY),
    async (rows) =>
      expect(await rows.sql('select n, seats from lessons where teacher = $1', ['ala'])).toEqual([{ n: 1, seats: 3 }]),
    (rows) => rows.add('lessons', KEY, { seats: 1 }),
    (rows) => rows.sql('update lessons set seats = seats * 10'),
  )
  expect(await content('merged')).toEqual([{ ...FRESH, seats: 40 }])
})

test('characters that Postgres does not know are left out instead of stopping the read model', async () => {
  await merged((rows) =>
    rows.put('lessons', { ...KEY, status: 'a\0b\ud800c', facts: { text: '\0', path: 'C:\\u0000' } }),
  )
  expect(await content('merged')).toEqual([{ ...FRESH, status: 'ab�c', facts: { text: '', path: 'C:\\u0000' } }])
})

test.each<[string, (rows: Rows) => void, RegExp]>([
  ['an unknown table', (rows) => rows.put('nowhere', {}), /merged has no table nowhere/],
  ['an unknown column', (rows) => rows.put('lessons', { ...KEY, colour: 1 }), /lessons has no column colour/],
  ['a row without its key', (rows) => rows.put('lessons', { teacher: 'ala' }), /without the key column n/],
  ['a table without a key', (rows) => rows.put('plain_log', { line: 'a' }), /has no primary key/],
  ['a removal of everything', (rows) => rows.remove('lessons', {}), /which rows/],
  ['a condition on undefined', (rows) => rows.remove('lessons', { teacher: 'ala', n: undefined }), /n is undefined/],
  ['a count that is no number', (rows) => rows.count('lessons', KEY, { seats: Number.NaN }), /no number/],
  ['an amount that is no number', (rows) => rows.add('lessons', KEY, { seats: Number.NaN }), /no number/],
])('refuses %s', async (_, step, message) => {
  await expect(merged(step)).rejects.toThrow(message)
})

test('EVT-05 a batch merged row by row equals the same writes one by one (300 random batches)', async () => {
  let seed = 20_261_121
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const key = () => ({ teacher: ['ala', 'ola', 'ela'][random(3)], n: random(3) })
  const value: Readonly<Record<string, () => unknown>> = {
    status: () => ['new', 'held', 'free'][random(3)],
    seats: () => [null, 0, 5, -2][random(4)],
    spent: () => [null, '1.10', 2.25, 3][random(4)],
    held: () => [0, 4][random(2)],
    missed: () => [null, 0, 1][random(3)],
    tags: () => [[], ['x', 'ż "q" {}']][random(2)],
    facts: () => [null, { a: 1 }, [1, 'b']][random(3)],
  }
  const some = () =>
    Object.fromEntries(Object.entries(value).flatMap(([name, make]) => (random(2) ? [[name, make()]] : [])))
  const amounts = () =>
    [
      { seats: random(7) - 3 },
      { seats: 1, spent: [0.1, 2, -1][random(3)] ?? 0 },
      { held: 1 },
      { held: random(5) - 2, missed: 1 },
    ][random(4)] ?? {}
  const where = () =>
    [{ teacher: key().teacher }, { status: value.status?.() }, { spent: null, n: random(3) }][random(3)] ?? {}
  const step = (): ((rows: Rows) => void) => {
    const [what, k, w, values, sums] = [random(17), key(), where(), some(), amounts()]
    if (what < 4) return (rows) => rows.put('lessons', { ...k, ...values })
    if (what < 6) return (rows) => rows.patch('lessons', k, values)
    if (what < 8) return (rows) => rows.add('lessons', k, sums)
    if (what < 9) return (rows) => rows.remove('lessons', k)
    if (what < 10) return (rows) => rows.patch('lessons', w, values)
    if (what < 11) return (rows) => rows.add('lessons', w, sums)
    if (what < 12) return (rows) => rows.remove('lessons', w)
    if (what < 15) return (rows) => rows.keep('lessons', { ...k, ...values })
    return (rows) => rows.count('lessons', k, sums)
  }
  for (let round = 0; round < 300; round++) {
    const steps = Array.from({ length: 1 + random(25) }, step)
    await batch('merged', steps)
    await batch('single', steps)
    expect({ round, rows: await content('merged') }).toEqual({ round, rows: await content('single') })
  }
})

test('EVT-05 what was gathered is asked for in one go: nothing waits for the answer to what goes before it', async () => {
  const asked: string[] = []
  const client = await database.pool.connect()
  try {
    const tables = await tablesOf(client, 'merged')
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const query = async (one: string | pg.QueryConfig) => {
      asked.push(typeof one === 'string' ? one : one.text)
      await answered
      return { rows: [] }
    }
    const rows = createRows(Object.assign(Object.create(client), { query }), 'merged', tables)
    rows.put('lessons', { ...KEY, seats: 1 })
    rows.patch('lessons', { teacher: 'ola' }, { seats: 2 })
    const both = Promise.all([rows.sql('select 1'), rows.sql('select 2')])
    expect(asked.map((text) => text.trim().split(' ').slice(0, 2).join(' '))).toEqual([
      'insert into',
      'update "merged"."lessons"',
      'set local',
      'select 1',
      'select 2',
    ])
    answer()
    await both
  } finally {
    client.release()
  }
})
