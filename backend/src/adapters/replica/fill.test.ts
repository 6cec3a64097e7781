import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { event } from '@kredka/contracts/kernel/events'
import type { EventStore } from '@kredka/contracts/kernel/ports'
import { Obj, Personal, Text, Type } from '@kredka/contracts/kernel/schema'
import { stored } from '../../audit/testing/small-log.ts'
import { eventsOf } from '../../composition/modules.ts'
import { ALL_MODULES } from '../../composition/testing/all-modules.ts'
import { type Catalog, createCatalog } from '../../kernel/catalog.ts'
import { createEventEncryption } from '../../kernel/event-encryption.ts'
import { createFixedClock } from '../../kernel/testing/fixed-clock.ts'
import { memoryKeyring } from '../../kernel/testing/memory-keyring.ts'
import { memoryEventStore } from '../event-store/memory/store.ts'
import { answerQuestion } from './answer.ts'
import { readManifest } from './files.ts'
import { fillReplica } from './fill.ts'

const PersonNamed = event('PersonNamed', Obj({ person_id: Type.String(), name: Personal(Text(50), 'person_id') }))
const DoorOpened = event('DoorOpened', Obj({ door_id: Type.String(), times: Type.Integer({ minimum: 1 }) }))
const product = eventsOf(ALL_MODULES)
const catalog = createCatalog([...product, PersonNamed, DoorOpened])

let folder: string
let store: EventStore
const begin = async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-replica-'))
  store = memoryEventStore()
}
const end = () => rm(folder, { recursive: true })

let said = 0
/** Something that happened once more, and was read into the copy. */
async function fill(more: number, known: Catalog = catalog, signal = new AbortController().signal) {
  for (let n = 0; n < more; n += 1) {
    said += 1
    const door = stored(said, 'DoorOpened', { door_id: 'front', times: said })
    await store.append(`door-${said}`, 'no_stream', [door])
  }
  const encryption = createEventEncryption({ catalog: known, keyring: memoryKeyring() })
  const { definitions } = known
  const read: number[] = []
  const onProgress = (count: number) => read.push(count)
  await fillReplica({ folder, store, encryption, definitions, clock: createFixedClock(), signal, onProgress })
  return read
}

const ask = (sql: string, longestMs?: number) =>
  answerQuestion({ folder, run_id: 'of-a-test', sql, ...(longestMs === undefined ? {} : { longestMs }) })

async function countOf(sql = 'select count(*) from events'): Promise<unknown> {
  const { rows, fault } = await ask(sql)
  expect(fault).toBeNull()
  return rows[0]?.[0]
}

describe('the copy', () => {
  beforeEach(begin)
  afterEach(end)

  test('ANA-03 each reading adds what is new, and a question sees all of it in order, from few files', async () => {
    expect(await ask('select 1')).toMatchObject({ state: 'failed', fault: { code: 'no_replica' } })
    expect(await fill(450)).toEqual([200, 400, 450])
    expect(await countOf()).toBe(450)
    expect(await fill(3)).toEqual([3])
    expect(await fill(0)).toEqual([])
    for (let n = 0; n < 6; n += 1) await fill(1)
    expect(await countOf()).toBe(459)
    expect(
      await countOf(
        'select count(*) from (select number - row_number() over (order by number) as d from events) where d <> 0',
      ),
    ).toBe(0)
    const manifest = await readManifest(folder)
    expect(manifest).toMatchObject({ events: 459 })
    expect(manifest?.segments.length).toBeLessThanOrEqual(3)
    // what was put together with others is gone, and nothing is left of the work
    const files = (await readdir(folder)).filter((file) => file.startsWith('events-'))
    expect(files.toSorted()).toEqual(manifest?.segments.map(({ file }) => file).toSorted())
  })

  test('ANA-03 another log, and code that knows other events, make the copy anew', async () => {
    await fill(5)
    store = memoryEventStore()
    await fill(2)
    expect(await countOf()).toBe(2)
    const more = event('WindowOpened', Obj({ window_id: Type.String() }))
    const read = await fill(0, createCatalog([...product, PersonNamed, DoorOpened, more]))
    expect(read).toEqual([2])
    expect(await countOf('select count(*) from WindowOpened')).toBe(0)
  })

  test('ANA-01 EVT-10 what is personal is not in the copy, also where it was stored in clear', async () => {
    await store.append('person-1', 'no_stream', [stored(900, 'PersonNamed', { person_id: 'p', name: 'Anna Kanarek' })])
    await fill(1)
    expect(await countOf("select count(*) from events where data::varchar like '%Kanarek%'")).toBe(0)
    const { rows } = await ask('select person_id, name from PersonNamed')
    expect(rows).toEqual([['p', null]])
  })

  test('ANA-03 a reading that is ended leaves the copy as it was', async () => {
    await fill(5)
    const ended = new AbortController()
    ended.abort()
    await fill(1, catalog, ended.signal)
    expect(await countOf()).toBe(5)
    expect((await readManifest(folder))?.segments).toHaveLength(1)
  })
})

describe('questions, none of which changes the copy', () => {
  beforeAll(async () => {
    await begin()
    await fill(5)
  })
  afterAll(end)

  test.each([
    ['reads a file', "select * from read_text('/etc/passwd')", 'forbidden'],
    ['reads a table of a file', "select * from read_csv('/etc/passwd')", 'forbidden'],
    ['reads a file of the copy', "select * from read_text('replica.json')", 'forbidden'],
    ['looks through folders', "select * from glob('/etc/*')", 'forbidden'],
    ['names a file as a table', "select * from '/etc/passwd.csv'", 'forbidden'],
    ['asks the network', "select * from read_csv('https://example.com/x.csv')", 'forbidden'],
    ['writes a file', "copy events to '/tmp/kredka-hostile.csv'", 'forbidden'],
    ['exports all', "export database '/tmp/kredka-hostile'", 'forbidden'],
    ['attaches a database', "attach '/tmp/kredka-hostile.db'", 'not_a_question'],
    ['takes a part away', 'detach part0', 'not_a_question'],
    ['installs', 'install httpfs', 'not_a_question'],
    ['loads', 'load httpfs', 'not_a_question'],
    ['opens the lock', 'set enable_external_access = true', 'not_a_question'],
    ['asks a pragma', 'pragma version', 'not_a_question'],
    ['hides a pragma', '/* so */ -- and\n pragma database_list', 'not_a_question'],
    ['calls', 'call duckdb_settings()', 'not_a_question'],
    ['changes an event', 'delete from part0.events', 'not_a_question'],
    ['drops a view', 'drop view events', 'not_a_question'],
    ['makes a table', 'create table more as select 1', 'not_a_question'],
    ['asks twice', 'select 1; select 2', 'several'],
    ['says nothing', ' -- nothing', 'no_question'],
    ['misspells', 'selct 1', 'wrong'],
  ])('ANA-03 SQL that %s is refused, and nothing is changed', async (_, sql, code) => {
    const before = await readdir(folder)
    expect(await ask(sql)).toMatchObject({ state: 'failed', fault: { code }, rows: [] })
    expect(await readdir(folder)).toEqual(before)
    const left = ['', '.csv', '.db'].filter((end) => existsSync(`/tmp/kredka-hostile${end}`))
    expect(left).toEqual([])
    expect(await countOf()).toBe(5)
  })

  test.each([
    ['never ends', 'with recursive n as (select 1 as i union all select i + 1 from n) select count(*) from n'],
    ['joins all with all', 'select count(*) from range(1000000) a, range(1000000) b, range(1000000) c'],
  ])('ANA-03 a question that %s is over when its time is', async (_, sql) => {
    expect(await ask(sql, 300)).toMatchObject({ state: 'failed', fault: { code: 'time' } })
  })

  test('ANA-03 a question that takes too much memory is told so, one with too many rows is cut', async () => {
    expect(await ask('select list(range) from range(200000000)')).toMatchObject({ fault: { code: 'memory' } })
    const long = await ask('select range from range(50000)')
    expect(long).toMatchObject({ state: 'done', is_cut: true })
    expect(long.rows).toHaveLength(10_000)
  })

  test('ANA-03 a fault says where it is, and each column what it is of', async () => {
    const wrong = await ask("select 'ąę' as a,\n  nothing from events")
    expect(wrong.fault).toMatchObject({ code: 'wrong', line: 2, column: 3 })
    expect(wrong.fault?.message).toContain('nothing')
    const said =
      await ask(`select 1::bigint as a, 1.5::decimal(4,2) as b, date '2026-01-02' as c, true as d, [1, 2] as e,
    9007199254740993 as f, null as g`)
    expect(said.columns.map(({ kind }) => kind)).toEqual([
      'number',
      'number',
      'time',
      'boolean',
      'text',
      'number',
      'number',
    ])
    expect(said.rows[0]?.slice(0, 4)).toEqual([1, 1.5, '2026-01-02', true])
    expect(said.rows[0]?.slice(5)).toEqual(['9007199254740993', null])
  })
})
