import { existsSync, statSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@kredka/backend/kernel/reactions/testing/until'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { inEnvironment } from '../backup/testing/backed-up-site.ts'
import { addDays, beginTool, killTool } from '../backup/testing/killed-tool.ts'
import { events } from './events.ts'

const EVENTS = 60_000
const { signal } = new AbortController()

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await testDatabase({ template: 'site' })
  folder = await mkdtemp(join(tmpdir(), 'kredka-killed-export-'))
  await addDays(database, EVENTS)
}, 120_000)
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const run = (...args: readonly string[]) => inEnvironment(database, () => events(['export', ...args], signal))

test('ANA-01 an export that is killed goes on where it was, as the same lines and as the same table', async () => {
  const [whole, torn, table] = ['whole.ndjson', 'torn.ndjson', 'table.csv'].map((name) => join(folder, name))
  if (whole === undefined || torn === undefined || table === undefined) throw new Error('three files')
  expect(await run('--out', whole)).toBe(0)
  const all = statSync(whole).size
  for (const [args, file] of [
    [['--out', torn], torn],
    [['--format', 'csv', '--out', table], `${table}.lines`],
  ] as const) {
    const exporting = beginTool('events', database, ['export', ...args])
    await until(() => existsSync(file) && statSync(file).size > all / 20, 120_000)
    await killTool(exporting)
    expect(statSync(file).size).toBeLessThan(all)
    await expect(run(...args)).rejects.toThrow('--resume')
    expect(await run(...args, '--resume')).toBe(0)
  }
  expect((await readFile(torn)).equals(await readFile(whole))).toBe(true)
  const rows = (await readFile(table, 'utf8')).trimEnd().split('\n')
  expect(rows).toHaveLength((await readFile(whole, 'utf8')).trimEnd().split('\n').length + 1)
  expect((await readdir(folder)).toSorted()).toEqual(['table.csv', 'torn.ndjson', 'whole.ndjson'])
}, 300_000)
