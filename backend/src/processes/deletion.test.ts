import { cancelDeletion, confirmDeletion, getDeletion, requestDeletion } from '@kredka/contracts/accounts/endpoints'
import { DELETION_DELAY_MS, DELETION_TOKEN_MS } from '@kredka/contracts/accounts/rules'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import { inviteToTeach } from '@kredka/contracts/users/endpoints'
import { INVITATION_KEPT_MS, INVITATION_MS } from '@kredka/contracts/users/rules'
import { until } from '../kernel/reactions/testing/until.ts'
import { offerDecider } from '../offers/offer.ts'
import { type MovingSite, movingSite, tokenIn } from './testing/moving-site.ts'
import { type TestPerson, testAdmin, testContext, testPerson } from './testing/people.ts'
import { OWNED } from './testing/relations.ts'
import { upToNow } from './testing/up-to-now.ts'

type Headers = Readonly<Record<string, string>>
interface Called {
  readonly status: number
  readonly text: string
  readonly data: unknown
  readonly code: string | undefined
}

let site: MovingSite
beforeAll(async () => {
  site = await movingSite()
})
afterAll(() => site.stop())

async function call(path: string, headers: Headers = {}, body?: unknown): Promise<Called> {
  const base = site.url + site.config.api_base
  const response = await (body === undefined
    ? fetch(base + path, { headers: await upToNow(site, headers) })
    : fetch(base + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }))
  const text = await response.text()
  const json = text.startsWith('{') ? (JSON.parse(text) as { data?: unknown; error?: { code: string } }) : {}
  return { status: response.status, text, data: json.data, code: json.error?.code }
}

const log = async () => (await site.store.readAll('start', 100_000)).events

/** Mails that went to the person and have these words, encoded as they are in the file's subject or text. */
async function mails(person: TestPerson, template: string): Promise<readonly string[]> {
  const found = await Promise.all(
    (await log())
      .filter(({ type }) => type === 'MailSent')
      .map(async ({ stream }) => (await site.tools.streams.read(stream))[0]),
  )
  const ids = found
    .filter((mail) => mail?.data['subject_id'] === person.id && mail.data['template'] === template)
    .map((mail) => String(mail?.data['mail_id']))
  return (await site.outbox()).filter((mail) => ids.some((id) => mail.includes(id)))
}

async function askForDeletion(person: TestPerson): Promise<string> {
  const before = (await mails(person, 'account_deletion')).length
  const asked = await call(requestDeletion.path, person.headers, { word: 'USUŃ', language: 'pl' })
  expect(asked.status).toBe(200)
  await until(async () => (await mails(person, 'account_deletion')).length > before)
  return tokenIn((await mails(person, 'account_deletion')).at(-1) ?? '', 'dt')
}

async function teacherWithOffer(): Promise<{ teacher: TestPerson; offer_id: string }> {
  const teacher = await testPerson(site, 'teacher')
  const { id: offer_id = '' } = (await OWNED['offer.teacher']?.(site, teacher)) ?? {}
  const activate = { do: 'activate', offer_id, version: 1 } as const
  await site.tools.write.execute(offerDecider, offer_id, activate, testContext(site, 'offers.activate'))
  return { teacher, offer_id }
}

/** Whether visitors find the offer and its teacher, wherever they look. */
async function found({ teacher, offer_id }: { readonly teacher: TestPerson; readonly offer_id: string }) {
  const [list, offer, page, sitemap] = await Promise.all([
    call('/offers'),
    call(`/offers/${offer_id}`),
    call(`/teachers/${teacher.id}`),
    call('/sitemap/offers.xml'),
  ])
  return {
    listed: list.text.includes(offer_id),
    offer: offer.status,
    teacher: page.status,
    sitemap: sitemap.text.includes(offer_id),
  }
}
const VISIBLE = { listed: true, offer: 200, teacher: 200, sitemap: true }
const HIDDEN = { listed: false, offer: 404, teacher: 404, sitemap: false }

test('ACC-08 the word is checked here too, and changes nothing when it is wrong', async () => {
  const { id, headers } = await testPerson(site)
  const wrong = await call(requestDeletion.path, headers, { word: 'USUN', language: 'pl' })
  expect([wrong.status, wrong.code]).toEqual([422, 'CONFIRMATION_WORD_WRONG'])
  expect(wrong.text).toContain('body/word')
  expect((await call(requestDeletion.path, headers, { word: 'USUŃ', language: 'en' })).code).toBe(wrong.code)
  const events = await site.store.read(`account-${id}`)
  expect(events.map(({ type }) => type)).toEqual(['AccountRegistered', 'TermsAccepted'])
  expect((await call(getDeletion.path, headers)).data).toEqual({ state: 'none', due_at: null })
})

test('ACC-08 a confirmed deletion hides the person’s offers and is called off with one click', async () => {
  const made = await teacherWithOffer()
  const { teacher } = made
  expect(await found(made)).toEqual(VISIBLE)
  const token = await askForDeletion(teacher)
  expect((await call(getDeletion.path, teacher.headers)).data).toEqual({ state: 'requested', due_at: null })
  expect(await found(made)).toEqual(VISIBLE)

  const stranger = await testPerson(site)
  expect((await call(confirmDeletion.path, stranger.headers, { token })).code).toBe('REQUEST_EXPIRED')
  const before = site.tools.clock.now()
  const confirmed = await call(confirmDeletion.path, teacher.headers, { token })
  const { due_at } = confirmed.data as { due_at: string }
  expect(Date.parse(due_at) - before).toBeGreaterThanOrEqual(DELETION_DELAY_MS)
  expect(Date.parse(due_at) - before).toBeLessThan(DELETION_DELAY_MS + MINUTE)
  expect((await call('/auth/check', teacher.headers)).data).toMatchObject({ deletion_due_at: due_at })
  expect(await found(made)).toEqual(HIDDEN)
  expect((await call(requestDeletion.path, teacher.headers, { word: 'USUŃ', language: 'pl' })).code).toBe(
    'DELETION_SCHEDULED',
  )
  await until(async () => (await mails(teacher, 'account_deletion_scheduled')).length === 1)

  expect((await call(cancelDeletion.path, teacher.headers, {})).status).toBe(200)
  expect(await found(made)).toEqual(VISIBLE)
  expect((await call('/auth/check', teacher.headers)).data).not.toHaveProperty('deletion_due_at')
  expect((await call(confirmDeletion.path, teacher.headers, { token })).code).toBe('REQUEST_EXPIRED')
  await until(async () => (await mails(teacher, 'account_deletion_cancelled')).length === 1)
})

test('ACC-08 a link that was never opened is worth nothing a day later', async () => {
  const { tokens } = site.tools.vault
  const token = await askForDeletion(await testPerson(site))
  expect(await tokens.peek('account_deletion', token)).not.toBeNull()
  site.pass(DELETION_TOKEN_MS)
  expect(await tokens.peek('account_deletion', token)).toBeNull()
})

test('ACC-08 EVT-10 after thirty days the account is deleted: a last mail, then nobody is left', async () => {
  const made = await teacherWithOffer()
  const { teacher } = made
  const { vault } = site.tools
  await vault.credentials.put({ credential_id: site.tools.ids.entity(), user_id: teacher.id, hash: 'x' })
  await call(confirmDeletion.path, teacher.headers, { token: await askForDeletion(teacher) })
  const types = async () => (await site.store.read(`account-${teacher.id}`)).map(({ type }) => type)

  const days = async () => (await log()).filter(({ type }) => type === 'DayBegan').length
  const before = await days()
  site.pass(DELETION_DELAY_MS - 60 * MINUTE)
  // every loop of the worker has looked at the clock by then
  await until(async () => (await days()) > before)
  expect(await types()).not.toContain('AccountDeleted')
  site.pass(61 * MINUTE)
  await until(async () => (await types()).includes('PersonForgotten'))
  expect((await types()).slice(-2)).toEqual(['AccountDeleted', 'PersonForgotten'])

  const sent = await log()
  const farewell = sent.findIndex(
    ({ type, data }) => type === 'MailSent' && dataOf(data)['template'] === 'account_deleted',
  )
  const forgotten = sent.findIndex(({ type }) => type === 'PersonForgotten')
  expect(farewell).toBeGreaterThan(0)
  expect(farewell).toBeLessThan(forgotten)

  expect(await vault.sessions.list(teacher.id)).toEqual([])
  expect((await call('/current-user/profile', teacher.headers)).status).toBe(401)
  expect(await found(made)).toEqual(HIDDEN)
  expect((await call(`/user-profiles/${teacher.id}/minimal`)).status).toBe(404)
  await until(async () => !(await site.outbox()).some((mail) => mail.includes(teacher.email)))
})

test('EVT-10 a sign-up that nobody confirmed is forgotten', async () => {
  const email = 'nikt@example.com'
  const body = { email, language: 'pl' }
  expect((await call('/auth/request-signup', {}, body)).status).toBe(200)
  await until(async () => (await site.outbox()).some((mail) => mail.includes(email)))
  site.pass(4 * 24 * 60 * MINUTE)
  await until(async () => !(await site.outbox()).some((mail) => mail.includes(email)))
})

test('EVT-10 somebody who made nothing of an invitation is forgotten', async () => {
  const email = 'zaproszona@example.com'
  const staff = await testAdmin(site)
  const invited = await call(inviteToTeach.path, staff.headers, { email, name: 'Ola Żak', language: 'pl' })
  const { id } = invited.data as { readonly id: string }
  await until(async () => (await site.outbox()).some((mail) => mail.includes(email)))
  const data = async () => (await site.tools.streams.read(`invitation-${id}`))[0]?.data
  expect(await data()).toMatchObject({ email })
  site.pass(INVITATION_MS + INVITATION_KEPT_MS + MINUTE)
  await until(async () => !(await site.outbox()).some((mail) => mail.includes(email)))
  expect(await data()).toMatchObject({ email: null, name: null })
})

function dataOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !(data instanceof Uint8Array) ? { ...data } : {}
}
