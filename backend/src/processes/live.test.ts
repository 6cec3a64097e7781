import type { StaffRole } from '@kredka/contracts/kernel/staff'
import { adminDecider } from '../admin/admin.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { type TestPerson, testAdmin, testContext, testPerson } from './testing/people.ts'
import { OWNED } from './testing/relations.ts'
import { type TestSocket, testSocket } from './testing/sockets.ts'
import { metricsOf, type TestSite, testSite } from './testing/test-site.ts'

/** A teacher sends an offer for review. @returns its id */
async function newOffer(site: TestSite, teacher: TestPerson): Promise<string> {
  const made = await OWNED['offer.teacher']?.(site, teacher)
  return made?.['id'] ?? ''
}

describe('sockets of a site', () => {
  let site: TestSite
  const open: TestSocket[] = []
  const connect = (...given: Parameters<typeof testSocket>) => {
    const client = testSocket(...given)
    open.push(client)
    return client
  }
  const connectAs = ({ headers }: Pick<TestPerson, 'headers'>) => connect(site.url, { headers })
  beforeAll(async () => {
    site = await testSite()
  })
  afterEach(() => {
    for (const client of open.splice(0)) client.close()
  })
  afterAll(() => site.stop())

  test('CHT-01 a change reaches all tabs of whom it concerns, and nobody else', async () => {
    const [teacher, other, admin] = [
      await testPerson(site, 'teacher'),
      await testPerson(site, 'teacher'),
      await testAdmin(site),
    ]
    const tabs = [connectAs(teacher), connectAs(teacher)]
    const stranger = connectAs(other)
    const office = connect(site.url, { headers: admin.headers, admin: true })
    await Promise.all([...tabs, stranger, office].map((client) => client.first('ready')))
    const id = await newOffer(site, teacher)
    for (const client of [...tabs, office]) {
      await until(() => client.ids('offer').length > 0)
      expect(client.ids('offer')).toEqual([id])
    }
    // the log goes on, so that whatever came earlier is there
    const later = await newOffer(site, other)
    await until(() => stranger.ids('offer').length > 0)
    expect([stranger.ids('offer'), stranger.ids('availability').length]).toEqual([[later], 1])
  })

  test('ADM-07 staff hear of what their role may read, and of nothing else', async () => {
    const connectStaff = async (role: StaffRole) => {
      const client = connect(site.url, { headers: (await testAdmin(site, role)).headers, admin: true })
      await client.first('ready')
      return client
    }
    const [moderator, support, analyst] = [
      await connectStaff('moderator'),
      await connectStaff('support'),
      await connectStaff('analyst'),
    ]
    const id = await newOffer(site, await testPerson(site, 'teacher'))
    await until(() => moderator.ids('offer').includes(id))
    // somebody of the staff signs in: that is everybody's to know, and comes after whatever came earlier
    const owner = await testAdmin(site)
    await site.tools.write.execute(
      adminDecider,
      owner.id,
      { do: 'enter', admin_id: owner.id, proof: null },
      testContext(site, 'admin.enter'),
    )
    for (const client of [support, analyst]) await until(() => client.ids('admin_session').length > 0)
    expect([support.ids('offer'), analyst.ids('offer'), analyst.ids('account')]).toEqual([[], [], []])
    expect([moderator.ids('account'), support.ids('account').length > 0]).toEqual([[], true])
  })

  test('CHT-01 whoever was away hears what they missed, once and in order; a position of no log has everything read anew', async () => {
    const teacher = await testPerson(site, 'teacher')
    const before = connectAs(teacher)
    const { position } = await before.first('ready')
    before.close()
    const stayed = connectAs(teacher)
    await stayed.first('ready')
    const ids = [await newOffer(site, teacher), await newOffer(site, teacher)]
    await newOffer(site, await testPerson(site, 'teacher'))
    // what the site has told is what it missed; what it has yet to tell comes by itself
    await until(() => stayed.ids('offer').length === 2)
    const back = connect(site.url, { headers: teacher.headers, position })
    await until(() => back.ids('offer').length === 2)
    expect([back.ids('offer'), back.ids('availability').length]).toEqual([ids, 2])
    // all of it in one message
    expect(back.all('hint').filter(({ changes }) => changes.some(({ entity }) => entity === 'offer'))).toHaveLength(1)
    expect(back.all('refresh_all')).toEqual([])
    const lost = connect(site.url, { headers: teacher.headers, position: '999999999' })
    await lost.first('ready')
    expect(lost.heard.slice(0, 2).map(({ name }) => name)).toEqual(['refresh_all', 'ready'])
  })

  test('API-09 what a page reads says where it stands, so that a socket that begins there misses nothing', async () => {
    const teacher = await testPerson(site, 'teacher')
    const read = await fetch(`${site.url}/api/my-offers`, { headers: teacher.headers })
    const told = read.headers.get('x-sent-position') ?? ''
    const id = await newOffer(site, teacher)
    const client = connect(site.url, { headers: teacher.headers, position: told })
    await until(() => client.ids('offer').length > 0)
    expect(client.ids('offer')).toEqual([id])
  })

  test('OPS-05 Prometheus sees sockets, messages by name, hints and how late they are', async () => {
    const teacher = await testPerson(site, 'teacher')
    const client = connectAs(teacher)
    await client.first('ready')
    await client.socket.timeout(60_000).emitWithAck('typing', { chat_id: teacher.id })
    await newOffer(site, teacher)
    await until(() => client.ids('offer').length > 0)
    const metrics = await metricsOf(site.url)
    expect(metrics).toMatch(/kredka_sockets\{kind="person"\} [1-9]/)
    expect(metrics).toMatch(/kredka_socket_messages_total\{message="typing",outcome="NOT_FOUND"\} [1-9]/)
    expect(metrics).toMatch(/kredka_socket_connects_total\{outcome="ok"\} [1-9]/)
    expect(metrics).toMatch(/kredka_hints_total\{entity="offer"\} [1-9]/)
    expect(metrics).toMatch(/kredka_tail_delay_seconds_count [1-9]/)
  })
})

test('OPS-08 a stop closes the sockets and waits for nothing else', async () => {
  const site = await testSite()
  const client = testSocket(site.url, { headers: (await testPerson(site)).headers })
  await client.first('ready')
  await site.stop()
  await until(() => !client.socket.connected)
  expect(client.all('session_ended')).toEqual([])
})
