import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type StandIn, startStandIn } from '@kredka/backend/adapters/event-store/eventstoredb/testing/stand-in'
import { createParts } from '@kredka/backend/composition/container'
import { BACKEND, EVENT_STORE, FOLLOWED_LOG } from '@kredka/backend/composition/identifiers'
import { readConfig } from '@kredka/backend/config/config'
import { until } from '@kredka/backend/kernel/reactions/testing/until'
import { memoryLog } from '@kredka/backend/kernel/testing/memory-log'
import { testPerson } from '@kredka/backend/processes/testing/people'
import { START, type StoredEvent } from '@kredka/contracts/kernel/ports'
import { tryLease } from '@kredka/projections/postgres/leases'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { environmentOf, inEnvironment, soundnessOf } from '../backup/testing/backed-up-site.ts'
import { ROOT } from '../terminal/root.ts'
import { migrateLog } from './migrate-log.ts'

let database: TestDatabase
let server: StandIn
let address: string
beforeEach(async () => {
  import.meta.jest.spyOn(console, 'log').mockReturnValue(undefined)
  database = await testDatabase({ template: 'site' })
  server = await startStandIn()
  address = `esdb://127.0.0.1:${server.port}?tls=false`
})
afterEach(async () => {
  import.meta.jest.restoreAllMocks()
  await database.drop()
  await server.close()
})

const going = new AbortController().signal
const migrate = (...args: string[]) => inEnvironment(database, () => migrateLog(args, going))
const there = () => migrate('--from', 'embedded', '--to', address)
const back = () => migrate('--from', address, '--to', 'embedded')

/** The site over its Postgres, and over the other log where it follows that. */
async function withSite<T>(
  eventstore: string | null,
  work: (parts: ReturnType<typeof createParts>) => Promise<T>,
): Promise<T> {
  const more = eventstore === null ? {} : { EVENTSTORE_URL: eventstore }
  const parts = createParts(readConfig(environmentOf(database, more)), 'test', { log: memoryLog() })
  try {
    return await work(parts)
  } finally {
    await parts.close()
  }
}

async function addPeople(eventstore: string | null, count: number): Promise<void> {
  await withSite(eventstore, async (parts) => {
    await (await parts.get(FOLLOWED_LOG)).check()
    const { tools } = await parts.get(BACKEND)
    for (let n = 0; n < count; n += 1) await testPerson({ parts, tools }, 'teacher')
  })
}

/** The log without positions, which differ by store, and its identity. */
function logOf(eventstore: string | null) {
  return withSite(eventstore, async (parts) => {
    const store = await parts.get(EVENT_STORE)
    const { events } = await store.readAll(START, 10_000)
    return {
      identity: await store.identity(),
      events: events.map(({ position: _, ...event }): Omit<StoredEvent, 'position'> => event),
    }
  })
}

/** Where a policy stands: the event, and whether the position is that of the event in the store. */
function placeOf(eventstore: string | null) {
  return withSite(eventstore, async (parts) => {
    const { rows } = await database.pool.query<{ position: string; event_id: string }>(
      "select position, event_id from reactions.checkpoints where name = 'orders.follow'",
    )
    const [row] = rows
    expect(await (await parts.get(EVENT_STORE)).eventAt(row?.position ?? '')).toBe(row?.event_id)
    return row?.event_id
  })
}

test('OPS-06 EVT-13 a log goes to an EventStoreDB and, grown there, back: the same events and identity, policies behind the same event', async () => {
  await addPeople(null, 3)
  await database.pool.query(
    `insert into reactions.checkpoints (name, position, event_id)
     select 'orders.follow', position::text, null from event_store.events where position = 4`,
  )
  const before = await logOf(null)
  expect(await there()).toBe(0)
  expect(await logOf(address)).toEqual(before)
  expect(await placeOf(address)).toBe(before.events[3]?.id)
  await expect(withSite(null, async (parts) => (await parts.get(FOLLOWED_LOG)).check())).rejects.toThrow(
    'is another one',
  )

  await addPeople(address, 1)
  const grown = await logOf(address)
  expect(grown.events.length).toBeGreaterThan(before.events.length)
  expect(await back()).toBe(0)
  expect(await logOf(null)).toEqual(grown)
  expect(await placeOf(null)).toBe(before.events[3]?.id)
  expect((await soundnessOf(database)).faults).toEqual([])
}, 240_000)

test('OPS-06 a target that holds something else is refused and left as it is, and so is a site that runs', async () => {
  await addPeople(null, 1)
  await expect(migrate('--from', 'embedded', '--to', 'embedded')).rejects.toThrow('Use: npm run migrate')
  await expect(migrate('--from', 'embedded', '--to', 'http://elsewhere')).rejects.toThrow(
    'no address of an EventStoreDB',
  )
  const lease = { pool: database.pool, name: 'runner', holder: 'a site', clock: { now: Date.now }, log: memoryLog() }
  const held = await tryLease(lease)
  await expect(there()).rejects.toThrow('Processes of the site run')
  await held?.release()

  const other = await testDatabase({ template: 'site' })
  try {
    const mine = database
    await withSite(address, async (parts) => (await parts.get(EVENT_STORE)).identity())
    await expect(there()).rejects.toThrow('holds the identity of another log')
    database = other
    await addPeople(address, 1)
    const foreign = await logOf(address)
    database = mine
    await expect(there()).rejects.toThrow('The target holds what is not copied: event 1 there is AccountRegistered')
    expect(await logOf(address)).toEqual(foreign)
  } finally {
    await other.drop()
  }
}, 240_000)

test('OPS-06 events of somebody else in a target without an identity are named, and nothing is added', async () => {
  await addPeople(null, 1)
  const word = { id: '00000000-0000-4000-8000-000000000001', type: 'OtherHappened', contentType: 'application/json' }
  const empty = new TextEncoder().encode('{}')
  server.log.append('other-1', 'no_stream', [{ ...word, data: empty, metadata: empty }])
  await expect(there()).rejects.toThrow('event 1 there is OtherHappened (other-1, revision 0)')
  expect(server.log.stream('other-1')).toHaveLength(1)
  expect(server.log.records.filter(({ stream }) => !stream.startsWith('$'))).toHaveLength(1)
}, 240_000)

test('OPS-06 a migration that is killed goes on where it was, and the site follows the former log until it has ended', async () => {
  await addPeople(null, 150)
  const before = await logOf(null)
  server.faults.commitMs = 20
  const copying = begin('--from', 'embedded', '--to', address)
  await until(() => server.log.records.length > 40, 120_000)
  const gone = once(copying, 'exit')
  copying.kill('SIGKILL')
  expect(await gone).toEqual([null, 'SIGKILL'])
  server.faults.commitMs = 0
  await addPeople(null, 1)
  expect(await there()).toBe(0)
  const after = await logOf(address)
  expect(after.events.slice(0, before.events.length)).toEqual(before.events)
  expect(after.events.length).toBeGreaterThan(before.events.length)
}, 240_000)

function begin(...args: string[]): ChildProcess {
  const file = join(ROOT, 'ops/src/migrate/main.ts')
  const env = { ...process.env, ...environmentOf(database) }
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], { env, stdio: 'ignore' })
}
