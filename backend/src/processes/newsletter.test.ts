import { accountDecider } from '../accounts/index.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { unsubscribeToken } from '../newsletter/index.ts'
import { subscriberDecider } from '../newsletter/subscriber.ts'
import { forgetPerson, testAdmin, testContext, testPerson } from './testing/people.ts'
import { type TestSite, testSite } from './testing/test-site.ts'
import { upToNow } from './testing/up-to-now.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ env: { LIMIT_FORMS_PER_ADDRESS: '1000' } })
})
afterAll(() => site.stop())

const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`${site.url}/api${path}`, { headers: await upToNow(site, headers) })
  const { data } = (await response.json()) as { readonly data: unknown }
  return data
}

function keyOf(email: string): string {
  return site.tools.vault.emailKey(email)
}
async function subscriber(email: string) {
  return (await site.tools.write.fold(subscriberDecider, keyOf(email))).state
}
async function mailsTo(email: string): Promise<readonly unknown[]> {
  const { events } = await site.store.readAll('start', 10_000)
  const mails = events.filter(({ type }) => type === 'MailRequested')
  const open = await Promise.all(mails.map(({ stream }) => site.tools.streams.read(stream)))
  return open.flatMap(([mail]) => (mail?.data['to'] === email ? [mail.data['template']] : []))
}

/** As the mail would carry it. */
async function tokenFor(email: string): Promise<string> {
  const state = await subscriber(email)
  if (state.is === 'absent') throw new Error(`${email} did not ask`)
  return site.tools.vault.tokens.mint({
    purpose: 'subscribe_newsletter',
    subject_id: state.subscriber_id,
    email_key: keyOf(email),
    ttl_ms: 60_000,
  })
}

async function subscribed(email: string): Promise<void> {
  await post('/misc/request-newsletter', { email })
  // Whoever confirms before the mail is asked for gets none; people confirm from the mail.
  await until(async () => (await mailsTo(email)).length === 1)
  expect((await post('/misc/confirm-newsletter', { email, token: await tokenFor(email) })).status).toBe(200)
}

test('CNT-01 asking answers the same whether or not the address gets the newsletter; only a new one gets a mail', async () => {
  await subscribed('znana@example.com')
  const known = await post('/misc/request-newsletter', { email: 'znana@example.com' })
  const fresh = await post('/misc/request-newsletter', { email: ' Nowa@Example.com ' })
  expect(await known.text()).toBe(await fresh.text())
  expect([known.status, fresh.status]).toEqual([200, 200])
  expect([...known.headers.keys()]).toEqual([...fresh.headers.keys()])
  await until(async () => (await mailsTo('nowa@example.com')).length === 1)
  expect(await mailsTo('znana@example.com')).toEqual(['newsletter_confirm'])
})

test('ADM-02 a draft goes to one address first, as subscribers would get it; the address is not kept', async () => {
  const { headers } = await testAdmin(site)
  const content = { subject_pl: 'Próba', text_pl: 'Dzień dobry.', subject_en: 'A test', text_en: 'Hello.' }
  const made = (await (await post('/admin/newsletter/issues', content, headers)).json()) as { data: { id: string } }
  const issue = `/admin/newsletter/issues/${made.data.id}`
  const email = 'Redakcja@example.com'
  expect((await post(`${issue}/test`, { email, language: 'en' }, headers)).status).toBe(200)
  await until(async () => (await mailsTo('redakcja@example.com')).length === 1)
  expect(await mailsTo('redakcja@example.com')).toEqual(['newsletter_issue'])
  expect((await subscriber('redakcja@example.com')).is).toBe('absent')
  expect(await get(issue, headers)).toMatchObject({ state: 'draft', recipients: 0 })
  const { rows } = await site.database.pool.query(
    "select due_at - now() < interval '2 days' as soon from reactions.alarms where alarm = 'newsletter.forget-test'",
  )
  expect(rows).toEqual([{ soon: true }])
  await post(`${issue}/discard`, {}, headers)
  expect((await post(`${issue}/test`, { email, language: 'en' }, headers)).status).toBe(409)
})

test('CNT-01 a token confirms its own address, once', async () => {
  await post('/misc/request-newsletter', { email: 'ada@example.com' })
  const token = await tokenFor('ada@example.com')
  const stranger = await post('/misc/confirm-newsletter', { email: 'inna@example.com', token })
  expect([stranger.status, await stranger.text()]).toEqual([409, expect.stringContaining('REQUEST_EXPIRED')])
  expect((await subscriber('ada@example.com')).is).toBe('requested')
  expect((await post('/misc/confirm-newsletter', { email: 'ada@example.com', token: ` ${token} ` })).status).toBe(200)
  expect((await subscriber('ada@example.com')).is).toBe('subscribed')
  expect((await post('/misc/confirm-newsletter', { email: 'ada@example.com', token })).status).toBe(409)
})

test('CNT-01 a mail program unsubscribes with one click, a look at the address does not; then the address is forgotten', async () => {
  await subscribed('ewa@example.com')
  const stream = `subscriber-${keyOf('ewa@example.com')}`
  const url = `${site.url}/api/misc/unsubscribe-newsletter/${unsubscribeToken(site.tools.vault, keyOf('ewa@example.com'))}`
  expect((await fetch(url)).status).toBe(405)
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(405)
  expect((await subscriber('ewa@example.com')).is).toBe('subscribed')

  const wrong = `${url.slice(0, -1)}${url.endsWith('0') ? '1' : '0'}`
  const click = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
  expect((await fetch(wrong, click)).status).toBe(404)
  expect((await fetch(url, { ...click, headers: { origin: 'https://evil.example' } })).status).toBe(403)
  expect((await subscriber('ewa@example.com')).is).toBe('subscribed')

  expect((await fetch(url, click)).status).toBe(200)
  expect((await subscriber('ewa@example.com')).is).toBe('absent')
  const events = await site.tools.streams.read(stream)
  expect(events.at(-1)?.type).toBe('PersonForgotten')
  expect(JSON.stringify(events)).not.toContain('example.com')
  expect((await fetch(url, { method: 'POST', body: multipart() })).status).toBe(200)
  expect(JSON.stringify(site.log.lines)).not.toContain(keyOf('ewa@example.com'))
})

function multipart(): FormData {
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  return form
}

test('CNT-01 a sender who asks again and again has to wait', async () => {
  const answers: number[] = []
  for (let n = 0; n < 6; n += 1)
    answers.push((await post('/misc/request-newsletter', { email: 'raz@example.com' })).status)
  expect(answers).toEqual([200, 200, 200, 200, 200, 429])
})

test('CNT-01 somebody with an account switches it on and off in the settings; the account that goes takes it along', async () => {
  const person = await testPerson(site)
  expect(await get('/newsletter/own', person.headers)).toEqual({ subscribed: false })
  await post('/newsletter/own', { subscribed: true }, person.headers)
  expect(await get('/newsletter/own', person.headers)).toEqual({ subscribed: true })
  await post('/newsletter/own', { subscribed: false }, person.headers)
  expect(await get('/newsletter/own', person.headers)).toEqual({ subscribed: false })

  await post('/newsletter/own', { subscribed: true }, person.headers)
  await forgetPerson(site, person.id)
  await until(async () => (await subscriber(person.email)).is === 'absent')
})

test('CNT-01 an account whose address nobody vouched for subscribes it by the mail alone', async () => {
  const { id, email, headers } = await testPerson(site)
  const identity = { identity_key: 'ab'.repeat(32), provider: 'facebook', proof: 'none' } as const
  const link = { do: 'link_identity', user_id: id, identity } as const
  await site.tools.write.execute(accountDecider, id, link, testContext(site, 'accounts.link_identity'))
  expect((await post('/newsletter/own', { subscribed: true }, headers)).status).toBe(200)
  expect((await subscriber(email)).is).toBe('requested')
  await until(async () => (await mailsTo(email)).includes('newsletter_confirm'))
})

test('EVT-10 the export of a person’s data tells of the subscription of their address', async () => {
  const person = await testPerson(site)
  const exported = async () => {
    expect((await post('/current-user/export', {}, person.headers)).status).toBe(200)
    const file = await fetch(`${site.url}/api/current-user/export`, { headers: person.headers })
    const { records } = (await file.json()) as { readonly records: unknown }
    return records
  }
  expect(await exported()).toMatchObject({ newsletter: null })
  await post('/newsletter/own', { subscribed: true }, person.headers)
  const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  expect(await exported()).toMatchObject({
    newsletter: { state: 'subscribed', email: person.email, language: 'pl', since },
  })
})

test('CNT-01 ADM-02 an issue is written, sent and counted; staff see no address', async () => {
  const staff = await testAdmin(site)
  for (const n of [1, 2, 3]) await subscribed(`czytelnik${n}@example.com`)
  const content = { subject_pl: 'Zima', text_pl: 'Dzień **dobry**.', subject_en: 'Winter', text_en: 'Hello.' }
  const created = await post('/admin/newsletter/issues', content, staff.headers)
  const { data } = (await created.json()) as { readonly data: { readonly id: string } }
  expect(
    (await post(`/admin/newsletter/issues/${data.id}`, { ...content, text_en: 'Hi.' }, staff.headers)).status,
  ).toBe(200)
  const counts = (await get('/admin/newsletter/counts', staff.headers)) as { readonly subscribed: number }
  expect((await post(`/admin/newsletter/issues/${data.id}/send`, {}, staff.headers)).status).toBe(200)
  expect((await post(`/admin/newsletter/issues/${data.id}/send`, {}, staff.headers)).status).toBe(409)
  const path = `/admin/newsletter/issues/${data.id}`
  await until(async () => ((await get(path, staff.headers)) as { readonly state: string }).state === 'sent')
  expect(await get(path, staff.headers)).toMatchObject({ recipients: counts.subscribed, text_en: 'Hi.' })
  for (const n of [1, 2, 3]) expect(await mailsTo(`czytelnik${n}@example.com`)).toContain('newsletter_issue')
  const [most] = (await get('/admin/newsletter/issues?sort=-recipients', staff.headers)) as readonly object[]
  expect(most).toMatchObject({ id: data.id, recipients: counts.subscribed })
  expect(JSON.stringify([counts, await get('/admin/newsletter/issues', staff.headers)])).not.toContain('@')
  await until(async () => site.log.lines.every(({ level }) => level !== 'error'))
})
