import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Json } from '@duckdb/node-api'
import { withDuckDB } from '@kredka/backend/adapters/replica/duckdb'
import { EVENT_STORE } from '@kredka/backend/composition/identifiers'
import { START } from '@kredka/contracts/kernel/ports'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { MASTER_KEY, partsOver } from '../proof/testing/product.ts'
import { events } from './events.ts'
import { createPseudonyms } from './pseudonyms.ts'
import { sampleLines, sampleLog } from './testing/sample-log.ts'

const { signal } = new AbortController()
const given = { ...process.env }

let database: TestDatabase
let folder: string
/** The samples in a log of Postgres, as the command line finds it. */
beforeAll(async () => {
  database = await testDatabase({ template: 'site' })
  const parts = partsOver(database, '2026-06-01T08:00:00.000Z')
  const store = await parts.get(EVENT_STORE)
  const { events: samples } = await (await sampleLog(20)).readAll(START, 1_000)
  for (const { stream, revision, id, type, data, metadata } of samples) {
    await store.append(stream, revision === 0 ? 'no_stream' : revision - 1, [{ id, type, data, metadata }])
  }
  await parts.close()
  Object.assign(process.env, { NODE_ENV: 'test', DATABASE_URL: database.url, MASTER_KEY })
})
afterAll(async () => {
  process.env = given
  await database.drop()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-export-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function read(query: string): Promise<Json[][]> {
  return withDuckDB(':memory:', { memory: 100, temporary: folder }, async (connection) =>
    (await connection.runAndReadAll(query)).getRowsJson(),
  )
}

test.each([
  ['parquet', 'read_parquet'],
  ['csv', 'read_csv'],
])('ANA-01 an export as %s has a column for whatever is known of every event', async (format, reader) => {
  const out = join(folder, `events.${format}`)
  expect(await events(['export', '--format', format, '--out', out], signal)).toBe(0)
  const columns = 'category, stream, revision, type, occurred_at, actor, schema_version, data IS NOT NULL'
  const rows = await read(`SELECT ${columns} FROM ${reader}('${out}') LIMIT 3`)
  expect(rows.map((row) => row.map(String))).toEqual([
    ['order', 'order-a', '0', 'OrderPlaced', '2026-01-01 00:00:00', 'user:anna', '1', 'true'],
    ['order', 'order-b', '0', 'OrderPlaced', '2026-01-02 00:00:00', 'user:anna', '2', 'true'],
    ['order', 'order-a', '1', 'OrderAccepted', '2026-01-03 00:00:00', 'user:anna', '1', 'true'],
  ])
  expect(await read(`SELECT count(*) FROM ${reader}('${out}')`)).toEqual([['25']])
  expect(await readdir(folder)).toEqual([`events.${format}`])
  await expect(events(['export', '--format', format, '--out', out], signal)).rejects.toThrow('--force')
})

test('ANA-01 an export that was killed goes on to the same table, with the same pseudonyms', async () => {
  const out = join(folder, 'events.parquet')
  const asked = ['export', '--format', 'parquet', '--pseudonyms', '--out', out]
  await writeFile(`${out}.lines.salt`, `${'5a'.repeat(16)}\n`)
  await writeFile(`${out}.lines`, '')
  await expect(events(asked, signal)).rejects.toThrow('--resume')
  await expect(events([...asked.slice(0, 3), ...asked.slice(4), '--resume'], signal)).rejects.toThrow('--pseudonyms')
  await rm(`${out}.lines`)
  await rm(`${out}.lines.salt`)
  const whole = join(folder, 'whole.ndjson')
  expect(await events(['export', '--pseudonyms', '--out', whole], signal)).toBe(0)
  const lines = await readFile(whole, 'utf8')
  await writeFile(`${out}.lines`, lines.slice(0, lines.length / 2))
  await writeFile(`${out}.lines.salt`, await readFile(`${whole}.salt`))
  expect(await events([...asked, '--resume'], signal)).toBe(0)
  const streams = 'SELECT list(stream ORDER BY position::INT) FROM read_'
  expect(await read(`${streams}parquet('${out}')`)).toEqual(
    await read(`${streams}json('${whole}', format = 'newline_delimited')`),
  )
  expect((await readdir(folder)).filter((name) => name.startsWith('events'))).toEqual(['events.parquet'])
  await rm(`${whole}.salt`)
  await expect(events(['export', '--pseudonyms', '--out', whole, '--resume'], signal)).rejects.toThrow('salt')
  expect(await readFile(whole, 'utf8')).toBe(lines)
})

test('ANA-01 pseudonyms are of the same form, the same within one export, and others in the next', async () => {
  const [one, other] = [createPseudonyms(Buffer.alloc(32, 1)), createPseudonyms(Buffer.alloc(32, 2))]
  const text = (await sampleLines()).join('')
  const ids = [...new Set(text.match(/\b[0-9a-hjkmnp-tv-z]{26}\b/g))]
  expect(ids.length).toBeGreaterThan(3)
  const renamed = one(text)
  expect(ids.filter((id) => renamed.includes(id))).toEqual([])
  expect(renamed.match(/"id":"[0-9a-f]{8}-[0-9a-f-]{27}"/g)).toHaveLength(5)
  expect(renamed).toBe(one(text))
  expect(renamed).not.toBe(other(text))
  expect(new Set(ids.map(one)).size).toBe(ids.length)
  const [first = ''] = ids
  expect(one(`room-${first}-${first}`)).toBe(`room-${one(first)}-${one(first)}`)
  expect(one('"OrderPlaced" at 2026-01-01T00:00:00.000Z costs 8000')).toContain('2026-01-01T00:00:00.000Z costs 8000')
})

test.each([
  [['--format', 'xml'], '--format takes'],
  [['--format', 'parquet'], 'needs --out'],
  [['--format', 'csv', '--out', '/tmp/none/such/events.csv'], 'cannot be written'],
])('ANA-01 export %j is refused', async (args, message) => {
  await expect(events(['export', ...args], signal)).rejects.toThrow(message)
})
