import { randomUUID } from 'node:crypto'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { until } from '../kernel/reactions/testing/until.ts'
import { memoryLog } from '../kernel/testing/memory-log.ts'
import type { Signal } from './fan-out.ts'
import { createPresence, type Presence, type PresenceTimes } from './presence.ts'

/** Anna has chats with Bert and Cleo; Bert and Cleo do not know each other. */
const PARTNERS: Readonly<Record<string, readonly string[]>> = { anna: ['bert', 'cleo'], bert: ['anna'], cleo: ['anna'] }
const SLOW: PresenceTimes = { heartbeatMs: 60_000, expiryMs: 60_000, graceMs: 20 }

describe('presence', () => {
  let database: TestDatabase
  let told: Signal[] = []
  const open: Presence[] = []
  const processOf = (times: PresenceTimes = SLOW) => {
    const made = createPresence({
      pool: database.pool,
      fanOut: { send: (signal) => told.push(signal) },
      signals: { otherSideOf: async () => null, partnersOf: async (user_id) => PARTNERS[user_id] ?? [] },
      processId: randomUUID(),
      log: memoryLog(),
      times,
    })
    open.push(made)
    return made
  }
  beforeAll(async () => {
    database = await testDatabase({ template: 'site' })
  })
  beforeEach(async () => {
    await database.pool.query('truncate live.processes, live.online')
    told = []
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((one) => one.stop()))
  })
  afterAll(() => database.drop())
  const heard = () => told.map(({ rooms, body }) => [rooms, body])

  test('CHT-01 people see who of those they write with is there, at whatever process', async () => {
    const [one, other] = [processOf(), processOf()]
    expect(await one.arrive('bert')).toEqual([])
    expect(await other.arrive('cleo')).toEqual([])
    expect([...(await other.arrive('anna'))].toSorted()).toEqual(['bert', 'cleo'])
    expect(heard()).toEqual([[['person:bert', 'person:cleo'], { user_id: 'anna', online: true }]])
  })

  test('CHT-01 a second tab is no news, and closing one of two neither; who comes back at once was never away', async () => {
    const [one, other] = [processOf(), processOf()]
    await one.arrive('bert')
    await one.arrive('anna')
    told = []
    await one.arrive('anna')
    await other.arrive('anna')
    one.leave('anna')
    one.leave('anna')
    // the row of the process that was left goes
    await until(async () => (await rowsOf('anna')) === 1)
    expect(heard()).toEqual([])
    other.leave('anna')
    await other.arrive('anna')
    other.leave('anna')
    await until(() => told.length > 0)
    expect(heard()).toEqual([[['person:bert'], { user_id: 'anna', online: false }]])
  })

  test('OPS-04 the people of a process that died are gone once it was not heard of for long enough, and told of once', async () => {
    const dying = processOf()
    await dying.arrive('anna')
    await dying.arrive('cleo')
    const [left, right] = [
      processOf({ heartbeatMs: 10, expiryMs: 60_000, graceMs: 20 }),
      processOf({ heartbeatMs: 10, expiryMs: 60_000, graceMs: 20 }),
    ]
    await left.arrive('bert')
    await right.arrive('cleo')
    told = []
    // what a kill leaves behind: a row that nobody renews
    await dying.stop()
    await database.pool.query(
      `update live.processes set seen_at = clock_timestamp() - interval '2 minutes'
       where process_id in (select process_id from live.online where user_id = 'anna')`,
    )
    await until(() => told.length > 0)
    await until(async () => (await rowsOf('anna')) === 0)
    expect(heard()).toEqual([[['person:bert', 'person:cleo'], { user_id: 'anna', online: false }]])
    expect(await left.arrive('anna')).toHaveLength(2)
  })

  async function rowsOf(user_id: string): Promise<number> {
    const { rows } = await database.pool.query<{ n: number }>(
      'select count(*)::int as n from live.online where user_id = $1',
      [user_id],
    )
    return rows[0]?.n ?? 0
  }
})
