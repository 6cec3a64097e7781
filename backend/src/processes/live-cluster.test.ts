import type { WorkRef } from '@kredka/contracts/live/messages'
import { until } from '../kernel/reactions/testing/until.ts'
import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { OWNED } from './testing/relations.ts'
import { type TestSocket, testSocket } from './testing/sockets.ts'
import { type TestCluster, testCluster } from './testing/test-cluster.ts'
import { upToNow } from './testing/up-to-now.ts'

const OFFER: WorkRef = { kind: 'offer', id: '01j9z3v5e8c7w2q4k6m8n0p2r4' }

describe('sockets at several processes', () => {
  let cluster: TestCluster
  const open: TestSocket[] = []
  beforeAll(async () => {
    cluster = await testCluster()
  })
  afterEach(() => {
    for (const client of open.splice(0)) client.close()
  })
  afterAll(() => cluster.stop())

  const connect = (n: 0 | 1 | 2, options: Parameters<typeof testSocket>[1]) => {
    const client = testSocket(cluster.apis[n].url, options)
    open.push(client)
    return client
  }

  const connectStaff = (n: 0 | 1 | 2, { headers }: Pick<TestPerson, 'headers'>) =>
    connect(n, { headers: { ...headers, origin: cluster.apis[n].url }, admin: true })

  test('OPS-04 CHT-01 what happens at one api reaches the person’s tabs at all of them, once and in the same order', async () => {
    const [first] = cluster.apis
    const teacher = await testPerson(first, 'teacher')
    const tabs = ([0, 1, 2, 2] as const).map((n) => connect(n, teacher))
    await Promise.all(tabs.map((tab) => tab.first('ready')))
    const ids: string[] = []
    for (let n = 0; n < 6; n += 1) {
      const api = cluster.apis[(n % 3) as 0 | 1 | 2]
      ids.push((await OWNED['offer.teacher']?.(api, teacher))?.['id'] ?? '')
    }
    await until(() => tabs.every((tab) => tab.ids('offer').length >= ids.length))
    for (const tab of tabs) expect(tab.ids('offer')).toEqual(ids)
  })

  test('OPS-04 a socket goes on at another api where it broke off', async () => {
    const [first] = cluster.apis
    const teacher = await testPerson(first, 'teacher')
    const here = connect(1, teacher)
    await here.first('ready')
    const before = (await OWNED['offer.teacher']?.(first, teacher))?.['id']
    await until(() => here.ids('offer').length > 0)
    const position = here.all('hint').at(-1)?.position ?? ''
    here.close()
    const missed = (await OWNED['offer.teacher']?.(first, teacher))?.['id']
    const there = connect(2, { ...teacher, position })
    await until(() => there.ids('offer').length > 0)
    expect(there.ids('offer')).toEqual([missed])
    expect(before).not.toBe(missed)
  })

  test('ACC-02 OPS-04 a session that one api ends loses its sockets at the others', async () => {
    const [first] = cluster.apis
    const person = await testPerson(first)
    const client = connect(2, person)
    await client.first('ready')
    await first.tools.vault.sessions.endAllOf(person.id)
    expect(await client.first('session_ended')).toEqual({ code: 'NOT_LOGGED_IN' })
  })

  test('CHT-01 OPS-04 the two of a chat see each other come, write and go, at whatever process; nobody else does', async () => {
    const [first] = cluster.apis
    const [teacher, student, stranger] = [
      await testPerson(first, 'teacher'),
      await testPerson(first),
      await testPerson(first),
    ]
    const sent = await fetch(`${first.url}/api/chats/message`, {
      method: 'POST',
      headers: { ...student.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ to_user_id: teacher.id, message: 'Dzień dobry' }),
    })
    const { chat_id } = chatOf(await sent.text())
    // who has a chat with whom is a read model's to say
    await fetch(`${first.url}/api/chats`, {
      headers: await upToNow(first, teacher.headers),
    })

    const [pupil, other] = [connect(1, student), connect(0, stranger)]
    expect(await pupil.first('online')).toEqual({ user_ids: [] })
    await other.first('ready')
    const tutor = connect(2, teacher)
    expect(await tutor.first('online')).toEqual({ user_ids: [student.id] })
    expect(await pupil.first('presence')).toEqual({ user_id: teacher.id, online: true })

    const say = (client: TestSocket) => client.socket.timeout(60_000).emitWithAck('typing', { chat_id })
    expect(await say(tutor)).toEqual({ ok: true })
    expect(await pupil.first('typing')).toEqual({ chat_id, user_id: teacher.id })
    expect(await say(other)).toEqual({ ok: false, code: 'NOT_FOUND' })

    tutor.close()
    await until(() => pupil.all('presence').length === 2)
    expect(pupil.all('presence').at(-1)).toEqual({ user_id: teacher.id, online: false })
    expect([tutor.all('typing'), other.all('typing'), other.all('presence')]).toEqual([[], [], []])
  })

  test('ADM-02 OPS-04 colleagues at different processes see that they have the same thing open; of it nothing is logged', async () => {
    const [first] = cluster.apis
    const [owner, moderator] = [await testAdmin(first), await testAdmin(first, 'moderator')]
    const head = await first.store.head()
    const view = (client: TestSocket, item: WorkRef | null) =>
      client.socket.timeout(60_000).emitWithAck('view', { item })
    const heardBy = (client: TestSocket) => {
      client.socket.on('viewers', (_, acknowledge) => acknowledge())
      return () => client.all('viewers').at(-1)?.admin_ids
    }
    const [own, theirs] = [connectStaff(1, owner), connectStaff(2, moderator)]
    const [seenByOwner, seenByModerator] = [heardBy(own), heardBy(theirs)]
    await Promise.all([own.first('ready'), theirs.first('ready')])
    expect(await view(own, OFFER)).toEqual({ ok: true })
    expect(await view(theirs, OFFER)).toEqual({ ok: true })
    await until(() => seenByOwner()?.[0] === moderator.id && seenByModerator()?.[0] === owner.id)
    theirs.close()
    await until(() => seenByOwner()?.length === 0)
    expect(await first.store.head()).toBe(head)
  })

  test('ADM-07 what a role may not decide it does not watch either, and people do not at all', async () => {
    const [first] = cluster.apis
    const support = await testAdmin(first, 'support')
    const [office, person] = [connectStaff(0, support), connect(0, await testPerson(first))]
    const view = (client: TestSocket) => client.socket.timeout(60_000).emitWithAck('view', { item: OFFER })
    expect(await view(office)).toEqual({ ok: false, code: 'STAFF_ROLE_MAY_NOT' })
    expect(await view(person)).toEqual({ ok: false, code: 'FORBIDDEN' })
  })
})

function chatOf(text: string): { readonly chat_id: string } {
  const { data } = JSON.parse(text) as { data: { chat_id: string } }
  return data
}
