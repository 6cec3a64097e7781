import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withDuckDB } from '@kredka/backend/adapters/replica/duckdb'
import { createEventsTable } from '@kredka/backend/adapters/replica/table'
import { events } from '../events.ts'
import { convertLines } from '../export-format.ts'
import { catalogOfContracts } from '../source/source.ts'
import { sampleLines } from '../testing/sample-log.ts'
import { fillFromTable } from './fill-from-table.ts'

const { signal } = new AbortController()
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-fill-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function tableOf(lines: readonly string[]): Promise<{ readonly ndjson: string; readonly parquet: string }> {
  const [ndjson, parquet] = [join(folder, 'log.ndjson'), join(folder, 'log.parquet')]
  await writeFile(ndjson, lines.join(''))
  await convertLines(ndjson, parquet, 'parquet')
  return { ndjson, parquet }
}

async function filled(path: string): Promise<number | null> {
  const catalog = await catalogOfContracts()
  return withDuckDB(':memory:', { memory: 50, temporary: folder, threads: 1 }, async (connection) => {
    const appender = await createEventsTable(connection)
    const taken = await fillFromTable(connection, path, catalog, signal)
    const left = await (await connection.run('SELECT count(*)::INTEGER FROM events')).getRowsJson()
    expect(left).toEqual([[taken ?? 0]])
    appender.closeSync()
    return taken
  })
}

async function answerOver(path: string, name: string): Promise<string> {
  const out = join(folder, name)
  await events(['sql', 'select * from events order by number', '--over', path, '--csv', '--out', out], signal)
  return readFile(out, 'utf8')
}

const newest = async () => (await sampleLines(700)).slice(1)

test('ANA-03 a Parquet export is taken as a whole, and is answered over as its lines are', async () => {
  const { ndjson, parquet } = await tableOf(await newest())
  expect(await filled(ndjson)).toBeNull()
  expect(await filled(parquet)).toBe(704)
  expect(await answerOver(parquet, 'one.csv')).toBe(await answerOver(ndjson, 'two.csv'))
})

test('ANA-03 events of older versions are read one by one, since they are lifted', async () => {
  const { ndjson, parquet } = await tableOf(await sampleLines(20))
  expect(await filled(parquet)).toBeNull()
  expect(await answerOver(parquet, 'one.csv')).toBe(await answerOver(ndjson, 'two.csv'))
})

test.each([
  ['data that are no object', (line: string) => line.replace(/"data":.*/, '"data":[1]}'), 'is no event'],
  ['an event without an id', (line: string) => line.replace(/"id":"[^"]+",/, ''), 'is no event'],
  ['an event that nobody knows', (line: string) => line.replace(/"OrderPlaced"/, '"NobodyKnows"'), 'NobodyKnows'],
  ['a version to come', (line: string) => line.replace(/"schema_version":"2"/, '"schema_version":"9"'), 'version 9'],
])('ANA-03 a Parquet file with %s is not taken: the row is named', async (_, spoil, message) => {
  const lines = (await newest()).map((line, n) => (n === 600 ? spoil(line) : line))
  const { parquet } = await tableOf(lines)
  expect(await filled(parquet)).toBeNull()
  await expect(answerOver(parquet, 'one.csv')).rejects.toThrow(`line 601`)
  await expect(answerOver(parquet, 'one.csv')).rejects.toThrow(message)
})
