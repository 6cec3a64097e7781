import { ADDRESS_RULE, PAIR_RULE, waitAfter } from './login-limits.ts'
import { createPasswords } from './passwords.ts'
import { sweepCredentials } from './sweep.ts'
import { type TestVault, testVault } from './testing/test-vault.ts'

let site: TestVault
beforeAll(async () => {
  site = await testVault()
})
afterAll(() => site.drop())

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

describe('API-10 answers to calls with an idempotency key', () => {
  const answer = { status: 200, body: '{"data":{"email":"ania@example.pl"}}', position: '7' }

  test('are given again for 24 h to the same caller with the same request', async () => {
    const { idempotency } = site.vault
    expect(await idempotency.find('user:1', 'k', 'f1')).toBeNull()
    await idempotency.keep('user:1', 'k', 'f1', answer)
    await idempotency.keep('user:1', 'k', 'f2', { status: 409, body: '{}', position: null })
    expect(await idempotency.find('user:1', 'k', 'f1')).toEqual(answer)
    expect(await idempotency.find('user:1', 'k', 'f2')).toBe('other-request')
    expect(await idempotency.find('user:2', 'k', 'f1')).toBeNull()
    site.clock.advance(DAY)
    expect(await idempotency.find('user:1', 'k', 'f1')).toBeNull()
    await idempotency.keep('user:1', 'k', 'f2', { status: 409, body: '{}', position: null })
    expect(await idempotency.find('user:1', 'k', 'f2')).toEqual({ status: 409, body: '{}', position: null })
  })

  test('lie encrypted', async () => {
    await site.vault.idempotency.keep('user:3', 'key-of-3', 'f', answer)
    const { rows } = await site.database.pool.query<{ row: string }>(
      'select t::text as row from vault.idempotency_answers t',
    )
    expect(rows.map(({ row }) => row).join()).not.toMatch(
      new RegExp(`user:3|key-of-3|${Buffer.from('ania').toString('hex')}`),
    )
  })
})

describe('ACC-10 limits of logging in', () => {
  test('waits grow after the free tries, a try that comes too early is refused and not counted', async () => {
    const { loginLimits } = site.vault
    const count = () => loginLimits.count('10.0.0.1', 'ania@example.pl')
    for (let n = 0; n < PAIR_RULE.free; n += 1) expect(await count()).toBe(0)
    expect(await count()).toBe(2)
    site.clock.advance(1_500)
    expect(await count()).toBe(1)
    site.clock.advance(500)
    expect(await count()).toBe(0)
    expect(await count()).toBe(4)
    expect(waitAfter(100, PAIR_RULE)).toBe(PAIR_RULE.longest_wait_ms)
  })

  test('a stranger locks nobody out: the account is free from another address', async () => {
    const { loginLimits } = site.vault
    for (let n = 0; n < 20; n += 1) await loginLimits.count('10.6.6.6', 'bert@example.pl')
    expect(await loginLimits.count('10.6.6.6', 'bert@example.pl')).toBeGreaterThan(0)
    expect(await loginLimits.count('10.0.0.2', ' Bert@Example.pl')).toBe(0)
  })

  test('an address that tries account after account is slowed down as well', async () => {
    const { loginLimits } = site.vault
    for (let n = 0; n < ADDRESS_RULE.free; n += 1) expect(await loginLimits.count('10.7.7.7', `user-${n}`)).toBe(0)
    expect(await loginLimits.count('10.7.7.7', 'one-more')).toBeGreaterThan(0)
    expect(await loginLimits.count('10.7.7.7', null)).toBeGreaterThan(0)
  })

  test('tries at the same moment are counted one by one', async () => {
    const waits = await Promise.all(Array.from({ length: 9 }, () => site.vault.loginLimits.count('10.8.8.8', 'eve')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(PAIR_RULE.free)
  })

  test('a success and an hour of rest begin anew; failures in a row are counted over all addresses', async () => {
    const { loginLimits } = site.vault
    for (let n = 0; n < 6; n += 1) await loginLimits.count('10.9.9.9', 'zoe')
    expect(await loginLimits.failed('zoe')).toBe(1)
    expect(await loginLimits.failed(' ZOE ')).toBe(2)
    expect(await loginLimits.count('10.9.9.9', 'zoe')).toBeGreaterThan(0)
    await loginLimits.succeeded('10.9.9.9', 'zoe')
    expect(await loginLimits.count('10.9.9.9', 'zoe')).toBe(0)
    expect(await loginLimits.failed('zoe')).toBe(1)
    for (let n = 0; n < 6; n += 1) await loginLimits.count('10.9.9.9', 'zoe')
    site.clock.advance(PAIR_RULE.forget_ms)
    for (let n = 0; n < PAIR_RULE.free; n += 1) expect(await loginLimits.count('10.9.9.9', 'zoe')).toBe(0)
  })

  test('rows name neither account nor address', async () => {
    const { rows } = await site.database.pool.query<{ row: string }>('select t::text as row from vault.login_limits t')
    expect(rows.map(({ row }) => row).join()).not.toMatch(/zoe|10\.9/)
  })
})

describe('ACC-10 passwords', () => {
  const passwords = createPasswords(2)

  test('are hashed with argon2id', async () => {
    const hash = await passwords.hash('Tajne-haslo-1')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.verifyOrDummy(hash, 'Tajne-haslo-1')).toBe(true)
    expect(await passwords.verifyOrDummy(hash, 'Tajne-haslo-2')).toBe(false)
  })

  test('ACC-04 without an account the same work is done and the answer is no', async () => {
    expect(await passwords.verifyOrDummy(null, 'Tajne-haslo-1')).toBe(false)
  })

  test('more at once than allowed wait their turn and all succeed', async () => {
    const hashes = await Promise.all(Array.from({ length: 6 }, (_, n) => passwords.hash(`haslo-${n}`)))
    expect(new Set(hashes).size).toBe(6)
  })
})

test('a changed password replaces the credential; what a crash left behind is swept', async () => {
  const { credentials } = site.vault
  await credentials.put({ credential_id: 'old', user_id: 'u', hash: 'h1' })
  await credentials.put({ credential_id: 'new', user_id: 'u', hash: 'h2' })
  await credentials.put({ credential_id: 'new', user_id: 'u', hash: 'h3' })
  expect(await credentials.find('new')).toEqual({
    credential_id: 'new',
    user_id: 'u',
    hash: 'h2',
    changed_at: site.clock.iso(),
  })
  await credentials.keepOnly('u', 'new')
  expect(await credentials.find('old')).toBeNull()

  await credentials.put({ credential_id: 'left', user_id: 'u', hash: 'h4' })
  const named = async (userId: string) => (userId === 'u' ? 'new' : null)
  expect(await sweepCredentials(credentials, site.clock.now(), named)).toBe(0)
  site.clock.advance(2 * HOUR)
  expect(await sweepCredentials(credentials, site.clock.now(), named)).toBe(1)
  expect(await credentials.find('left')).toBeNull()
  expect(await credentials.find('new')).not.toBeNull()
})

test('ADM-01 admins have names of their own, upper and lower case alike', async () => {
  const { admins } = site.vault
  expect(await admins.put({ admin_id: 'a1', name: 'Szefowa', hash: 'h1' })).toBe(true)
  expect(await admins.put({ admin_id: 'a2', name: 'szefowa', hash: 'h2' })).toBe(false)
  expect(await admins.put({ admin_id: 'a1', name: 'Szefowa', hash: 'h3' })).toBe(true)
  expect(await admins.byName(' SZEFOWA ')).toEqual({ admin_id: 'a1', name: 'Szefowa', hash: 'h3' })
  expect(await admins.find('a2')).toBeNull()
  expect(await admins.count()).toBe(1)
})

describe('error log', () => {
  const fault = (message: string) => {
    const error = new TypeError(message)
    error.stack = `TypeError: ${message}\n    at offers (offers.ts:1:1)`
    return { source: 'endpoint' as const, error, where: 'offers.submit', correlation_id: 'c1' }
  }

  test('equal faults are one entry, which is new again when it comes back', async () => {
    const { errorLog } = site.vault
    for (let n = 0; n < 5; n += 1) errorLog.note(fault(`no row for ania${n}@example.pl`))
    await errorLog.flush()
    const [entry] = await errorLog.list({ limit: 10 })
    expect(entry).toMatchObject({
      source: 'endpoint',
      state: 'new',
      place: 'offers.submit',
      name: 'TypeError',
      times: 5,
    })
    expect(entry?.message).toBe('no row for [e-mail]')
    expect(await errorLog.resolve(entry?.error_id ?? '', 'admin-1')).toBe(true)
    expect(await errorLog.list({ limit: 10, state: 'new' })).toEqual([])
    errorLog.note(fault('again'))
    await errorLog.flush()
    expect(await errorLog.list({ limit: 10, state: 'new' })).toMatchObject([{ times: 6, resolved_by: null }])
    expect(await errorLog.resolve('unknown', 'admin-1')).toBe(false)
  })

  test('what is no error, too long, or no text for Postgres is kept all the same', async () => {
    const { errorLog } = site.vault
    errorLog.note({ source: 'unhandled-rejection', error: 'just text', where: 'site', correlation_id: null })
    await errorLog.flush()
    expect(await errorLog.list({ limit: 1, source: 'unhandled-rejection' })).toMatchObject([{ message: 'just text' }])
    errorLog.note({ source: 'cron', error: `\u0000${'x'.repeat(9_000)}`, where: 'site', correlation_id: null })
    await errorLog.flush()
    expect(await errorLog.list({ limit: 1, source: 'cron' })).toHaveLength(1)
  })
})

test('EVT-01 a visitor counts once a day for a thing, and the day leaves as totals', async () => {
  const { counters } = site.vault
  for (const visitor of ['a', 'a', 'b']) await counters.count('offer views', '2027-03-01', 'offer-1', visitor)
  await counters.count('offer views', '2027-03-01', 'offer-2', 'a')
  await counters.count('offer views', '2027-03-02', 'offer-1', 'a')
  await counters.count('page views', '2027-03-01', 'home', 'a')
  expect(await counters.daysBefore('offer views', '2027-03-02')).toEqual(['2027-03-01'])
  expect(await counters.totals('offer views', '2027-03-01')).toEqual([
    { thing: 'offer-1', total: 2 },
    { thing: 'offer-2', total: 1 },
  ])
  await counters.drop('offer views', '2027-03-01')
  expect(await counters.daysBefore('offer views', '2027-03-03')).toEqual(['2027-03-02'])
})

test('what is out of date is swept, the rest stays', async () => {
  const { vault, clock } = site
  await vault.tokens.mint({ purpose: 'signup', subject_id: 's', ttl_ms: HOUR })
  await vault.sessions.begin({ user_id: 'sleeper', user_agent: 'x' })
  clock.advance(10 * DAY)
  const { refresh_token } = await vault.sessions.begin({ user_id: 'awake', user_agent: 'x' })
  clock.advance(6 * DAY)
  const token = await vault.tokens.mint({ purpose: 'signup', subject_id: 's', ttl_ms: HOUR })
  const swept = await vault.sweep()
  expect(swept).toMatchObject({ tokens: 1, sessions: 1, refresh_tokens: 1, error_log: 0 })
  expect(swept['idempotency_answers']).toBeGreaterThan(0)
  expect(swept['login_limits']).toBeGreaterThan(0)
  expect(await vault.tokens.peek('signup', token)).not.toBeNull()
  expect(await vault.sessions.refresh(refresh_token)).toMatchObject({ user_id: 'awake' })
  expect(Object.values(await vault.sweep()).every((rows) => rows === 0)).toBe(true)
})
