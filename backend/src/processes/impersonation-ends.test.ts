import { jest } from '@jest/globals'
import { confirmDeletion, requestDeletion } from '@kredka/contracts/accounts/endpoints'
import { DELETION_DELAY_MS } from '@kredka/contracts/accounts/rules'
import { MINUTE, SECOND } from '@kredka/contracts/kernel/durations'
import { testBrowser } from '../accounts/testing/browser.ts'
import { codeAt } from '../admin/testing/authenticator.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { BEGAN, LOOK_REASON as reason, type TestMember, testLookers } from './testing/looking.ts'
import { type MovingSite, movingSite, tokenIn } from './testing/moving-site.ts'
import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'

jest.setTimeout(300_000)

/** What ends looking through somebody's eyes beside its time, its own end and a log-out (ADM-03, decision 41). */
let site: MovingSite
let owner: Awaited<ReturnType<typeof testAdmin>>
let lookers: ReturnType<typeof testLookers>
beforeAll(async () => {
  site = await movingSite()
  await newOwner()
})
afterAll(() => site.stop())

async function newOwner() {
  owner = await testAdmin(site)
  lookers = testLookers(site, owner)
}

const FACTOR = '/admin/account/second-factor'

type Looking = Awaited<ReturnType<typeof lookers.looking>>

/** The next call of whoever looks is refused as nobody's, and the log says why it ended. */
async function expectOver({ person, browser }: Pick<Looking, 'person' | 'browser'>, how: string) {
  expect((await browser.get('/auth/check')).code).toBe('IMPERSONATION_OVER')
  await until(async () => (await lookers.noted(person.id)).length === 2)
  expect(await lookers.noted(person.id)).toEqual([BEGAN, ['ImpersonationEnded', how]])
}
/** The browser sees the site as the person. */
async function untilSeen({ person, browser }: Pick<Looking, 'person' | 'browser'>) {
  await until(async () => (await browser.get('/auth/check')).data['userId'] === person.id)
}

const asOwner = (path: string, body: object) => as(owner.headers, path, body)

function as(headers: TestPerson['headers'], path: string, body: object): Promise<Response> {
  return fetch(`${site.url}${site.config.api_base}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** The session of the back office that was begun first. */
async function firstSession({ browser }: TestMember): Promise<string> {
  const { data } = await browser.get('/admin/account/sessions')
  const sessions = Object.values(data) as readonly { readonly id: string; readonly created_at: string }[]
  return sessions.toSorted((a, b) => a.created_at.localeCompare(b.created_at))[0]?.id ?? ''
}

test('ADM-03 a session of the back office that is ended from another browser takes along what it looks through, and no other', async () => {
  const first = await lookers.looking()
  const elsewhere = testBrowser(site)
  await elsewhere.post('/admin/enter', { name: first.name, password: first.password })
  const other = await lookers.looking({ ...first, browser: elsewhere })
  const ended = await other.browser.post(`/admin/account/sessions/${await firstSession(other)}/end`)
  expect(ended.status).toBe(200)
  await expectOver(first, 'login_over')
  await untilSeen(other)
  expect(await lookers.noted(other.person.id)).toEqual([BEGAN])
})

test('ADM-03 a changed password ends it, though this browser goes on in the back office', async () => {
  const of = await lookers.looking()
  const changed = await of.browser.post('/admin/account/password', {
    current_password: of.password,
    password: 'Jeszcze-nowsze-3',
  })
  expect(changed.status).toBe(200)
  await expectOver(of, 'login_over')
  await until(async () => (await of.browser.get('/admin/scan-id')).data['id'] === of.id)
})

async function turnOn({ browser, password, id }: TestMember): Promise<string> {
  const begun = await browser.post(`${FACTOR}/begin`, { password }, { 'idempotency-key': `begin ${id}` })
  const secret = String(begun.data['secret'])
  const code = codeAt(secret, site.tools.clock.now())
  expect((await browser.post(`${FACTOR}/confirm`, { code })).status).toBe(200)
  return secret
}

test('ADM-03 ADM-08 a second factor that is turned on, turned off or reset by an owner ends it', async () => {
  const first = await lookers.looking()
  const secret = await turnOn(first)
  await expectOver(first, 'login_over')

  const second = await lookers.looking(first)
  site.pass(30 * SECOND)
  const code = codeAt(secret, site.tools.clock.now())
  expect((await second.browser.post(`${FACTOR}/end`, { password: first.password, code })).status).toBe(200)
  await expectOver(second, 'login_over')

  await turnOn({ ...first, id: `${first.id} again` })
  const third = await lookers.looking(first)
  expect((await asOwner(`/admin/staff/${first.id}/second-factor/reset`, { reason })).status).toBe(200)
  await expectOver(third, 'login_over')
  expect((await third.browser.get('/admin/scan-id')).data).toEqual({})
})

test('ADM-03 an access that is ended takes along what is looked through', async () => {
  const of = await lookers.looking()
  expect((await asOwner(`/admin/staff/${of.id}/end`, { reason })).status).toBe(200)
  await expectOver(of, 'role_over')
})

test('ADM-03 ACC-08 nothing is seen of an account any more once it is deleted', async () => {
  const person = await testPerson(site)
  expect((await as(person.headers, requestDeletion.path, { word: 'USUŃ', language: 'pl' })).status).toBe(200)
  const mails = async () => (await site.outbox()).filter((mail) => mail.includes(person.email))
  await until(async () => (await mails()).length > 0)
  const token = tokenIn((await mails()).at(-1) ?? '', 'dt')
  expect((await as(person.headers, confirmDeletion.path, { token })).status).toBe(200)
  site.pass(DELETION_DELAY_MS - 5 * MINUTE)
  // no login lives as long
  await newOwner()
  const of = { person, ...(await lookers.member()) }
  expect((await lookers.look(person, of.browser)).status).toBe(200)
  await untilSeen(of)
  site.pass(6 * MINUTE)
  await until(async () => (await lookers.noted(person.id)).length === 2)
  await expectOver(of, 'account_closed')
  expect((await lookers.look(person, (await lookers.member()).browser)).code).toBe('IMPERSONATION_ACCOUNT_CLOSED')
})

// the last one: from then on nobody here can do anything but turn one on
test('ADM-03 ADM-08 nobody looks on without a second factor once it is demanded', async () => {
  const of = await lookers.looking()
  expect((await asOwner('/admin/staff/second-factor', { demanded: true, reason })).status).toBe(200)
  expect((await of.browser.get('/auth/check')).code).toBe('IMPERSONATION_OVER')
  expect((await lookers.look(of.person, of.browser)).code).toBe('SECOND_FACTOR_DUE')
})
