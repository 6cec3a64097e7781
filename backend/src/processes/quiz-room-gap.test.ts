import { setTimeout as sleep } from 'node:timers/promises'
import { HOUR, SECOND } from '@kredka/contracts/kernel/durations'
import { streamOf } from '@kredka/contracts/kernel/events'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { EVENT_STORE, POOL } from '../composition/identifiers.ts'
import { readConfig } from '../config/config.ts'
import { roomDecider } from '../quiz-rooms/room.ts'
import { readOn, roomClock } from '../quiz-rooms/testing/room-clock.ts'
import { enter, join, makeRoom, type RoomClient, sees } from '../quiz-rooms/testing/rooms.ts'
import { attendanceKey } from '../quiz-rooms/watch-room.ts'
import { testPerson } from './testing/people.ts'
import { testApi } from './testing/test-cluster.ts'
import { ENVIRONMENT, makeTables, siteDatabase } from './testing/test-site.ts'

/** The clock of Postgres is ahead of the room's: what was alive by the room's clock is gone by the other. */
const BEHIND_MS = HOUR / 2
/** Less than a question lasts. */
const GONE_MS = 60 * SECOND
/** So late a busy process hears of what was appended: later than it tells whoever comes of the room. */
const TAIL_MS = 300

let database: TestDatabase
beforeAll(async () => {
  database = await siteDatabase()
})
afterAll(() => database.drop())

test('ROO-02 after a time without any process a room counts as attended once that time is given back, and no worker ends its question before', async () => {
  const config = readConfig({ ...ENVIRONMENT, DATABASE_URL: database.url })
  const sharedClock = roomClock(-BEHIND_MS)
  const began = sharedClock.now()
  const gone = await testApi(config, database, { sharedClock })
  await makeTables(gone.parts)
  const host = await testPerson(gone)
  const { id, token } = await makeRoom(gone, host, { seconds: 120 })
  const leader = await enter(gone.url, { token, as: 'host', headers: host.headers })
  const { key } = await join(gone.url, token, 'Ania')
  const ania = await enter(gone.url, { token, as: 'seat', key })
  await sees(leader, ({ phase }) => phase.has_host && leader.seats().length === 1)
  await leader.ask('begin', {})
  await readOn(sharedClock, 0, [ania])
  await gone.stop()
  await database.pool.query(
    `update live.attendance
        set seen_at = to_timestamp($1::float8 / 1000), detail = case key when 'process' then $2 else detail end`,
    [sharedClock.now(), String(began)],
  )
  sharedClock.pass(GONE_MS)

  /** What the log says each time that somebody is written down as being there. */
  const then: boolean[] = []
  const api = await testApi(config, database, {
    sharedClock,
    prepare: async (parts) => {
      const [pool, store] = [await parts.get(POOL), await parts.get(EVENT_STORE)]
      const subscribe = store.subscribe.bind(store)
      Object.assign(store, {
        subscribe: async function* (...given: Parameters<typeof subscribe>) {
          for await (const news of subscribe(...given)) {
            await sleep(TAIL_MS)
            yield news
          }
        },
      })
      const query = pool.query.bind(pool)
      Object.assign(pool, {
        query: async (...given: readonly unknown[]) => {
          if (isArrival(given, id)) {
            const events = await store.read(streamOf(roomDecider.category, id))
            then.push(events.some(({ type }) => type === 'QuestionExtended'))
          }
          return Reflect.apply(query, pool, given)
        },
      })
    },
  })
  try {
    const back = await enter(api.url, { token, as: 'seat', key })
    const closes = (client: RoomClient) => Date.parse(client.view().clock?.closes_at ?? '')
    expect(closes(back) - closes(ania)).toBe(GONE_MS)
    expect(then[0]).toBe(true)
    back.close()
  } finally {
    await api.stop()
  }
})

/** A statement that writes down who attends to the room. */
function isArrival(given: readonly unknown[], room_id: string): boolean {
  const said = JSON.stringify(given)
  return said.includes('insert into live.attendance') && said.includes(JSON.stringify(attendanceKey(room_id)))
}
