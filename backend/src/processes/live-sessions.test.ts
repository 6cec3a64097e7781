import { ACCESS_TOKEN_MS } from '@kredka/contracts/accounts/rules'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import { accountDecider } from '../accounts/account.ts'
import { HOUSE, staffDecider } from '../admin/staff.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { createFixedClock } from '../kernel/testing/fixed-clock.ts'
import { testAdmin, testContext, testPerson } from './testing/people.ts'
import { type TestSocket, testSocket } from './testing/sockets.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

describe('sockets and logins', () => {
  const clock = createFixedClock(Date.parse('2026-10-01T10:00:00Z'))
  let site: TestSite
  const open: TestSocket[] = []
  const connect = (options: Parameters<typeof testSocket>[1]) => {
    const client = testSocket(site.url, options)
    open.push(client)
    return client
  }
  beforeAll(async () => {
    site = await testSite({ clock })
  })
  afterEach(() => {
    for (const client of open.splice(0)) client.close()
  })
  afterAll(() => site.stop())

  test('ACC-02 a socket ends with its session, and other sessions of the person go on', async () => {
    const person = await testPerson(site)
    const [ended, other] = [connect(person), connect(await sessionOf(person.id))]
    await Promise.all([ended.first('ready'), other.first('ready')])
    const [session] = await site.tools.vault.sessions.list(person.id)
    expect(session).toBeDefined()
    await site.tools.vault.sessions.endOthersOf(person.id, session?.session_id ?? null)
    await until(() => !ended.socket.connected || !other.socket.connected)
    const [gone, left] = ended.socket.connected ? [other, ended] : [ended, other]
    expect(gone.all('session_ended')).toEqual([{ code: 'NOT_LOGGED_IN' }])
    expect(left.socket.connected).toBe(true)
  })

  test('ACC-10 a log-in elsewhere is told to the sockets of that person alone', async () => {
    const [person, stranger] = await Promise.all([testPerson(site), testPerson(site)])
    // so that the log-ins that made the two are long past, and told no more
    clock.advance(60_000)
    const [here, elsewhere] = [connect(person), connect(stranger)]
    await Promise.all([here.first('ready'), elsewhere.first('ready')])
    await sessionOf(person.id)
    await until(() => here.ids('session').length > 0)
    expect(elsewhere.ids('session')).toEqual([])
  })

  test('ACC-09 a block closes the person’s sockets and says so', async () => {
    const person = await testPerson(site)
    const client = connect(person)
    await client.first('ready')
    const block = { do: 'block', user_id: person.id, reason: 'Powód' } as const
    await site.tools.write.execute(accountDecider, person.id, block, testContext(site, 'accounts.block'))
    expect(await client.first('session_ended')).toEqual({ code: 'ACCOUNT_BLOCKED' })
    await until(() => !client.socket.connected)
  })

  test('ADM-01 a socket of the back office ends with its session, and does not keep it alive', async () => {
    const admin = await testAdmin(site)
    const client = connect({ headers: admin.headers, admin: true })
    await client.first('ready')
    const begun = clock.iso()
    clock.advance(10 * MINUTE)
    const [session] = await site.tools.vault.adminSessions.list(admin.id)
    expect(session?.last_used_at).toBe(begun)
    await site.tools.vault.adminSessions.endAllOf(admin.id)
    expect(await client.first('session_ended')).toEqual({ code: 'NOT_LOGGED_IN' })
  })

  test('ADM-07 a socket of the back office ends with the role that it was opened with', async () => {
    const [owner, admin] = [await testAdmin(site), await testAdmin(site, 'moderator')]
    const client = connect({ headers: admin.headers, admin: true })
    await client.first('ready')
    const give = { do: 'give_role', admin_id: admin.id, role: 'support', by: owner.id, reason: 'Powód' } as const
    const made = { [owner.id]: 'owner', [admin.id]: 'moderator' } as const
    await site.tools.write.execute(staffDecider, HOUSE, { ...give, made }, testContext(site, 'admin.give_role'))
    expect(await client.first('session_ended')).toEqual({ code: 'STAFF_ROLE_MAY_NOT' })
  })

  test('ACC-03 a token that is too old is told from none, so that the browser renews it; a socket that stands outlives its token', async () => {
    const person = await testPerson(site)
    const early = connect(person)
    await early.first('ready')
    clock.advance(ACCESS_TOKEN_MS)
    const late = connect(person)
    await until(() => late.refusals.length > 0)
    expect([late.refusals, early.socket.connected]).toEqual([['JWT_EXPIRED'], true])
  })

  /** A second login of the same person. */
  async function sessionOf(user_id: string): Promise<{ readonly headers: Readonly<Record<string, string>> }> {
    const { session_id } = await site.tools.vault.sessions.begin({ user_id, user_agent: 'another' })
    const { token } = await site.tools.cookies.issue({ user_id, session_id, refresh_token: 'x', refresh_max_age_s: 60 })
    return { headers: { authorization: `Bearer ${token}` } }
  }
})
