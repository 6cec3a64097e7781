import { BACKEND } from '@kredka/backend/composition/identifiers'
import { readConfig } from '@kredka/backend/config/config'
import { ForeignLogError } from '@kredka/backend/kernel/followed-log/followed-log'
import { until } from '@kredka/backend/kernel/reactions/testing/until'
import { memoryLog } from '@kredka/backend/kernel/testing/memory-log'
import type { Running } from '@kredka/backend/processes/process'
import { type StartOverrides, startApi, startSite } from '@kredka/backend/processes/start'
import { testPerson } from '@kredka/backend/processes/testing/people'
import { ENVIRONMENT, PATIENT, siteDatabase } from '@kredka/backend/processes/testing/test-site'
import { createAvailabilityGroup, listAvailabilityGroups } from '@kredka/contracts/availability/endpoints'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { projections } from './projections.ts'

let database: TestDatabase
let environment: NodeJS.ProcessEnv
beforeEach(async () => {
  database = await siteDatabase()
  environment = { ...process.env }
  Object.assign(process.env, ENVIRONMENT, { DATABASE_URL: database.url })
})
afterEach(async () => {
  process.env = environment
  await database.drop()
})

/** A log that seems shorter is looked at for a while: a node may be behind. Here is none. */
const HURRIED = { lookAtLogEveryMs: 50 }

function start(overrides: StartOverrides = {}, process = startSite): Promise<Running> {
  const config = readConfig({ ...ENVIRONMENT, DATABASE_URL: database.url })
  return process(config, { log: memoryLog(), pagesFolder: '/nonexistent', ...PATIENT, ...overrides })
}

type Headers = Readonly<Record<string, string>>

async function teacherOf({ parts }: Running): Promise<Headers> {
  const { tools } = await parts.get(BACKEND)
  return (await testPerson({ parts, tools }, 'teacher')).headers
}

/** @returns the names of all groups of times after this one was made */
async function addGroup({ url }: Running, headers: Headers, name: string): Promise<readonly string[]> {
  const entries = [{ type: 'week_day', day: 1, start_time: '16:00', end_time: '20:00' }]
  const made = await fetch(`${url}/api${createAvailabilityGroup.path}`, {
    method: 'POST',
    body: JSON.stringify({ name, entries }),
    headers: { 'content-type': 'application/json', ...headers },
  })
  const position = made.headers.get('x-position') ?? ''
  const path = `${url}/api${listAvailabilityGroups.path}`
  const answer = await fetch(path, { headers: { ...headers, 'x-after-position': position } })
  const { data } = (await answer.json()) as { data: { name: string }[] }
  return data.map((group) => group.name)
}

async function lengthOfLog(): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>('select count(*)::int as n from event_store.events')
  return rows[0]?.n ?? 0
}

/** Puts a copy of the log in its place that held so many events; the rest of the database stays. */
async function restoreLog(length: number): Promise<void> {
  await database.pool.query('alter table event_store.events disable trigger immutable')
  await database.pool.query('delete from event_store.events where position > $1', [length])
  await database.pool.query('alter table event_store.events enable always trigger immutable')
}

/** How many read models and reactions have written down that they read the log to its end. */
async function everybodyRead(): Promise<void> {
  await until(async () => {
    const { rows } = await database.pool.query<{ behind: number }>(
      `select count(*)::int as behind from (
         select position from read_side.checkpoints
         union all select position from reactions.checkpoints where name not like 'alarm:%'
       ) as places where position <> $1`,
      [await lengthOfLog()],
    )
    return rows[0]?.behind === 0
  })
}

const rebuildAll = (...more: string[]) =>
  projections(['rebuild', '--all', ...more], new AbortController().signal, HURRIED)

test('EVT-13 a site over a log from an older copy is refused until that log is adopted, which says what it means; then nothing new is skipped', async () => {
  const before = await start()
  const headers = await teacherOf(before)
  await addGroup(before, headers, 'kept')
  const kept = await lengthOfLog()
  await addGroup(before, headers, 'lost')
  await everybodyRead()
  await before.stop()

  const api = await start({}, startApi)
  await restoreLog(kept)
  await expect(start(HURRIED)).rejects.toThrow(
    /^The event log of DATABASE_URL \(EVENTSTORE_URL is not set\) ends before .* npm run projections -- rebuild --all$/,
  )
  const refused = [projections(['rebuild', 'availability'], AbortSignal.timeout(60_000), HURRIED), start(HURRIED)]
  for (const one of refused) await expect(one).rejects.toThrow(ForeignLogError)
  await expect(rebuildAll()).rejects.toThrow(/policies .* begin at its head(.|\n)*--adopt-log$/)
  await expect(start(HURRIED)).rejects.toThrow(ForeignLogError)

  await expect(rebuildAll('--adopt-log')).rejects.toThrow('Processes of the site still run on this database')
  await api.stop()
  expect(await rebuildAll('--adopt-log')).toBe(0)
  const after = await start()
  expect(await addGroup(after, headers, 'new')).toEqual(['kept', 'new'])
  await everybodyRead()
  await after.stop()
  await (await start()).stop()
}, 300_000)

test('EVT-13 OPS-05 a log restored under a running site makes it unready, ends its work and says why', async () => {
  const site = await start({ lookAtLogEveryMs: 50 })
  const headers = await teacherOf(site)
  await addGroup(site, headers, 'one')
  await everybodyRead()
  const length = await lengthOfLog()
  await restoreLog(length - 1)
  await database.pool.query(
    `insert into event_store.events (position, stream, revision, id, type, data, metadata)
     values ($1, 'other-1', 0, gen_random_uuid(), 'OtherHappened', '{}', '{}')`,
    [length],
  )
  expect(await site.lost).toBeInstanceOf(ForeignLogError)
  const ready = await fetch(`${site.url}/readyz`)
  expect([ready.status, await ready.json()]).toMatchObject([503, { parts: { log: 'other_events' } }])
  await site.stop()
}, 120_000)
