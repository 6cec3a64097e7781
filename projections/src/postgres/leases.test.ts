import { fileURLToPath } from 'node:url'
import { announce, isAlive, type Lease, takeLease, tryLease } from './leases.ts'
import { migrate } from './migrations.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'
import { SILENT } from './testing/server.ts'

let database: TestDatabase
let now = 1_000_000
const held: Lease[] = []

beforeAll(async () => {
  database = await testDatabase()
  await migrate(database.pool, 'read_side', fileURLToPath(new URL('./migrations', import.meta.url)))
})
afterEach(async () => {
  for (const lease of held.splice(0)) await lease.release()
})
afterAll(() => database.drop())

async function ask(holder: string, heartbeatMs = 1_000): Promise<Lease | undefined> {
  const clock = { now: () => now }
  const lease = await tryLease({ pool: database.pool, name: 'runner', holder, clock, log: SILENT, heartbeatMs })
  if (lease) held.push(lease)
  return lease
}

test('one of many gets the lease', async () => {
  const asked = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((holder) => ask(holder)))
  expect(asked.filter(Boolean)).toHaveLength(1)
})

test('a released lease is free at once, and the token grows', async () => {
  const first = await ask('a')
  await first?.release()
  expect(first?.signal.aborted).toBe(true)
  const second = await ask('b')
  expect(second?.token).toBeGreaterThan(first?.token ?? Number.NaN)
})

test('OPS-04 a lease whose holder fell silent is taken over after 4 s, not before', async () => {
  const first = await ask('a', 3_600_000)
  now += 3_999
  expect(await ask('b')).toBeUndefined()
  now += 1
  const second = await ask('b')
  expect(second?.token).toBe((first?.token ?? 0) + 1)
})

test('OPS-04 who waits takes over when the lease runs out, not a heartbeat later', async () => {
  const at = Date.now()
  const holding = { pool: database.pool, name: 'waited', holder: 'a', log: SILENT, heartbeatMs: 3_600_000 }
  const first = await tryLease({ ...holding, clock: { now: () => at }, expiryMs: 200 })
  const follower = { ...holding, holder: 'b', clock: { now: () => Date.now() } }
  const lease = await takeLease(follower, new AbortController().signal)
  if (lease) held.push(lease)
  expect(lease?.token).toBe((first?.token ?? 0) + 1)
  expect(Date.now() - at).toBeGreaterThanOrEqual(200)
})

test('a holder that was taken over, or cannot renew in time, knows it', async () => {
  const first = await ask('a', 5)
  now += 4_000
  const lost = new Promise((resolve) => first?.signal.addEventListener('abort', resolve))
  await ask('b')
  await lost
  expect(first?.signal.aborted).toBe(true)
})

test('renewing keeps others out for as long as the holder lives', async () => {
  const renewed = async () => {
    const { rows } = await database.pool.query(
      "select expires_at > $1 as renewed from read_side.leases where name = 'runner'",
      [new Date(now + 3_500).toISOString()],
    )
    return rows[0].renewed
  }
  await ask('a', 5)
  for (let seconds = 0; seconds < 20; seconds++) {
    now += 1_000
    while (!(await renewed())) await new Promise((resolve) => setImmediate(resolve))
    expect(await ask('b')).toBeUndefined()
  }
})

test('EVT-13 a process is seen while it runs, not after it ended or died; the next that starts takes its row away', async () => {
  const rows = async () =>
    (await database.pool.query("select holder from read_side.leases where name like 'process:%'")).rows.length
  const options = { pool: database.pool, clock: { now: () => now }, log: SILENT, heartbeatMs: 3_600_000 }
  const [api, dies] = [new AbortController(), new AbortController()]
  expect(await isAlive(database.pool, now)).toBe(false)
  const announced = await announce({ ...options, holder: 'api' }, api.signal)
  expect(await isAlive(database.pool, now)).toBe(true)
  api.abort()
  await announced.ended
  expect(await isAlive(database.pool, now)).toBe(false)

  const dead = await announce({ ...options, holder: 'dead' }, dies.signal)
  expect(await isAlive(database.pool, now + 3_999)).toBe(true)
  now += 4_000
  expect([await isAlive(database.pool, now), await rows()]).toEqual([false, 1])
  const next = await announce({ ...options, holder: 'next' }, dies.signal)
  expect(await rows()).toBe(1)
  dies.abort()
  await Promise.all([dead.ended, next.ended])
  expect(await isAlive(database.pool, now)).toBe(false)
})

test('EVT-13 a process whose lease ran out while it hung is seen again once it goes on', async () => {
  const ends = new AbortController()
  const options = { pool: database.pool, clock: { now: () => now }, log: SILENT, heartbeatMs: 5 }
  const { ended } = await announce({ ...options, holder: 'hangs' }, ends.signal)
  now += 10_000
  while (!(await isAlive(database.pool, now))) await new Promise((resolve) => setImmediate(resolve))
  ends.abort()
  await ended
})
