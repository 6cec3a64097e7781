import { streamOf } from '@kredka/contracts/kernel/events'
import { until } from '../kernel/reactions/testing/until.ts'
import { roomDecider } from '../quiz-rooms/room.ts'
import { startDelay } from '../quiz-rooms/testing/delay.ts'
import { enter, join, makeRoom, type RoomClient, sees } from '../quiz-rooms/testing/rooms.ts'
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

const right = (client: RoomClient) => ({ choices: [client.view().options?.options.indexOf('4') ?? -1] })
const answersOf = async (room_id: string) =>
  (await cluster.apis[0].store.read(streamOf(roomDecider.category, room_id))).filter(
    ({ type }) => type === 'AnswerTaken',
  )

test('ROO-02 ROO-03 an api is killed right after an answer: it is in the log once, its player goes on elsewhere with it', async () => {
  const [first, second] = cluster.apis
  const dying = await dyingAfter('AnswerTaken', cluster.database.url)
  try {
    const { id, token } = await makeRoom(first, host, { seconds: 60 })
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
    expect(back.you().points).toBeGreaterThan(600)
    for (const one of [leader, anias, back]) one.close()
  } finally {
    dying.kill()
  }
})

test('ROO-02 the process of the host is killed: the others run the room within fifteen seconds; who is connected is known across them', async () => {
  const [first, second] = cluster.apis
  const dying = await dyingAfter('GameBegun', cluster.database.url)
  try {
    const { id, token } = await makeRoom(first, host, { seconds: 60 })
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
    await sees(anias, ({ phase }) => !phase.has_host)
    const events = await first.store.read(streamOf(roomDecider.category, id))
    const at = (type: string) => Date.parse(events.find((event) => event.type === type)?.metadata.occurred_at ?? '')
    const missed = at('HostLost') - at('GameBegun')
    // processes say every two seconds that they live
    expect(missed).toBeGreaterThan(12_000)
    expect(missed).toBeLessThan(15_500)
    for (const one of [anias, back]) one.close()
  } finally {
    dying.kill()
  }
})

test('ROO-02 who is told over a slow line and answers as long after seeing the options took as long', async () => {
  const [first] = cluster.apis
  const slow = await startDelay(first.url, 80)
  try {
    const { token } = await makeRoom(first, host, { seconds: 60 })
    const leader = await enter(first.url, { token, as: 'host', headers: host.headers })
    const [ania, bob] = [await join(first.url, token, 'Ania'), await join(first.url, token, 'Bob')]
    const near = await enter(first.url, { token, as: 'seat', key: ania.key })
    const far = await enter(slow.url, { token, as: 'seat', key: bob.key })
    await sees(leader, () => leader.seats().length === 2)
    await leader.ask('begin', {})
    await Promise.all(
      [near, far].map(async (one) => {
        await sees(one, ({ options }) => options !== null)
        // both take the same time over it
        const seen = performance.now()
        await until(() => performance.now() - seen > 700)
        return one.ask('answer', { n: 0, given: right(one) })
      }),
    )
    for (const one of [near, far]) await sees(one, (_, you) => you?.verdict != null)
    const took = (one: RoomClient) => one.you().verdict?.took_ms ?? 0
    expect(took(near)).toBeGreaterThanOrEqual(600)
    // the line alone takes 160 ms
    expect(Math.abs(took(far) - took(near))).toBeLessThan(100)
    for (const one of [leader, near, far]) one.close()
  } finally {
    await slow.close()
  }
})
