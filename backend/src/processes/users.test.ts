import { changePassword, checkSession, confirmSignup, logIn } from '@kredka/contracts/accounts/endpoints'
import type { Command, Endpoint, Query } from '@kredka/contracts/kernel/endpoints'
import { getCurrentUser } from '@kredka/contracts/profiles/endpoints'
import {
  chooseColours,
  chooseRegion,
  getSettings,
  grantBetaFeature,
  refuseBetaFeature,
  requestBetaFeature,
} from '@kredka/contracts/settings/endpoints'
import {
  acceptTeacherInvitation,
  blockUser,
  endUserSession,
  inviteToTeach,
  inviteUserToTeach,
  listTeacherInvitations,
  openTeacherInvitation,
  resendTeacherInvitation,
  showUser,
  showUserEmail,
  suspendTeacher,
  unblockUser,
  withdrawTeacherInvitation,
} from '@kredka/contracts/users/endpoints'
import { accountDecider } from '../accounts/index.ts'
import { TOKENS } from '../composition/identifiers.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { teachingFacts } from '../settings/index.ts'
import { forgetPerson, testAdmin, testContext, testPerson } from './testing/people.ts'
import { type TestSite, testSite } from './testing/test-site.ts'
import { upToNow } from './testing/up-to-now.ts'

/** Staff and people on a real site: what staff do holds at once, what people choose is kept (PRO-02, PRO-03, ACC-11). */
let site: TestSite
let admin: Headers
beforeAll(async () => {
  site = await testSite()
  admin = (await testAdmin(site)).headers
})
afterAll(() => site.stop())

type Headers = Readonly<Record<string, string>>
type Input = Readonly<Record<string, unknown>>
interface Answered {
  readonly status: number
  readonly code: string | null
  readonly data: Readonly<Record<string, unknown>>
}

const PASSWORD = 'Jasne-Niebo-7'
const reason = 'Sprawa 12/2026.'

async function call(endpoint: Command | Query, input: Input, headers: Headers): Promise<Answered> {
  const { path, rest } = filled(endpoint, input)
  const response = await fetch(`${site.url}${site.config.api_base}${path}`, {
    method: endpoint.method,
    headers: {
      ...(endpoint.kind === 'query' ? await upToNow(site, headers) : headers),
      'content-type': 'application/json',
    },
    ...(endpoint.kind === 'command' ? { body: JSON.stringify(rest) } : {}),
  })
  const body = (await response.json()) as { data?: Answered['data']; error?: { code: string } }
  return { status: response.status, code: body.error?.code ?? null, data: body.data ?? {} }
}

function filled({ path }: Pick<Endpoint, 'path'>, input: Input) {
  const rest = { ...input }
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return value
  })
  return { path: named, rest }
}

async function withPassword(person: { readonly id: string }): Promise<void> {
  const { vault, passwords, write, ids } = site.tools
  const credential_id = ids.entity()
  await vault.credentials.put({ credential_id, user_id: person.id, hash: await passwords.hash(PASSWORD) })
  const command = { do: 'change_password', user_id: person.id, credential_id, how: 'reset' } as const
  await write.execute(accountDecider, person.id, command, testContext(site, 'auth.change_password'))
}

test('ADM-02 one session is ended, a block ends every one at once, and the person may log in again when it is lifted', async () => {
  const person = await testPerson(site)
  const { vault } = site.tools
  await vault.sessions.begin({ user_id: person.id, user_agent: 'Phone' })
  expect((await call(showUser, { id: person.id }, admin)).data).toMatchObject({
    state: 'open',
    sessions: [{ user_agent: expect.any(String) }, { user_agent: expect.any(String) }],
  })
  const phone = (await vault.sessions.list(person.id)).find(({ user_agent }) => user_agent === 'Phone')
  const one = { id: person.id, session_id: phone?.session_id, reason }
  expect((await call(endUserSession, one, admin)).status).toBe(200)
  expect((await call(endUserSession, one, admin)).code).toBe('NOT_FOUND')
  expect((await call(getSettings, {}, person.headers)).status).toBe(200)
  expect((await call(blockUser, { id: person.id, reason }, admin)).status).toBe(200)
  expect((await call(getSettings, {}, person.headers)).code).toMatch(/ACCOUNT_BLOCKED|NOT_LOGGED_IN/)
  expect(await vault.sessions.list(person.id)).toEqual([])
  expect((await call(showUser, { id: person.id }, admin)).data).toMatchObject({
    state: 'blocked',
    state_reason: reason,
    sessions: [],
    history: [{ type: 'AccountBlocked' }, { type: 'LoginEndedByStaff', reason }],
  })
  expect((await call(unblockUser, { id: person.id, reason }, admin)).status).toBe(200)
  expect((await call(showUser, { id: person.id }, admin)).data).toMatchObject({ state: 'open', state_reason: null })
})

test('MAI-01 ADM-02 who is blocked and who is unblocked again is told so by mail, with the reason', async () => {
  const person = await testPerson(site)
  const mails = async () => {
    const of = 'select template, params from mail.mails where subject_id = $1 order by requested_at, mail_id'
    return (await site.database.pool.query(of, [person.id])).rows
  }
  expect((await call(blockUser, { id: person.id, reason }, admin)).status).toBe(200)
  await until(async () => (await mails()).length === 1)
  expect((await call(unblockUser, { id: person.id, reason: 'Pomyłka' }, admin)).status).toBe(200)
  await until(async () => (await mails()).length === 2)
  expect(await mails()).toMatchObject([
    { template: 'account_blocked', params: { reason } },
    { template: 'account_unblocked', params: { reason: 'Pomyłka' } },
  ])
})

test('ADM-03 a person’s address is shown for a reason alone, and the log knows who asked', async () => {
  const person = await testPerson(site)
  expect(JSON.stringify((await call(showUser, { id: person.id }, admin)).data)).not.toContain(person.email)
  expect((await call(showUserEmail, { id: person.id, reason: ' ' }, admin)).code).toBe('INVALID_INPUT')
  expect((await call(showUserEmail, { id: person.id, reason }, admin)).data).toEqual({ email: person.email })
  const events = await site.tools.streams.read(`personaldata-${person.id}`)
  expect(events.map(({ type, data }) => [type, data['reason']])).toEqual([['PersonalDataRead', reason]])
  expect((await call(showUserEmail, { id: site.tools.ids.entity(), reason }, admin)).code).toBe('NOT_FOUND')
})

test('PRO-02 a new password needs the old one and ends all other sessions', async () => {
  const person = await testPerson(site)
  await withPassword(person)
  const { vault } = site.tools
  await vault.sessions.begin({ user_id: person.id, user_agent: 'Phone' })
  const change = (current_password: string, password: string) =>
    call(changePassword, { current_password, password }, person.headers)
  expect((await change('Zle-haslo-1', 'Nowe-Niebo-8')).code).toBe('WRONG_PASSWORD')
  expect((await change(PASSWORD, 'slabe')).code).toBe('INVALID_INPUT')
  expect((await change(PASSWORD, 'Nowe-Niebo-8')).status).toBe(200)
  expect((await vault.sessions.list(person.id)).map(({ user_agent }) => user_agent)).toEqual(['test'])
  expect((await call(getSettings, {}, person.headers)).data).toMatchObject({ has_password: true })
  expect((await change(PASSWORD, 'Inne-Niebo-9')).code).toBe('WRONG_PASSWORD')
})

test('I18-02 the chosen time zone comes with the session, wherever the person is logged in', async () => {
  const person = await testPerson(site)
  expect((await call(checkSession, {}, person.headers)).data).not.toHaveProperty('timezone')
  const region = { currency: 'PLN', country: 'JP', timezone: 'Asia/Tokyo' }
  expect((await call(chooseRegion, { ...region, country: 'PL' }, person.headers)).code).toBe('TIME_ZONE_UNKNOWN')
  expect((await call(chooseRegion, region, person.headers)).status).toBe(200)
  expect((await call(checkSession, {}, person.headers)).data).toMatchObject({ timezone: 'Asia/Tokyo' })
  expect((await call(getCurrentUser, {}, person.headers)).data).toMatchObject({ timezone: 'Asia/Tokyo' })
})

test('THM-01 API-07 chosen colours stand among the settings and come with the session', async () => {
  const person = await testPerson(site)
  expect((await call(getSettings, {}, person.headers)).data).toMatchObject({ palette: null, colour_scheme: null })
  const colours = { palette: 'pink', colour_scheme: 'dark' }
  expect((await call(chooseColours, colours, person.headers)).status).toBe(200)
  expect((await call(getSettings, {}, person.headers)).data).toMatchObject(colours)
  expect((await call(checkSession, {}, person.headers)).data).toMatchObject(colours)
})

test('ACC-11 a feature that was asked for is refused with a reason, then granted; strangers have none', async () => {
  const person = await testPerson(site)
  const feature = 'compact_search'
  expect((await call(requestBetaFeature, { feature }, person.headers)).status).toBe(200)
  expect((await call(requestBetaFeature, { feature }, person.headers)).code).toBe('BETA_FEATURE_STATE')
  expect((await call(refuseBetaFeature, { id: person.id, feature, reason }, admin)).status).toBe(200)
  expect((await call(getSettings, {}, person.headers)).data).toMatchObject({
    beta_features: [{ feature, state: 'refused', reason }],
  })
  expect((await call(getCurrentUser, {}, person.headers)).data).toMatchObject({ beta_features: [] })
  expect((await call(grantBetaFeature, { id: person.id, feature }, admin)).status).toBe(200)
  expect((await call(getCurrentUser, {}, person.headers)).data).toMatchObject({ beta_features: [feature] })
  expect((await call(grantBetaFeature, { id: site.tools.ids.entity(), feature }, admin)).code).toBe('NOT_FOUND')
})

test('PRO-02 the facts of a teacher who chose nothing are the defaults', async () => {
  const teacher = await testPerson(site, 'teacher')
  expect(await teachingFacts(site.tools.write, teacher.id)).toEqual({
    lead_time_hours: 12,
    not_today: false,
    horizon_days: 90,
    buffer_minutes: 0,
    cancellation_hours: 12,
    places: ['online'],
    online_tool: null,
    revision: -1,
  })
})

test('PRO-03 a suspended teacher teaches no more and reads why', async () => {
  const teacher = await testPerson(site, 'teacher')
  expect((await call(suspendTeacher, { id: teacher.id, reason }, admin)).status).toBe(200)
  expect((await call(checkSession, {}, teacher.headers)).data).toMatchObject({ isTeacher: false })
  expect((await call(getSettings, {}, teacher.headers)).data).toMatchObject({
    teaching: { state: 'suspended', reason },
  })
})

describe('PRO-03 invitations', () => {
  /** The newest link’s token, minted as the sender does when it renders. */
  const tokenFor = (invitation_id: string, email: string) => {
    const { vault } = site.tools
    return vault.tokens.mint({
      purpose: 'become_teacher',
      subject_id: invitation_id,
      email_key: vault.emailKey(email),
      ttl_ms: 60_000,
    })
  }
  const invited = async (email: string): Promise<string> => {
    const { data, code } = await call(inviteToTeach, { email, name: 'Ola Żak', language: 'pl' }, admin)
    expect(code).toBeNull()
    return String(data['id'])
  }

  test('PRO-03 somebody without an account makes one from the invitation and teaches', async () => {
    const email = `${site.tools.ids.entity()}@example.com`
    const id = await invited(email)
    expect((await call(inviteToTeach, { email, name: 'Ola', language: 'pl' }, admin)).code).toBe('INVITATION_PENDING')
    const token = await tokenFor(id, email)
    const wrong = await call(openTeacherInvitation, { email: 'kto@example.com', token }, {})
    expect(wrong.code).toBe('REQUEST_EXPIRED')
    const { data: opened } = await call(openTeacherInvitation, { email, token }, {})
    expect(opened).toMatchObject({ name: 'Ola Żak', signup_token: expect.any(String) })
    const account = { email, password: PASSWORD, name: 'Ola Żak', token: opened['signup_token'] }
    expect((await call(confirmSignup, account, {})).status).toBe(200)
    const login = await call(logIn, { email, password: PASSWORD }, {})
    expect(login.status).toBe(200)
    const again = await call(openTeacherInvitation, { email, token }, {})
    expect(again.data).toMatchObject({ signup_token: null })

    const session = await site.tools.vault.sessions.begin({ user_id: String(login.data['userId']), user_agent: 'test' })
    const access = await (await site.parts.get(TOKENS)).sign(session)
    const headers = { authorization: `Bearer ${access}` }
    expect((await call(acceptTeacherInvitation, { email, token, about: '' }, headers)).code).toBeNull()
    expect((await call(checkSession, {}, headers)).data).toMatchObject({ isTeacher: true })
    const events = await site.tools.streams.read(`invitation-${id}`)
    expect(events.map(({ type }) => type)).toEqual(['TeacherInvited', 'TeacherInvitationAccepted'])
    expect((await call(openTeacherInvitation, { email, token }, {})).code).toBe('REQUEST_EXPIRED')
    expect((await call(inviteToTeach, { email, name: 'Ola', language: 'pl' }, admin)).code).toBe('ALREADY_TEACHER')
  })

  test('PRO-03 a withdrawn invitation leads nowhere, and the address can be invited anew', async () => {
    const email = `${site.tools.ids.entity()}@example.com`
    const id = await invited(email)
    const token = await tokenFor(id, email)
    expect((await call(resendTeacherInvitation, { id }, admin)).status).toBe(200)
    expect((await call(withdrawTeacherInvitation, { id, reason }, admin)).status).toBe(200)
    expect((await call(openTeacherInvitation, { email, token }, {})).code).toBe('REQUEST_EXPIRED')
    expect((await call(resendTeacherInvitation, { id }, admin)).code).toBe('INVITATION_NOT_PENDING')
    expect(await invited(email)).not.toBe(id)
  })

  test('EVT-10 invitations that were sent to an address before it had an account go with the account', async () => {
    const person = await testPerson(site)
    const first = await invited(person.email)
    await call(withdrawTeacherInvitation, { id: first, reason }, admin)
    const ids = [first, await invited(person.email)]
    const { streams } = site.tools
    await forgetPerson(site, person.id)
    for (const id of ids) {
      await until(async () => (await streams.read(`invitation-${id}`)).at(-1)?.type === 'PersonForgotten')
      expect((await streams.read(`invitation-${id}`))[0]?.data).toMatchObject({ email: null, name: null })
      const { data } = await call(
        { ...listTeacherInvitations, path: `${listTeacherInvitations.path}?q=${id}` },
        {},
        admin,
      )
      expect(data).toMatchObject([{ id, name: null, email_hint: null }])
    }
  })

  test('PRO-03 a user is invited by their own address; a teacher is not', async () => {
    const [user, teacher] = [await testPerson(site), await testPerson(site, 'teacher')]
    const { data } = await call(inviteUserToTeach, { id: user.id }, admin)
    expect((await call(showUser, { id: user.id }, admin)).data).toMatchObject({ invitation_id: data['id'] })
    const token = await tokenFor(String(data['id']), user.email)
    const accepted = await call(acceptTeacherInvitation, { email: user.email, token, about: 'Uczę.' }, user.headers)
    expect(accepted.code).toBeNull()
    expect((await call(showUser, { id: user.id }, admin)).data).toMatchObject({
      teacher_state: 'active',
      invitation_id: null,
      history: [{ type: 'TeacherInvitationAccepted' }, { type: 'TeacherInvited' }],
    })
    expect((await call(inviteUserToTeach, { id: teacher.id }, admin)).code).toBe('ALREADY_TEACHER')
    expect((await call(inviteUserToTeach, { id: site.tools.ids.entity() }, admin)).code).toBe('NOT_FOUND')
  })
})
