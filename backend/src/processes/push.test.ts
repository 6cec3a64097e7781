import { jest } from '@jest/globals'
import { DAY, MINUTE } from '@kredka/contracts/kernel/durations'
import { makeStudentOf } from '../assignments/testing/owned.ts'
import { pause } from '../kernel/reactions/pause.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { type LocalPushService, localPushService, vapidClaims } from '../notifications/testing/local-push-service.ts'
import { owned as ownedQuizzes } from '../quizzes/testing/owned.ts'
import { WORDS } from '../quizzes/testing/written.ts'
import type { PushDevice } from '../vault/push-devices.ts'
import { forgetPerson, type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { OWNED } from './testing/relations.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

const KEYS = {
  VAPID_PUBLIC_KEY: 'PUBLIC',
  VAPID_PRIVATE_KEY: 'PRIVATE',
}
let ahead = 0
let service: LocalPushService
let site: TestSite
let admin: Awaited<ReturnType<typeof testAdmin>>
beforeAll(async () => {
  service = await localPushService()
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  Object.assign(KEYS, { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey })
  site = await testSite({
    env: { ...KEYS, VAPID_SUBJECT: 'mailto:push@kredka.test', PUSH_SERVICES: service.origin },
    clock: { now: () => Date.now() + ahead },
    pause: (milliseconds, signal) => pause(Math.min(milliseconds, 20), signal),
  })
  admin = await testAdmin(site)
})
afterAll(async () => {
  await site.stop()
  await service.stop()
})
beforeEach(() => {
  service.received.length = 0
  service.answer(201)
})

const call = (path: string, body: unknown, headers: Readonly<Record<string, string>>) =>
  fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
async function post(path: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<void> {
  const response = await call(path, body, headers)
  if (response.status !== 200) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`)
}
const allow = (person: TestPerson, device: PushDevice) => post('/notifications/devices', device, person.headers)

/** An offer of theirs is activated: they are told. */
async function tellOf(teacher: TestPerson): Promise<string> {
  const made = await OWNED['offer.teacher']?.(site, teacher)
  await post(`/admin/offer-requests/${made?.['id']}/activate`, { version: 1 }, admin.headers)
  return made?.['id'] ?? ''
}
const pushedTo = (device: PushDevice) =>
  service.received.filter(({ path }) => device.endpoint === `${service.origin}${path}`)
async function rowsOf(table: string): Promise<number> {
  const { rows } = await site.database.pool.query<{ n: number }>(`select count(*)::int as n from vault.${table}`)
  return rows[0]?.n ?? 0
}

/** Everything that stands in the log by now was told: a later notice of somebody else has arrived. */
async function allPushed(): Promise<void> {
  const [teacher, other] = [await testPerson(site, 'teacher'), service.browser(`marker-${site.tools.ids.entity()}`)]
  await allow(teacher, other.device)
  await tellOf(teacher)
  await until(async () => pushedTo(other.device).length === 1)
}

test('NOT-01 a notice reaches a device that allows it: encrypted for it alone, signed, in the person’s language', async () => {
  const teacher = await testPerson(site, 'teacher')
  const browser = service.browser('first')
  await allow(teacher, browser.device)
  const offer_id = await tellOf(teacher)
  await until(async () => pushedTo(browser.device).length === 1)
  const [pushed] = pushedTo(browser.device)
  if (pushed === undefined) throw new Error('nothing came')
  expect(JSON.parse(browser.read(pushed.body))).toEqual({
    title: 'Oferta jest już widoczna',
    body: 'Matematyka do matury bez stresu',
    url: expect.stringContaining(`/korepetycje/${offer_id}-`),
    tag: expect.any(String),
  })
  expect(() => service.browser('first').read(pushed.body)).toThrow()
  expect(pushed.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: expect.stringMatching(/^8\d{4}$/) })
  const claims = vapidClaims(pushed.headers['authorization'] ?? '', KEYS.VAPID_PUBLIC_KEY)
  expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:push@kredka.test', exp: expect.any(Number) })
  const { rows } = await site.database.pool.query("select t::text as row from vault.push_devices t where host <> ''")
  expect(JSON.stringify(rows)).not.toContain('/push/first')
})

test('NOT-01 what is switched off goes to no device; each device of a person gets what is on', async () => {
  const teacher = await testPerson(site, 'teacher')
  const [phone, desk] = [service.browser('phone'), service.browser('desk')]
  await allow(teacher, phone.device)
  await allow(teacher, desk.device)
  await post('/notifications/settings', { type: 'offer_activated', channel: 'push', wanted: false }, teacher.headers)
  await tellOf(teacher)
  await allPushed()
  expect([...pushedTo(phone.device), ...pushedTo(desk.device)]).toEqual([])
  await post('/notifications/settings', { type: 'offer_activated', channel: 'push', wanted: true }, teacher.headers)
  await tellOf(teacher)
  await until(async () => pushedTo(phone.device).length === 1 && pushedTo(desk.device).length === 1)
  await post('/notifications/devices/remove', { endpoint: desk.device.endpoint }, teacher.headers)
  await tellOf(teacher)
  await until(async () => pushedTo(phone.device).length === 2)
  expect(pushedTo(desk.device)).toHaveLength(1)
})

test('NOT-01 a service that is busy is tried again later, as it asks; nothing comes twice', async () => {
  const teacher = await testPerson(site, 'teacher')
  const { device } = service.browser('busy')
  await allow(teacher, device)
  service.answer(503, { 'retry-after': '600' })
  await tellOf(teacher)
  await until(async () => pushedTo(device).length === 1)
  await until(async () => {
    const { rows } = await site.database.pool.query('select 1 from vault.push_messages where attempts = 1')
    return rows.length === 1
  })
  service.answer(201)
  ahead += 9 * MINUTE
  await allPushed()
  expect(pushedTo(device)).toHaveLength(1)
  ahead += 2 * MINUTE
  await until(async () => pushedTo(device).length === 2)
  await until(async () => (await rowsOf('push_messages')) === 0)
})

test('NOT-01 QUI-10 EVT-10 an assigned quiz is called by its title; one that waits loses it with its author', async () => {
  const [teacher, student] = [await testPerson(site, 'teacher'), await testPerson(site)]
  await makeStudentOf(site, teacher, student)
  const quiz_id = (await ownedQuizzes['quiz.author']?.(site, teacher))?.['id']
  const browser = service.browser('assigned')
  await allow(student, browser.device)
  const said = () => pushedTo(browser.device).map(({ body }) => JSON.parse(browser.read(body)))
  const assign = () => {
    const due_at = new Date(Date.now() + ahead + 3 * DAY).toISOString()
    const terms = { mode: 'exam', due_at, tries: 1, counts: 'best', review: 'at_once' }
    return post('/assignments', { quiz_id, student_ids: [student.id], ...terms }, teacher.headers)
  }
  await assign()
  await until(async () => said().length === 1)
  expect(said()).toEqual([
    { title: 'Masz quiz do rozwiązania', body: WORDS.title, url: expect.any(String), tag: expect.any(String) },
  ])

  service.answer(503, { 'retry-after': '600' })
  const queue = jest.spyOn(site.tools.vault.pushDevices, 'queue')
  await assign()
  await until(async () => said().length === 2)
  const waiting = queue.mock.calls.map(([, , message]) => message)
  queue.mockRestore()
  // neither has the quiz a title yet, nor does it say whom it is for
  expect(waiting).toEqual([expect.stringContaining('Masz quiz do rozwiązania')])
  expect([WORDS.title, 'Osoba'].filter((word) => waiting[0]?.includes(word))).toEqual([])
  await forgetPerson(site, teacher.id)
  service.answer(201)
  ahead += 11 * MINUTE
  await until(async () => said().length === 3)
  expect(said()[2]).toMatchObject({ title: 'Masz quiz do rozwiązania', body: '' })
})

test('NOT-01 a device that its service knows no more is forgotten', async () => {
  const teacher = await testPerson(site, 'teacher')
  const { device } = service.browser('gone')
  await allow(teacher, device)
  const before = await rowsOf('push_devices')
  service.answer(410)
  await tellOf(teacher)
  await until(async () => (await rowsOf('push_devices')) === before - 1)
  service.answer(201)
  expect(await site.tools.vault.pushDevices.list(teacher.id)).toEqual([])
})

test('NOT-01 whose login has ended is told nothing on that device; a device belongs to whoever allowed it last', async () => {
  const [first, second] = [await testPerson(site, 'teacher'), await testPerson(site, 'teacher')]
  const { device } = service.browser('shared')
  await allow(first, device)
  await allow(second, device)
  await tellOf(first)
  await allPushed()
  expect(pushedTo(device)).toEqual([])
  await tellOf(second)
  await until(async () => pushedTo(device).length === 1)
  await site.tools.vault.sessions.endAllOf(second.id)
  await tellOf(await testPerson(site, 'teacher'))
  const made = await OWNED['notification.user']?.(site, second)
  expect(made).toBeDefined()
  await allPushed()
  expect(pushedTo(device)).toHaveLength(1)
  await site.tools.vault.sweep()
  expect(await site.tools.vault.pushDevices.list(second.id)).toEqual([])
})

test('NOT-01 an address that is no push service is refused', async () => {
  const person = await testPerson(site)
  const { device } = service.browser('x')
  for (const endpoint of ['https://169.254.169.254/latest', 'http://127.0.0.1:1/push', 'https://evil.example/push']) {
    const answer = await call('/notifications/devices', { ...device, endpoint }, person.headers)
    expect([answer.status, await answer.json()]).toMatchObject([422, { error: { code: 'PUSH_SERVICE_UNKNOWN' } }])
  }
})

test('EVT-10 devices are handed over in the export, and go with the person', async () => {
  const person = await testPerson(site)
  await allow(person, service.browser('export').device)
  expect(await site.tools.vault.pushDevices.list(person.id)).toMatchObject([{ host: new URL(service.origin).host }])
  await forgetPerson(site, person.id)
  expect(await site.tools.vault.pushDevices.list(person.id)).toEqual([])
})

test('NOT-01 without keys push messages are not offered', async () => {
  const bare = await testSite()
  try {
    const person = await testPerson(bare)
    const settings = await fetch(`${bare.url}/api/notifications/settings`, { headers: person.headers })
    expect(await settings.json()).toMatchObject({ data: { push_key: null } })
    const answer = await fetch(`${bare.url}/api/notifications/devices`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...person.headers },
      body: JSON.stringify(service.browser('off').device),
    })
    expect([answer.status, await answer.json()]).toMatchObject([409, { error: { code: 'PUSH_OFF' } }])
  } finally {
    await bare.stop()
  }
})
