import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { DuckDBConnection, Json } from '@duckdb/node-api'
import { typeOf } from '@kredka/backend/adapters/replica/columns'
import { Id, Nullable, OneOf, Personal, Text, Type } from '@kredka/contracts/kernel/schema'
import { events } from '../events.ts'
import { catalogOfContracts } from '../source/source.ts'
import { sampleLines, sampleSource } from '../testing/sample-log.ts'
import { type Answer, ask, askIntoParquet } from './ask.ts'
import { type Connect, withDatabaseOf } from './command.ts'
import { prompt } from './prompt.ts'

const { signal } = new AbortController()

let folder: string
let log: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-sql-test-'))
  log = join(folder, 'log.ndjson')
  await writeFile(log, (await sampleLines()).join(''))
})
afterEach(() => rm(folder, { recursive: true }))

let connect: Connect
let leave: () => void
let left: Promise<number>
/** One database for all questions: none of them changes it. */
beforeAll(async () => {
  const [source, catalog] = [await sampleSource(), await catalogOfContracts()]
  await new Promise<void>((begin, fail) => {
    left = withDatabaseOf(source, catalog, signal, (opened) => {
      connect = opened
      begin()
      return new Promise((resolve) => {
        leave = () => resolve(0)
      })
    })
    left.catch(fail)
  })
})
afterAll(async () => {
  leave()
  await left
})

async function asked<T>(work: (connection: DuckDBConnection) => Promise<T>): Promise<T> {
  const given: T[] = []
  await connect([], async (connection) => {
    given.push(await work(connection))
    return 0
  })
  const [one] = given
  if (one === undefined) throw new Error('nothing was asked')
  return one
}

async function allOf({ rows }: Answer): Promise<readonly (readonly Json[])[]> {
  const all: (readonly Json[])[] = []
  for await (const page of rows) all.push(...page)
  return all
}

async function rowsOf(question: string): Promise<unknown> {
  return asked(async (connection) => allOf(await ask(connection, question)))
}

test('ANA-03 a disk that is full while the events are read is one line, and nothing is asked', async () => {
  const said = 'Failed to append: Could not write file "events.duckdb.wal": No space left on device'
  const source = {
    name: 'a log',
    // biome-ignore lint/correctness/useYield: it ends before there is anything
    read: async function* () {
      throw new Error(said)
    },
  }
  const asking = withDatabaseOf(source, await catalogOfContracts(), signal, () => Promise.resolve(0))
  await expect(asking).rejects.toThrow(`${tmpdir()} cannot be written: the disk is full.`)
})

test('ANA-03 the log is a table of events, and each type of event a view with typed columns', async () => {
  expect(await rowsOf('select number, stream, type, occurred_at from events order by number limit 2')).toEqual([
    ['1', 'order-a', 'OrderPlaced', '2026-01-01 00:00:00'],
    ['2', 'order-b', 'OrderPlaced', '2026-01-02 00:00:00'],
  ])
  const types = 'select column_name, data_type from information_schema.columns where table_name = '
  expect(
    await rowsOf(`${types} 'PaymentMarkedPaid' and column_name in ('amount', 'starts_at', 'paid_on', 'method')`),
  ).toEqual(
    expect.arrayContaining([
      ['amount', 'BIGINT'],
      ['starts_at', 'TIMESTAMP'],
      ['paid_on', 'DATE'],
      ['method', 'VARCHAR'],
    ]),
  )
  expect(await rowsOf("select terms ->> '$.dates[0].expires_at' is not null, message from OrderPlaced")).toEqual([
    [true, null],
    [true, null],
  ])
})

test('ANA-03 every type of event has its view, and so have people', async () => {
  const { definitions } = await catalogOfContracts()
  const views = await rowsOf("select table_name from information_schema.tables where table_type = 'VIEW'")
  expect(views).toHaveLength(definitions.size + 1)
  const questions = [...definitions.keys(), 'people'].map((view) => `select count(*) from "${view}"`)
  await asked(async (connection) => {
    for (const question of questions) await allOf(await ask(connection, question))
    return questions.length
  })
})

test.each([
  ['a text', Text(5), 'VARCHAR'],
  ['an id that may be missing', Nullable(Id), 'VARCHAR'],
  ['words of a list', OneOf(['a', 'b']), 'VARCHAR'],
  ['a personal text', Personal(Nullable(Text(9)), 'user_id'), 'VARCHAR'],
  ['a number of a list', Type.Unsafe<number>({ type: 'integer', enum: [1, 2] }), 'BIGINT'],
  ['a share', Type.Number(), 'DOUBLE'],
  ['a list', Type.Array(Id), 'JSON'],
  ['a text or a number', Type.Union([Type.String(), Type.Integer()]), 'JSON'],
])('ANA-03 %s has the type that it is', (_, schema, expected) => {
  expect(typeOf(schema)).toBe(expected)
})

test.each([
  ['reads a file', "select * from read_text('/etc/passwd')", 'disabled by configuration'],
  ['reads a table of a file', "select * from read_csv('/etc/passwd')", 'disabled by configuration'],
  ['looks through folders', "select * from glob('/etc/*')", 'disabled by configuration'],
  ['names a file as a table', "select * from '/etc/passwd.csv'", 'disabled by configuration'],
  ['writes a file', "copy events to '/tmp/kredka-hostile.csv'", 'disabled by configuration'],
  ['exports all', "export database '/tmp/kredka-hostile'", 'disabled by configuration'],
  ['attaches a database', "attach '/tmp/kredka-hostile.db'", 'ATTACH is none'],
  ['changes an event', 'delete from events', 'DELETE is none'],
  ['drops the table', 'drop table events', 'DROP is none'],
  ['opens the lock', 'set enable_external_access = true', 'is none'],
  ['loads an extension', 'install httpfs', 'LOAD is none'],
  ['asks twice', 'select 1; drop table events', 'one question at a time'],
  ['breaks out', "select 1) to '/tmp/kredka-hostile.csv'; --", 'syntax error'],
  ['misspells', 'selct 1', 'syntax error'],
  ['says nothing', ' -- nothing', 'no question'],
])('ANA-03 SQL that %s is refused, and nothing is changed', async (_, question, message) => {
  await asked(async (connection) => {
    await expect(ask(connection, question)).rejects.toThrow(message)
    await expect(askIntoParquet(connection, question, join(folder, 'out.parquet'))).rejects.toThrow(message)
    return true
  })
  expect(await readdir(folder)).toEqual(['log.ndjson'])
  expect(['', '.csv', '.db'].map((end) => `/tmp/kredka-hostile${end}`).filter((file) => existsSync(file))).toEqual([])
})

test('ANA-03 not even DuckDB itself, asked past the check, writes or reads elsewhere', async () => {
  await asked(async (connection) => {
    for (const statement of [
      "copy events to '/tmp/kredka-hostile.csv'",
      "attach '/tmp/kredka-hostile.db'",
      'delete from events',
      'create table more (one int)',
      'set enable_external_access = true',
      "set allowed_paths = ['/etc/passwd']",
      "load 'httpfs'",
    ]) {
      await expect(connection.run(statement)).rejects.toThrow()
    }
    return true
  })
})

test('ANA-03 an answer goes to the terminal as a table, to a file as CSV or Parquet', async () => {
  const printed: string[] = []
  const out = import.meta.jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  const question = 'select type, count(*) as count from events group by all order by all -- of all'
  const csv = join(folder, 'answer.csv')
  const parquet = join(folder, 'answer.parquet')
  try {
    expect(await events(['sql', question, '--over', log], signal)).toBe(0)
    expect(await events(['sql', question, '--over', log, '--csv', '--out', csv], signal)).toBe(0)
    expect(await events(['sql', question, '--over', log, '--parquet', '--out', parquet], signal)).toBe(0)
  } finally {
    out.mockRestore()
  }
  expect(printed.join('\n')).toMatch(/AccountBlocked {2,}1\n.*OrderAccepted[\s\S]*4 rows/)
  expect((await readFile(csv, 'utf8')).split('\n').slice(0, 2)).toEqual(['type,count', 'AccountBlocked,1'])
  expect((await readFile(parquet)).subarray(0, 4).toString()).toBe('PAR1')
  const again = ['sql', question, '--over', log, '--csv', '--out', csv]
  await expect(events(again, signal)).rejects.toThrow('--force')
  expect((await readdir(folder)).length).toBe(3)
})

test('ANA-03 words that begin like a formula are no formula in CSV', async () => {
  const csv = join(folder, 'answer.csv')
  await events(['sql', "select '=1+1' as sum, -5 as debt, 'a,b' as two", '--over', log, '--csv', '--out', csv], signal)
  expect(await readFile(csv, 'utf8')).toBe(`sum,debt,two\n'=1+1,-5,"a,b"\n`)
})

test('ANA-03 the prompt answers one question after another, and goes on behind a wrong one', async () => {
  const lines = 'selct 1;\nselect count(*)\n  as events\nfrom events;\n.views people\n.quit\nselect 99;\n'
  const output = new PassThrough()
  await asked((connection) => prompt(connection, signal, { input: Readable.from([lines]), output, isTTY: false }))
  output.end()
  const said = await text(output)
  expect(said).toMatch(/syntax error[\s\S]*events\n-+\n +5\n1 row[\s\S]*people +\S*user_id/)
  expect(said).not.toContain('99')
})

test('ANA-03 a question that fails leaves no file behind', async () => {
  const out = join(folder, 'answer.parquet')
  const failing = ['sql', 'select amount from nowhere', '--over', log, '--parquet', '--out', out]
  await expect(events(failing, signal)).rejects.toThrow('nowhere does not exist')
  expect(await readdir(folder)).toEqual(['log.ndjson'])
})

test.each([
  [['select', '1'], 'quotes'],
  [['select 1', '--csv', '--parquet'], 'Either'],
  [['select 1', '--parquet'], '--out'],
  [['--csv'], 'no question'],
])('ANA-03 sql %j is told how it is used', async (args, message) => {
  await expect(Promise.resolve().then(() => events(['sql', ...args], signal))).rejects.toThrow(message)
})
