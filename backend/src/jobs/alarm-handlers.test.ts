import { fileURLToPath } from 'node:url'
import { listAlarms } from '@kredka/contracts/jobs/endpoints'
import { jobEvents } from '@kredka/contracts/jobs/events'
import type { AlarmView } from '@kredka/contracts/jobs/views'
import type { Command } from '@kredka/contracts/kernel/endpoints'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { jobQueryHandlers } from '@kredka/projections/jobs/queries'
import type { PageOf, Viewer } from '@kredka/projections/kernel/query'
import { migrate } from '@kredka/projections/postgres/migrations'
import { sqlOf } from '@kredka/projections/postgres/postgres'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { type TestWriteSide, testWriteSide } from '../kernel/testing/test-write-side.ts'
import { alarmHandlers } from './alarm-handlers.ts'

const ADMIN = '01hzy3v9k2m4n6p8q0r2s4t6va'
const viewer: Viewer = { kind: 'admin', id: ADMIN, role: 'owner' }

let database: TestDatabase
let side: TestWriteSide
beforeAll(async () => {
  database = await testDatabase()
  const reactions = new URL('../kernel/reactions/migrations', import.meta.url)
  await migrate(database.pool, 'reactions', fileURLToPath(reactions))
  side = testWriteSide({ events: jobEvents })
})
afterAll(() => database.drop())

async function list(input: object = {}): Promise<readonly AlarmView[]> {
  const handler = jobQueryHandlers.find((one) => one.query === listAlarms)
  const question = { sql: sqlOf(database.pool), input, viewer, now: side.clock.now() }
  const answer = (await handler?.run(question as never)) as PageOf<AlarmView[]> | undefined
  return answer?.rows ?? []
}

/** The handler's answer, or the code of its rejection. */
async function send(command: Command['name'], input: Readonly<Record<string, string>>) {
  const parts = { pool: database.pool, write: side.write, clock: side.clock }
  const handler = alarmHandlers(parts).find((one) => one.command.name === command)
  const context = side.context(command, { actor: { kind: 'admin', id: ADMIN } })
  const request = { context, viewer, session_id: null, ip: '', user_agent: '', language: 'pl' as const }
  const reply = await handler?.run(input as never, { ...request, cookie: () => undefined })
  return reply === undefined || isRejection(reply) ? reply?.rejected : reply.answer
}

test('ADM-03 alarms stand in a list, those that fail first; one that is due is fired at once or given up with a reason', async () => {
  const set = (alarm: string, key: string, minutes: number, attempts: number) =>
    database.pool.query(
      `insert into reactions.alarms (alarm, key, due_at, event_id, event_type, stream, correlation_id, attempts, error,
                                     next_attempt_at)
       values ($1, $2, $3, $4, 'OrderPlaced', $5, 'c', $6, $7, $8)`,
      [
        ...[alarm, key, new Date(side.clock.now() + minutes * 60_000), side.ids.uuid(), `order-${key}`, attempts],
        ...[attempts > 0 ? 'Error: out of paper' : null],
        new Date(side.clock.now() + (attempts > 0 ? 3_600_000 : minutes * 60_000)),
      ],
    )
  await set('orders.expire', 'later', 30, 0)
  await set('orders.expire', 'stuck', -30, 4)
  await set('lessons.remind', 'now', -1, 0)
  const states = async (input = {}) => (await list(input)).map(({ key, state }) => [key, state])
  const all = [
    ['stuck', 'failing'],
    ['now', 'due'],
    ['later', 'set'],
  ]
  expect(await states()).toEqual(all)
  expect(await states({ sort: '-state' })).toEqual(all.toReversed())
  const byTime = ['now', 'later', 'stuck']
  expect((await list({ sort: 'due' })).map(({ key }) => key)).toEqual(byTime)
  expect((await list({ sort: '-due' })).map(({ key }) => key)).toEqual(byTime.toReversed())
  expect(await states({ state: 'set' })).toEqual([['later', 'set']])
  expect(await states({ q: 'remind' })).toEqual([['now', 'due']])
  expect(await states({ q: 'STUCK' })).toEqual([['stuck', 'failing']])

  const [stuck, later] = [
    { alarm: 'orders.expire', key: 'stuck' },
    { alarm: 'orders.expire', key: 'later' },
  ]
  expect(await send('jobs.run_alarm', stuck)).toBeNull()
  expect((await list({ q: 'stuck' }))[0]).toMatchObject({ next_attempt_at: side.clock.iso(), attempts: 4 })
  expect(await send('jobs.drop_alarm', { ...stuck, reason: 'closed by hand' })).toBeNull()
  expect(await states({ q: 'stuck' })).toEqual([])
  // what is set for later, or fired meanwhile, is left alone
  for (const one of [stuck, later]) {
    expect(await send('jobs.run_alarm', one)).toBe('ALARM_NOT_DUE')
    expect(await send('jobs.drop_alarm', { ...one, reason: 'x' })).toBe('ALARM_NOT_DUE')
  }
  expect((await side.store.read('alarmcontrol-orders.expire')).map(({ data }) => data)).toMatchObject([
    { key: 'stuck', action: 'run', reason: null, admin_id: ADMIN },
    { key: 'stuck', action: 'drop', reason: 'closed by hand', admin_id: ADMIN },
  ])
})
