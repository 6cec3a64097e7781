import { streamOf } from '@kredka/contracts/kernel/events'
import { HOST_LOST_MS, POINTS_BASE } from '@kredka/contracts/quiz-rooms/rules'
import { until } from '../kernel/reactions/testing/until.ts'
import { roomDecider } from '../quiz-rooms/room.ts'
import { enter, join, makeRoom, type RoomClient, sees } from '../quiz-rooms/testing/rooms.ts'
import { hostKey } from '../quiz-rooms/watch-host.ts'
import { dyingAfter } from './testing/dying-after.ts'
import { type TestPerson, testPerson } from './testing/people.ts'
import { type TestCluster, testCluster } from './testing/test-cluster.ts'

let cluster: TestCluster
let host: TestPerson
beforeAll(async () => {
  cluster = await testCluster()
  host = await testPerson(cluster.apis[0])
})
afterAll(() => cluster.stop())

/** Nothing here is measured: a question ends with the last answer. */
const UNTIMED = { mode: 'calm' } as const
const right = (client: RoomClient) => ({ choices: [client.view().options?.options.indexOf('4') ?? -1] })
const answersOf = async (room_id: string) =>
  (await cluster.apis[0].store.read(streamOf(roomDecider.category, room_id))).filter(
    ({ type }) => type === 'AnswerTaken',
  )
/** When any process said last that the host is there: dead ones say no more. */
async function heardLast(room_id: string): Promise<number> {
  const { rows } = await cluster.database.pool.query<{ readonly at: number | null }>(
    'select (extract(epoch from max(seen_at)) * 1000)::float8 as at from live.attendance where key = $1',
    [hostKey(room_id)],
  )
  return rows[0]?.at ?? Number.NaN
}

test('ROO-02 ROO-03 an api is killed right after an answer: it is in the log once, its player goes on elsewhere with it', async () => {
  const [first, second] = cluster.apis
  const dying = await dyingAfter('AnswerTaken', cluster.database.url)
  try {
    const { id, token } = await makeRoom(first, host, UNTIMED)
    const leader = await enter(second.url, { token, as: 'host', headers: host.headers })
    const [ania, bob] = [await join(first.url, token, 'Ania'), await join(second.url, token, 'Bob')]
    const anias = await enter(first.url, { token, as: 'seat', key: ania.key })
    const bobs = await enter(dying.url, { token, as: 'seat', key: bob.key })
    await sees(leader, ({ phase }) => phase.has_host && leader.seats().length === 2)
    await leader.ask('begin', {})
    for (const one of [anias, bobs]) await sees(one, ({ options }) => options?.n === 0)
    const given = right(bobs)
    let acknowledged = false
    void bobs.ask('answer', { n: 0, given }).then(() => {
      acknowledged = true
    })
    await dying.gone
    await until(async () => (await answersOf(id)).length === 1)
    expect(acknowledged).toBe(false)
    // the same text again, elsewhere: what was not acknowledged is in the log, once
    const back = await enter(second.url, { token, as: 'seat', key: bob.key })
    expect(back.you()).toMatchObject({ is_answered: true, choices: given.choices })
    expect(await back.ask('answer', { n: 0, given })).toEqual({ ok: true, answer: null })
    expect(await answersOf(id)).toHaveLength(1)
    expect(await anias.ask('answer', { n: 0, given: right(anias) })).toEqual({ ok: true, answer: null })
    for (const one of [anias, back]) await sees(one, (_, you) => you?.verdict?.bp === 10_000)
    expect(back.you().points).toBe(POINTS_BASE)
    for (const one of [leader, anias, back]) one.close()
  } finally {
    dying.kill()
  }
})

test('ROO-02 the process of the host is killed: the others run the room fifteen seconds after it was heard of last; who is connected is known across them', async () => {
  const [first, second] = cluster.apis
  const dying = await dyingAfter('GameBegun', cluster.database.url)
  try {
    const { id, token } = await makeRoom(first, host, UNTIMED)
    const [ania, bob] = [await join(first.url, token, 'Ania'), await join(second.url, token, 'Bob')]
    const anias = await enter(first.url, { token, as: 'seat', key: ania.key })
    const bobs = await enter(second.url, { token, as: 'seat', key: bob.key })
    const leader = await enter(dying.url, { token, as: 'host', headers: host.headers })
    const connected = () => leader.seats().map(({ is_connected }) => is_connected)
    await until(() => connected().join() === 'true,true')
    bobs.close()
    await until(() => connected().join() === 'true,false')
    const back = await enter(second.url, { token, as: 'seat', key: bob.key })
    await sees(leader, ({ phase }) => phase.has_host)
    void leader.ask('begin', {})
    await dying.gone
    const heard_at = await heardLast(id)
    await sees(anias, ({ phase }) => !phase.has_host)
    const events = await first.store.read(streamOf(roomDecider.category, id))
    const lost = events.find(({ type }) => type === 'HostLost')
    // never before: how soon after it is a matter of the machine; events tell whole milliseconds
    const earliest = Math.floor(heard_at + HOST_LOST_MS)
    expect(Date.parse(lost?.metadata.occurred_at ?? '')).toBeGreaterThanOrEqual(earliest)
    expect(back.isOpen()).toBe(true)
    for (const one of [anias, back]) one.close()
  } finally {
    dying.kill()
  }
})
