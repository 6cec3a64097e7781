import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UnfinishedRestoreError } from '@kredka/backend/kernel/followed-log/unfinished-restore'
import { until } from '@kredka/backend/kernel/reactions/testing/until'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { addPerson, type BackedUpSite, backedUpSite, soundnessOf } from './testing/backed-up-site.ts'
import { addDays, beginTool, killTool } from './testing/killed-tool.ts'

const EVENTS = 40_000

let site: BackedUpSite
beforeAll(async () => {
  import.meta.jest.spyOn(console, 'log').mockReturnValue(undefined)
  site = await backedUpSite()
  await addPerson(site.database, 'one@example.com')
  await addDays(site.database, EVENTS)
}, 300_000)
afterAll(() => site.close())

test('OPS-06 a backup that is killed is no backup, and the same command goes on; so does a restore, and no process starts on the half of it', async () => {
  const writing = beginTool('backup', site.database, ['--to', site.folder])
  await until(() => existsSync(join(site.folder, 'log/00000002.ndjson.gz')), 120_000)
  await killTool(writing)
  const into = await site.empty()
  await expect(site.restore(into)).rejects.toThrow('did not end: there is nothing to restore yet.')
  expect(await site.backup()).toBe(0)

  const reading = beginTool('restore', into, ['--from', site.folder])
  await until(async () => (await lengthOf(into)) > EVENTS / 5, 120_000)
  await killTool(reading)
  expect(await lengthOf(into)).toBeLessThan(EVENTS)
  await expect(soundnessOf(into)).rejects.toThrow(UnfinishedRestoreError)
  expect(await site.restore(into)).toBe(0)
  expect(await wholeOf(into)).toBe(await wholeOf(site.database))
}, 300_000)

async function lengthOf({ pool }: TestDatabase): Promise<number> {
  const count = pool.query<{ n: number }>('select count(*)::int as n from event_store.events')
  // before the first table is made there is nothing
  return (await count.catch(() => null))?.rows[0]?.n ?? 0
}

/** All of a log in one word. */
async function wholeOf({ pool }: TestDatabase): Promise<string> {
  const { rows } = await pool.query<{ sum: string }>(
    `select md5(string_agg(concat_ws('|', position, stream, revision, id, type, data, metadata), '' order by position))
       as sum from event_store.events`,
  )
  return rows[0]?.sum ?? ''
}
