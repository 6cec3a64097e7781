import { register } from '../accounts/testing/register.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { forgetPerson, testAdmin, testPerson } from './testing/people.ts'
import { type TestSite, testSite } from './testing/test-site.ts'
import { upToNow } from './testing/up-to-now.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ env: { CONTACT_EMAIL: 'pomoc@kredka.test', LIMIT_FORMS_PER_ADDRESS: '1000' } })
})
afterAll(() => site.stop())

type Headers = Readonly<Record<string, string>>
const MESSAGE = {
  topic: 'technical',
  name: 'Żaneta  Źdźbło',
  email: 'Zaneta@Example.com',
  message: ' Nie działa 100% strony. ',
}

const post = (path: string, body: unknown, headers: Headers = {}) =>
  fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
async function get<T>(path: string, headers: Headers = {}): Promise<T> {
  const response = await fetch(`${site.url}/api${path}`, { headers: await upToNow(site, headers) })
  const { data } = (await response.json()) as { readonly data: T }
  return data
}
async function mailsTo(email: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { events } = await site.store.readAll('start', 10_000)
  const mails = events.filter(({ type }) => type === 'MailRequested')
  const open = await Promise.all(mails.map(({ stream }) => site.tools.streams.read(stream)))
  return open.flatMap(([mail]) => (mail?.data['to'] === email ? [mail.data] : []))
}
interface Row {
  readonly id: string
  readonly email: string | null
  readonly [name: string]: unknown
}

test('CNT-01 a message is kept, mailed to the operator, receipted without a word of it, answered and closed', async () => {
  const staff = await testAdmin(site)
  expect((await post('/contact', MESSAGE)).status).toBe(200)
  await until(async () => (await mailsTo('zaneta@example.com')).length === 1)
  expect(await mailsTo('zaneta@example.com')).toMatchObject([
    { template: 'contact_receipt', params: { topic: 'technical' } },
  ])
  await until(async () => (await mailsTo('pomoc@kredka.test')).length === 1)
  expect(await mailsTo('pomoc@kredka.test')).toMatchObject([
    { template: 'contact_message', params: { name: 'Żaneta Źdźbło', message: 'Nie działa 100% strony.' } },
  ])

  const [row] = await get<readonly Row[]>('/admin/contact-messages?q=100%25', staff.headers)
  expect(row).toMatchObject({ state: 'new', topic: 'technical', name: 'Żaneta Źdźbło', email: 'z…@example.com' })
  // ADM-02: nothing of the list or the detail is the whole address
  expect(JSON.stringify(await get(`/admin/contact-messages/${row?.id}`, staff.headers))).not.toContain('zaneta@')
  const path = `/admin/contact-messages/${row?.id}`
  expect((await post(`${path}/answer`, { text: 'Już działa.' }, staff.headers)).status).toBe(200)
  await until(async () => (await mailsTo('zaneta@example.com')).length === 2)
  expect((await mailsTo('zaneta@example.com'))[1]).toMatchObject({
    template: 'contact_answer',
    params: { answer: 'Już działa.', message: 'Nie działa 100% strony.' },
  })
  expect((await post(`${path}/close`, { note: 'Załatwione' }, staff.headers)).status).toBe(200)
  expect(await get(path, staff.headers)).toMatchObject({
    state: 'closed',
    note: 'Załatwione',
    replies: [{ text: 'Już działa.', admin_id: staff.id }],
  })
  expect(await get('/admin/contact-messages?state=new', staff.headers)).toEqual([])
})

test('ADM-02 ADM-03 staff see the whole address of somebody without an account for a reason, which the log and the page keep', async () => {
  const staff = await testAdmin(site)
  expect((await post('/contact', { ...MESSAGE, email: 'janina@example.com' })).status).toBe(200)
  const [row] = await get<readonly Row[]>('/admin/contact-messages?q=janina', staff.headers)
  const path = `/admin/contact-messages/${row?.id}`
  expect((await post(`${path}/email`, {}, staff.headers)).status).toBe(422)
  expect((await post(`${path}/email`, { reason: 'x' })).status).toBe(401)
  const unread = await site.tools.streams.read(`contact-${row?.id}`)
  expect(unread.map(({ type }) => type)).toEqual(['ContactMessageSent'])

  const shown = await post(`${path}/email`, { reason: 'Odpowiedź się odbiła.' }, staff.headers)
  expect([shown.status, await shown.json()]).toEqual([200, { data: { email: 'janina@example.com' } }])
  const [, read] = await site.tools.streams.read(`contact-${row?.id}`)
  expect(read).toMatchObject({
    type: 'ContactEmailRead',
    data: { admin_id: staff.id, reason: 'Odpowiedź się odbiła.' },
  })
  expect(await get(path, staff.headers)).toMatchObject({
    email: 'j…@example.com',
    history: [{ type: 'ContactEmailRead', actor: `admin-${staff.id.slice(-6)}`, reason: 'Odpowiedź się odbiła.' }],
  })
  const gone = await post(`/admin/contact-messages/${staff.id}/email`, { reason: 'x' }, staff.headers)
  expect(gone.status).toBe(404)
})

test('CNT-01 what a program fills in goes nowhere, and it hears what everybody hears', async () => {
  const before = await site.store.head()
  const answered = await post('/contact', { ...MESSAGE, email: 'robot@example.com', website: 'https://spam.example' })
  expect([answered.status, await answered.json()]).toEqual([200, { data: null }])
  // what was sent before may still have its effects
  const { events } = await site.store.readAll(before, 100)
  const byCallers = events.filter(({ metadata }) => !metadata['actor']?.startsWith('system:'))
  expect(byCallers.map(({ type }) => type)).toEqual([])
})

test('CNT-01 one sender can write some messages, then waits, from wherever and under another address with the same account', async () => {
  const person = await testPerson(site)
  const answers: number[] = []
  for (let n = 0; n < 6; n += 1) {
    answers.push((await post('/contact', { ...MESSAGE, email: `kolejny${n}@example.com` }, person.headers)).status)
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 429])
})

test('EVT-10 a person’s messages and their answers stand in their export and go with the account', async () => {
  const [staff, person] = [await testAdmin(site), await testPerson(site)]
  await post('/contact', { ...MESSAGE, email: person.email }, person.headers)
  const find = async () => (await get<readonly Row[]>(`/admin/contact-messages?q=${person.email}`, staff.headers))[0]
  const message = await find()
  expect(message).toBeDefined()
  await post(`/admin/contact-messages/${message?.id}/answer`, { text: 'Odpowiedź.' }, staff.headers)
  await post('/current-user/export', {}, person.headers)
  const exported = await fetch(`${site.url}/api/current-user/export`, { headers: person.headers })
  expect(await exported.json()).toMatchObject({
    records: { contact_answers: [{ contact_id: message?.id, text: 'Odpowiedź.' }] },
  })
  await forgetPerson(site, person.id)
  await until(async () => (await find()) === undefined)
  await until(async () => {
    const events = await site.tools.streams.read(`contact-${message?.id}`)
    return events.at(-1)?.type === 'PersonForgotten' && events[0]?.data['email'] === null
  })
})

test('EVT-10 what was sent without logging in, with the address of an account, goes with that account', async () => {
  const staff = await testAdmin(site)
  const email = 'bez-logowania@example.com'
  const { user_id } = await register(site, 'Jasne-Niebo-7', email)
  expect((await post('/contact', { ...MESSAGE, email })).status).toBe(200)
  const of = async (address: string) =>
    (await get<readonly Row[]>(`/admin/contact-messages?q=${address}`, staff.headers)).length
  expect(await of(email)).toBe(1)
  await forgetPerson(site, user_id)
  await until(async () => (await of(email)) === 0)
})

test('CNT-01 the help answers in both languages; staff change it, order it and take questions back', async () => {
  const staff = await testAdmin(site)
  interface Group {
    readonly category: string
    readonly items: readonly { readonly id: string; readonly question: string }[]
  }
  const faq = async (language: string) => get<readonly Group[]>(`/help/faq?language=${language}`)
  const students = async () => (await faq('pl')).find(({ category }) => category === 'students')?.items ?? []
  const [first, second] = await students()
  expect(first?.question).toBe('Jak znaleźć korepetytora?')
  expect((await faq('en'))[0]?.items[0]?.question).toBe('How do I find a tutor?')

  const content = { category: 'students', question_pl: 'A?', answer_pl: 'B.', question_en: 'C?', answer_en: 'D.' }
  const added = (await (await post('/admin/faq', content, staff.headers)).json()) as { readonly data: { id: string } }
  const { id } = added.data
  expect((await students()).some((item) => item.id === id)).toBe(false)
  await post(`/admin/faq/${id}/publish`, { published: true }, staff.headers)
  expect((await students()).at(-1)).toEqual({ id, question: 'A?', answer: 'B.' })

  const all = (await students()).map((item) => item.id)
  const order = { category: 'students', item_ids: [id, ...all.slice(0, -1)] }
  expect((await post('/admin/faq/order', { ...order, item_ids: all.slice(1) }, staff.headers)).status).toBe(409)
  expect((await post('/admin/faq/order', order, staff.headers)).status).toBe(200)
  await post(`/admin/faq/${second?.id}/publish`, { published: false }, staff.headers)
  await post(`/admin/faq/${first?.id}`, { ...content, question_pl: 'Inaczej?' }, staff.headers)
  const now = await students()
  expect(now.slice(0, 2)).toMatchObject([{ id }, { id: first?.id, question: 'Inaczej?' }])
  expect(now.some((item) => item.id === second?.id)).toBe(false)
})
