import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { appendNewStreams } from '@kredka/backend/adapters/event-store/postgres/bulk'
import { UnfinishedRestoreError } from '@kredka/backend/kernel/followed-log/unfinished-restore'
import { until } from '@kredka/backend/kernel/reactions/testing/until'
import { inTransaction } from '@kredka/projections/postgres/postgres'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { ROOT } from '../terminal/root.ts'
import { addPerson, type BackedUpSite, backedUpSite, environmentOf, soundnessOf } from './testing/backed-up-site.ts'

const EVENTS = 40_000

let site: BackedUpSite
beforeAll(async () => {
  import.meta.jest.spyOn(console, 'log').mockReturnValue(undefined)
  site = await backedUpSite()
  await addPerson(site.database, 'one@example.com')
  for (let from = 0; from < EVENTS; from += 10_000) await addEvents(site.database, from, 10_000)
}, 300_000)
afterAll(() => site.close())

test('OPS-06 a backup that is killed is no backup, and the same command goes on; so does a restore, and no process starts on the half of it', async () => {
  const writing = begin('backup', site.database, ['--to', site.folder])
  await until(() => existsSync(join(site.folder, 'log/00000002.ndjson.gz')), 120_000)
  await kill(writing)
  const into = await site.empty()
  await expect(site.restore(into)).rejects.toThrow('did not end: there is nothing to restore yet.')
  expect(await site.backup()).toBe(0)

  const reading = begin('restore', into, ['--from', site.folder])
  await until(async () => (await lengthOf(into)) > EVENTS / 5, 120_000)
  await kill(reading)
  expect(await lengthOf(into)).toBeLessThan(EVENTS)
  await expect(soundnessOf(into)).rejects.toThrow(UnfinishedRestoreError)
  expect(await site.restore(into)).toBe(0)
  expect(await wholeOf(into)).toBe(await wholeOf(site.database))
}, 300_000)

function begin(tool: string, database: TestDatabase, args: readonly string[]): ChildProcess {
  const file = join(ROOT, `ops/src/${tool}/main.ts`)
  const env = { ...process.env, ...environmentOf(database) }
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], { env, stdio: 'ignore' })
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  expect(await gone).toEqual([null, 'SIGKILL'])
}

async function addEvents({ pool }: TestDatabase, from: number, count: number): Promise<void> {
  const events = Array.from({ length: count }, (_, n) => ({
    stream: `day-${from + n}`,
    revision: 0,
    id: `00000000-0000-4000-8000-${String(from + n).padStart(12, '0')}`,
    type: 'DayBegan',
    data: JSON.stringify({ date: '2026-01-01', words: 'x'.repeat(200) }),
    metadata: JSON.stringify({ occurred_at: '2026-01-01T00:00:00.000Z' }),
  }))
  await inTransaction(pool, (client) => appendNewStreams(client, events))
}

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
