import { createFixedClock, type FixedClock } from '../kernel/testing/fixed-clock.ts'
import { type TestSite, testSite } from '../processes/testing/test-site.ts'
import { type Answered, testBrowser } from './testing/browser.ts'
import { register } from './testing/register.ts'

const PASSWORD = 'Jasne-Niebo-7'
const OWNER = '10.0.0.1'
const STRANGER = '10.6.6.6'

let clock: FixedClock
let site: TestSite
beforeAll(async () => {
  clock = createFixedClock()
  const env = { TRUST_PROXY: '1', LIMIT_LOGIN_PER_ACCOUNT: '3', LIMIT_LOGIN_PER_ADDRESS: '8' }
  site = await testSite({ clock, env })
})
afterAll(() => site.stop())

const post = (path: string, body: unknown, ip: string) => testBrowser(site, ip).post(path, body)
let nth = 0

const waitOf = ({ status, headers }: Answered) => [status, headers.get('retry-after')]

async function wrongLogins(email: string, ip: string, times: number): Promise<readonly Answered[]> {
  const answers: Answered[] = []
  for (let n = 0; n < times; n += 1) answers.push(await post('/auth/login', { email, password: 'Zle-haslo-1' }, ip))
  return answers
}

test('ACC-10 tries at one account from one address slow down, twice as long each time', async () => {
  const { email } = await register(site, PASSWORD)
  const statuses = (await wrongLogins(email, '10.1.0.1', 4)).map(({ status }) => status)
  expect(statuses).toEqual([401, 401, 401, 429])
  expect(waitOf(await post('/auth/login', { email, password: PASSWORD }, '10.1.0.1'))).toEqual([429, '2'])
  clock.advance(2_000)
  expect((await wrongLogins(email, '10.1.0.1', 1))[0]?.status).toBe(401)
  const slowed = await post('/auth/login', { email, password: PASSWORD }, '10.1.0.1')
  expect([...waitOf(slowed), slowed.code]).toEqual([429, '4', 'TOO_MANY_REQUESTS'])
  clock.advance(4_000)
  expect((await post('/auth/login', { email, password: PASSWORD }, '10.1.0.1')).status).toBe(200)
})

test('ACC-10 nobody is locked out by a stranger, and the owner is mailed', async () => {
  const { email, user_id } = await register(site, PASSWORD)
  expect((await post('/auth/login', { email, password: PASSWORD }, OWNER)).status).toBe(200)
  let failures = 0
  for (let address = 1; failures < 12; address += 1) {
    failures += (await wrongLogins(email, `10.66.0.${address}`, 3)).filter(({ code }) => code !== null).length
  }
  expect((await wrongLogins(email, '10.66.0.1', 1))[0]?.status).toBe(429)
  expect((await post('/auth/login', { email, password: PASSWORD }, OWNER)).status).toBe(200)
  const events = await site.tools.streams.read(`account-${user_id}`)
  expect(events.filter(({ type }) => type === 'LoginsFailed').map(({ data }) => data['failures'])).toEqual([10])
})

test.each([
  ['an account', true],
  ['an address without one', false],
])(
  'ACC-10 the password of %s is guessed from many addresses ever more slowly, never at the owner’s cost',
  async (_, isAccount) => {
    const { email } = isAccount ? await register(site, PASSWORD) : { email: `nobody-${nth}@example.com` }
    const tried: (string | number | null)[] = []
    for (let n = 0; n < 15; n += 1) {
      const [status = 0, wait = null] = waitOf(
        (await wrongLogins(email, `10.77.${Number(isAccount)}.${n}`, 1))[0] as Answered,
      )
      tried.push(wait === null ? status : wait)
    }
    expect(tried).toEqual([...Array(10).fill(401), '2', '2', '2', '2', '2'])
    const elsewhere = `10.78.${Number(isAccount)}.1`
    const [status, wait] = waitOf(await post('/auth/login', { email, password: PASSWORD }, elsewhere))
    expect([status, wait]).toEqual([429, '2'])
    clock.advance(2_000)
    // strangers who go on trying meanwhile take nobody's turn
    await wrongLogins(email, '10.77.9.9', 1)
    expect((await post('/auth/login', { email, password: PASSWORD }, elsewhere)).status).toBe(isAccount ? 200 : 401)
    if (isAccount) expect((await wrongLogins(email, elsewhere, 1))[0]?.status).toBe(401)
  },
)

test('ACC-10 each further address waits longer before its first try, a minute at most', async () => {
  const { email } = await register(site, PASSWORD)
  const waits: unknown[] = []
  for (let n = 0; n < 17; n += 1) {
    const ip = `10.79.0.${n}`
    const [first] = await wrongLogins(email, ip, 1)
    if (first?.status !== 429) continue
    waits.push(first.headers.get('retry-after'))
    clock.advance(64_000)
    expect((await wrongLogins(email, ip, 1))[0]?.status).toBe(401)
  }
  expect(waits).toEqual(['2', '4', '8', '16', '32', '64', '64'])
})

test.each([
  ['/auth/request-password-reset', 'passwordreset'],
  ['/auth/request-signup', 'signup'],
])(
  'ACC-04 %s from many addresses mails one inbox a few times, and answers alike whoever is asked for',
  async (path, category) => {
    const asked = async (email: string) => {
      const before = await requestsOf(category)
      const answers: unknown[] = []
      for (let n = 0; n < 30; n += 1) {
        const { status, data, code } = await post(path, { email }, `10.80.${nth}.${n}`)
        answers.push([status, data, code])
      }
      nth += 1
      return { answers, events: (await requestsOf(category)) - before }
    }
    const { email } = await register(site, PASSWORD)
    const known = await asked(email)
    expect(known).toEqual({ answers: Array(30).fill([200, {}, null]), events: 3 })
    expect(await asked(`nobody-${nth}@example.com`)).toEqual(known)
    clock.advance(60_000)
    expect((await asked(email)).events).toBe(1)
  },
)

async function requestsOf(category: string): Promise<number> {
  const { rows } = await site.database.pool.query<{ n: number }>(
    'select count(*)::int as n from event_store.events where stream like $1',
    [`${category}-%`],
  )
  return rows[0]?.n ?? 0
}

test('ACC-10 whoever sits at somebody’s open browser cannot try passwords without end', async () => {
  const { email } = await register(site, PASSWORD)
  const browser = testBrowser(site, '10.4.0.1')
  expect((await browser.post('/auth/login', { email, password: PASSWORD })).status).toBe(200)
  const guess = (password: string) => browser.post('/current-user/export', { password })
  for (let n = 0; n < 3; n += 1) expect((await guess('Zle-haslo-1')).code).toBe('WRONG_PASSWORD')
  expect(waitOf(await guess(PASSWORD))).toEqual([429, '2'])
  clock.advance(2_000)
  expect((await guess(PASSWORD)).status).toBe(200)
  expect((await guess('Zle-haslo-1')).code).toBe('WRONG_PASSWORD')
})

test.each([
  ['/auth/request-signup', {}],
  ['/auth/request-password-reset', {}],
  ['/auth/confirm-signup', { password: PASSWORD, name: 'Ola', token: 'a'.repeat(40) }],
  ['/auth/confirm-password-reset', { password: PASSWORD, token: 'a'.repeat(40) }],
  ['/auth/confirm-google-account', { token: 'a'.repeat(40) }],
])('ACC-10 %s is limited for an address and account like a login', async (path, rest) => {
  const email = `limits${path.replaceAll('/', '.')}@example.com`
  nth += 1
  const ip = `10.2.0.${nth}`
  for (let n = 0; n < 3; n += 1) expect((await post(path, { email, ...rest }, ip)).status).not.toBe(429)
  expect((await post(path, { email, ...rest }, ip)).status).toBe(429)
  expect((await post(path, { email, ...rest }, `10.3.0.${nth}`)).status).not.toBe(429)
})

test('ACC-10 an address that tries account after account, or token after token, is slowed down as well', async () => {
  for (let n = 0; n < 8; n += 1) expect((await wrongLogins(`nobody${n}@example.com`, STRANGER, 1))[0]?.status).toBe(401)
  expect((await wrongLogins('one-more@example.com', STRANGER, 1))[0]?.status).toBe(429)
  const token = 'a'.repeat(40)
  expect((await post('/auth/verify-google-token', { token }, STRANGER)).status).toBe(429)
  expect((await post('/auth/verify-facebook-token', { token }, OWNER)).status).toBe(404)
})
