import { randomUUID } from 'node:crypto'
import { checkSession, requestPasswordReset, requestSignup } from '@kredka/contracts/accounts/endpoints'
import { createAvailabilityGroup, listAvailabilityGroups } from '@kredka/contracts/availability/endpoints'
import { requestNewsletter } from '@kredka/contracts/newsletter/endpoints'
import { testBrowser } from '../accounts/testing/browser.ts'
import { register } from '../accounts/testing/register.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { type TestSocket, testSocket } from './testing/sockets.ts'
import { type TestSite, testSite } from './testing/test-site.ts'
import { upToNow } from './testing/up-to-now.ts'

/**
 * What somebody outside can measure by counting (ACC-04, API-09): with every position that the site gives them, before
 * and after.
 */
let site: TestSite
let observer: TestPerson
const open: TestSocket[] = []
beforeAll(async () => {
  site = await testSite()
  observer = await testPerson(site, 'teacher')
})
afterAll(async () => {
  for (const socket of open) socket.close()
  await site.stop()
})

const PASSWORD = 'Jasne-Niebo-7'
const GROUP = { name: 'Popołudnia', entries: [{ type: 'week_day', day: 1, start_time: '16:00', end_time: '20:00' }] }

const get = (path: string, headers: Readonly<Record<string, string>>) => fetch(`${site.url}/api${path}`, { headers })
const post = (path: string, body: unknown, headers: Readonly<Record<string, string>>) =>
  fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Every position that a person gets at this moment: by a command, a query and the socket. */
async function positionsOf({ headers }: Pick<TestPerson, 'headers'>): Promise<readonly string[]> {
  const done = await post(createAvailabilityGroup.path, GROUP, headers)
  const read = await get(listAvailabilityGroups.path, headers)
  const socket = testSocket(site.url, { headers })
  open.push(socket)
  const { position } = await socket.first('ready')
  return [done.headers.get('x-position') ?? '', read.headers.get('x-sent-position') ?? '', position]
}

/** In how many places two words agree, but for the first, which names their form: chance makes it one in 256. */
function alike(one: string, other: string): number {
  const [a, b] = [Buffer.from(one, 'base64url'), Buffer.from(other, 'base64url')]
  return [...a].filter((byte, at) => at > 0 && byte === b[at]).length
}

test.each([
  ['a reset', requestPasswordReset.path],
  ['a sign-up', requestSignup.path],
  ['a newsletter', requestNewsletter.path],
])('ACC-04 API-09 %s tells nobody by its answer how much follows from it', async (_, path) => {
  const { email } = await register(site, PASSWORD)
  const answers = []
  for (const address of [email, `${randomUUID()}@example.com`]) {
    const { status, headers } = await testBrowser(site).post(path, { email: address })
    answers.push({ status, names: [...headers.keys()].toSorted() })
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.names.filter((name) => /position|told/.test(name))).toEqual([])
})

test('API-09 an observer’s positions before and after others’ calls share nothing that could be counted', async () => {
  const { email } = await register(site, PASSWORD)
  const given: string[] = []
  for (const address of [email, `${randomUUID()}@example.com`]) {
    given.push(...(await positionsOf(observer)))
    await testBrowser(site).post(requestPasswordReset.path, { email: address })
    given.push(...(await positionsOf(observer)))
  }
  expect(given.every((word) => word.length > 40)).toBe(true)
  expect(new Set(given.map(({ length }) => length)).size).toBe(1)
  expect(new Set(given).size).toBe(given.length)
  for (const [at, word] of given.entries()) {
    for (const other of given.slice(at + 1)) expect(alike(word, other)).toBeLessThan(12)
  }
  // in the order of the log they are in none
  const sorted = [...given].toSorted()
  expect([sorted, sorted.toReversed()]).not.toContainEqual(given)
})

test('API-09 a position serves the session it was given to; numbers are none, so nobody finds the end of the log by trying', async () => {
  const ask = async (after: string, headers = observer.headers) =>
    (await get(listAvailabilityGroups.path, { ...headers, 'x-after-position': after })).status
  for (const own of await positionsOf(observer)) expect(await ask(own)).toBe(200)
  const other = await testPerson(site, 'teacher')
  for (const others of await positionsOf(other)) expect(await ask(others)).toBe(400)
  const head = await site.store.head()
  for (const guess of ['0', '1', head, 'start']) expect(await ask(guess)).toBe(400)
  // chance puts the few digits of one number into one word in fifty, and never into all of ten
  const words: string[] = []
  while (words.length < 10) words.push((await upToNow(site, observer.headers))['x-after-position'] ?? '')
  expect(words.every((word) => word.includes(head))).toBe(false)
  expect(words.every((word) => Buffer.from(word, 'base64url').includes(head))).toBe(false)
})

test('API-09 visitors are given no position by any call, and staff those of their own session', async () => {
  const read = await get(checkSession.path, {})
  expect([read.status, read.headers.get('x-sent-position')]).toEqual([200, null])
  const admin = await testAdmin(site)
  const told = (await get('/admin/projections', admin.headers)).headers.get('x-sent-position') ?? ''
  expect(told.length).toBeGreaterThan(40)
  const status = async (headers: Readonly<Record<string, string>>, path: string) =>
    (await get(path, { ...headers, 'x-after-position': told })).status
  expect(await status(admin.headers, '/admin/projections')).toBe(200)
  expect(await status(observer.headers, listAvailabilityGroups.path)).toBe(400)
})

test('API-09 who logs in reads on as the session that the answer begins', async () => {
  const { email } = await register(site, PASSWORD)
  const browser = testBrowser(site)
  const { status, headers } = await browser.post('/auth/login', { email, password: PASSWORD })
  const position = headers.get('x-position') ?? ''
  expect([status, position.length > 40]).toEqual([200, true])
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  expect((await get('/current-user/profile', { cookie, 'x-after-position': position })).status).toBe(200)
})

test('OPS-05 what probes tell does not grow with the log', async () => {
  // on a busy machine somebody may be behind for seconds, and is named then
  const probed = async () => {
    const text = await (await fetch(`${site.url}/readyz`)).text()
    return text.includes('"runners":"ok"') && text
  }
  const before = await until(probed)
  await testBrowser(site).post(requestPasswordReset.path, { email: (await register(site, PASSWORD)).email })
  expect(await until(probed)).toBe(before)
})
