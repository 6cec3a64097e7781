import { setTimeout as pause } from 'node:timers/promises'
import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND, CONFIG, EVENT_STORE } from '@kredka/backend/composition/identifiers'
import { until } from '@kredka/backend/kernel/reactions/testing/until'
import { type TestPerson, testPerson } from '@kredka/backend/processes/testing/people'
import { siteDatabase } from '@kredka/backend/processes/testing/test-site'
import { upToNow } from '@kredka/backend/processes/testing/up-to-now'
import { createAvailabilityGroup, listAvailabilityGroups } from '@kredka/contracts/availability/endpoints'
import { readCheckpoints } from '@kredka/projections/kernel/checkpoints'
import { EXPIRY_MS } from '@kredka/projections/postgres/leases'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { partsOver } from '../proof/testing/product.ts'
import { type ClusterUnderTest, startClusterUnderTest } from './testing/cluster-under-test.ts'

/** What a lease takes to run out, and as long again to be noticed. */
const TAKEN_OVER_MS = 2 * EXPIRY_MS
/** A machine that is slow without any death may be so many times slower with one: a process starts meanwhile. */
const SLOWER = 6
const LED = ['alarms', 'jobs', 'runner', 'mail', 'policies']

let database: TestDatabase
let cluster: ClusterUnderTest
let parts: Parts
beforeAll(async () => {
  database = await siteDatabase()
  parts = partsOver(database)
  cluster = await startClusterUnderTest(database.url)
})
afterAll(async () => {
  await cluster.stop()
  await parts.close()
  await database.drop()
})

interface Answered {
  readonly status: number
  readonly position: string
  readonly body: { readonly data?: unknown; readonly error?: { readonly code: string } }
}

/** Calls as the browser's client does: what got no answer, or one that says 'not now', is sent again as it was. */
async function insist(path: string, init: RequestInit): Promise<Answered> {
  const end = performance.now() + 60_000
  for (;;) {
    try {
      const answer = await fetch(`${cluster.url}/api${path}`, init)
      const body = (await answer.json()) as Answered['body']
      if (answer.status < 500) return { status: answer.status, position: answer.headers.get('x-position') ?? '', body }
      if (performance.now() > end) throw new Error(`${path} has no answer: ${answer.status} ${JSON.stringify(body)}`)
    } catch (error) {
      if (performance.now() > end) throw error
    }
    await pause(50)
  }
}

function makeGroup({ headers }: TestPerson, name: string): Promise<Answered> {
  const entries = [{ type: 'week_day', day: 1, start_time: '16:00', end_time: '20:00' }]
  return insist(createAvailabilityGroup.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': name },
    body: JSON.stringify({ name, entries }),
  })
}

/** @param after as a command answered it; without it, all that has happened so far */
async function groupsOf({ headers }: TestPerson, after?: string): Promise<Answered> {
  const [store, config] = await Promise.all([parts.get(EVENT_STORE), parts.get(CONFIG)])
  const asked = after === undefined ? await upToNow({ parts, store, config }, headers) : { 'x-after-position': after }
  return insist(listAvailabilityGroups.path, { headers: { ...headers, ...asked } })
}

async function person(role: 'user' | 'teacher' = 'user'): Promise<TestPerson> {
  const { tools } = await parts.get(BACKEND)
  return testPerson({ tools, parts }, role)
}

/** Names of the leases that were renewed after that moment: nobody who died then still holds them. */
async function ledSince(moment: string): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    'select name from read_side.leases where holder is not null and expires_at > $1::timestamptz + $2 * interval $$1 ms$$',
    [moment, EXPIRY_MS],
  )
  return rows.map(({ name }) => name)
}

async function databaseTime(): Promise<string> {
  const { rows } = await database.pool.query<{ now: string }>('select now()::text as now')
  return rows[0]?.now ?? ''
}

/** Every read model took every event of the log, and none of them twice. */
async function expectEachEventOnce(): Promise<void> {
  // what was told may still be followed by what others do about it: all of it counts
  const whole = await until(async () => {
    const log = await wholeLog()
    return (await readCheckpoints(database.pool)).every(({ position }) => position === log?.head) ? log : undefined
  })
  for (const { projection, events } of await readCheckpoints(database.pool)) {
    expect([projection, events]).toEqual([projection, whole.n])
  }
}

async function wholeLog(): Promise<{ readonly n: number; readonly head: string } | undefined> {
  const { rows } = await database.pool.query<{ n: number; head: string }>(
    'select count(*)::int as n, max(position)::text as head from event_store.events',
  )
  return rows[0]
}

test('OPS-04 OPS-08 apis die, one is stopped and the database drops every connection: each command is done once', async () => {
  const callers = await Promise.all(Array.from({ length: 8 }, () => person('teacher')))
  const names = Array.from({ length: 12 }, (_, n) => `Grupa ${n}`)
  let answered = 0
  const storm = callers.map(async (caller) => {
    for (const name of names) {
      expect((await makeGroup(caller, name)).status).toBe(200)
      answered += 1
    }
  })
  const all = callers.length * names.length
  const faults: readonly (() => unknown)[] = [
    () => cluster.kill('api-1', 'SIGKILL'),
    () =>
      database.pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    () => cluster.kill('api-2', 'SIGKILL'),
    () => cluster.kill('api-3', 'SIGTERM'),
  ]
  for (const [n, fault] of faults.entries()) {
    await until(() => answered > ((n + 1) * all) / 6)
    await fault()
  }
  await Promise.all(storm)
  for (const caller of callers) {
    const { body } = await groupsOf(caller)
    expect((body.data as readonly { name: string }[]).map(({ name }) => name).sort()).toEqual([...names].sort())
  }
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from event_store.events where stream like 'availabilitygroup-%'`,
  )
  expect(rows[0]?.n).toBe(all)
  await cluster.waitUntilWhole()
})

test('OPS-04 EVT-05 workers die in turn: the other leads within seconds, no mail is doubled, no event applied twice', async () => {
  const addresses: string[] = []
  const signUp = async () => {
    const email = `osoba-${addresses.length}@example.com`
    addresses.push(email)
    const body = JSON.stringify({ email })
    const headers = { 'content-type': 'application/json', 'idempotency-key': email }
    expect((await insist('/auth/request-signup', { method: 'POST', headers, body })).status).toBe(200)
  }
  const teacher = await person('teacher')
  /** Somebody signs up, and a teacher sees what they wrote. @returns what it took, in milliseconds */
  const used = async (name: string) => {
    const from = performance.now()
    await signUp()
    const { position } = await makeGroup(teacher, name)
    expect((await groupsOf(teacher, position)).status).toBe(200)
    return performance.now() - from
  }
  for (const victim of ['worker-1', 'worker-2']) {
    const survivor = victim === 'worker-1' ? 'worker-2' : 'worker-1'
    await cluster.waitUntilWhole()
    const usually = [await used(`jeden ${victim}`), await used(`dwa ${victim}`)]
    const longest = TAKEN_OVER_MS + SLOWER * Math.max(...usually)
    cluster.kill(victim, 'SIGKILL')
    const gone = await databaseTime()
    expect(await used(`trzy ${victim}`)).toBeLessThan(longest)
    await until(async () => {
      const led = await ledSince(gone)
      return LED.every((name) => led.includes(name))
    })
    expect(cluster.members().find(({ name }) => name === survivor)?.url).not.toBeNull()
  }
  for (const address of addresses) await cluster.outbox.mailTo(address)
  for (const address of addresses) expect(await cluster.outbox.all(address)).toHaveLength(1)
  await expectEachEventOnce()
})

test('EVT-05 what was appended while no worker lived is shown when one is back', async () => {
  await cluster.waitUntilWhole()
  const teacher = await person('teacher')
  cluster.kill('worker-1', 'SIGKILL')
  cluster.kill('worker-2', 'SIGKILL')
  const { status, position } = await makeGroup(teacher, 'Tymczasem')
  expect(status).toBe(200)
  expect((await groupsOf(teacher, position)).body.data).toMatchObject([{ name: 'Tymczasem' }])
  await expectEachEventOnce()
})

test('OPS-08 a stop ends every process', async () => {
  const pids = cluster.members().map(({ pid }) => pid)
  await cluster.stop()
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('OPS-03 OPS-04 projectors make the read models in the place of workers, and one goes on where the other dies', async () => {
  cluster = await startClusterUnderTest(database.url, {}, { apis: 1, workers: 1, projectors: 2 })
  const begun = await databaseTime()
  const leads = (names: readonly string[], since: string) =>
    until(async () => {
      const led = await ledSince(since)
      return names.every((name) => led.includes(name))
    })
  await leads(['runner:common', 'runner:apart', 'policies', 'mail'], begun)
  expect(cluster.members().map(({ name }) => name)).toEqual(['api-1', 'worker-1', 'projector-1', 'projector-2'])
  const teacher = await person('teacher')
  for (const victim of ['projector-1', 'projector-2']) {
    cluster.kill(victim, 'SIGKILL')
    const gone = await databaseTime()
    const { status, position } = await makeGroup(teacher, `bez ${victim}`)
    expect([status, (await groupsOf(teacher, position)).status]).toEqual([200, 200])
    await cluster.waitUntilWhole()
    await leads(['runner:common', 'runner:apart'], gone)
  }
  // with both of them no worker takes their place
  cluster.kill('projector-1', 'SIGSTOP')
  cluster.kill('projector-2', 'SIGSTOP')
  const alone = await databaseTime()
  await leads(['policies', 'alarms', 'mail'], alone)
  expect((await ledSince(alone)).filter((name) => name.startsWith('runner'))).toEqual([])
  cluster.kill('projector-1', 'SIGCONT')
  cluster.kill('projector-2', 'SIGCONT')
  await expectEachEventOnce()
})
