import { createLoginLimits, LOGIN_RULES, loginRules, waitAfter } from './login-limits.ts'
import { masterKeys } from './master-key.ts'
import { TEST_MASTER_KEY, type TestVault, testVault } from './testing/test-vault.ts'

const { pair: PAIR_RULE, address: ADDRESS_RULE } = LOGIN_RULES

let site: TestVault
beforeAll(async () => {
  site = await testVault()
})
afterAll(() => site.drop())

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

  test('a free try never waits for one that looked at the clock a moment later', async () => {
    const { loginLimits } = site.vault
    expect(await loginLimits.countCode('frank')).toBe(0)
    site.clock.advance(-5)
    expect(await loginLimits.countCode('frank')).toBe(0)
    site.clock.advance(5)
  })

  test('ADM-08 codes of one account are free ten times, then each waits longer; a right one begins anew', async () => {
    const { loginLimits } = site.vault
    for (let n = 0; n < 10; n += 1) expect(await loginLimits.countCode('greta')).toBe(0)
    expect(await loginLimits.countCode('Greta')).toBe(30)
    site.clock.advance(30_000)
    expect(await loginLimits.countCode('greta')).toBe(0)
    expect(await loginLimits.countCode('greta')).toBe(60)
    await loginLimits.clearCodes('greta')
    expect(await loginLimits.countCode('greta')).toBe(0)
  })

  test('a token and a password tried at the same moment wait for each other at most in turn', async () => {
    const { database, clock } = site
    const guarded = createLoginLimits(database.pool, masterKeys(TEST_MASTER_KEY), clock, loginRules(5, 50, 900, 0))
    for (let n = 0; n < 20; n += 1) {
      const ways = ['password', 'token', 'password', 'token', 'password', 'token'] as const
      const waits = await Promise.all(ways.map((tried) => guarded.count(`10.20.0.${n}`, `ala-${n}`, tried)))
      expect(waits).toHaveLength(ways.length)
    }
  })

  test('a success and an hour of rest begin anew; failures in a row are counted over all addresses', async () => {
    const { loginLimits } = site.vault
    for (let n = 0; n < 6; n += 1) await loginLimits.count('10.9.9.9', 'zoe')
    expect(await loginLimits.countFailure('zoe')).toBe(1)
    expect(await loginLimits.countFailure(' ZOE ')).toBe(2)
    expect(await loginLimits.count('10.9.9.9', 'zoe')).toBeGreaterThan(0)
    await loginLimits.clearFailures('10.9.9.9', 'zoe')
    expect(await loginLimits.count('10.9.9.9', 'zoe')).toBe(0)
    expect(await loginLimits.countFailure('zoe')).toBe(1)
    for (let n = 0; n < 6; n += 1) await loginLimits.count('10.9.9.9', 'zoe')
    site.clock.advance(PAIR_RULE.forget_ms)
    for (let n = 0; n < PAIR_RULE.free; n += 1) expect(await loginLimits.count('10.9.9.9', 'zoe')).toBe(0)
  })

  test('an address is the same in all its spellings, and an IPv6 household counts as one', async () => {
    const { loginLimits } = site.vault
    for (let n = 0; n < 6; n += 1) await loginLimits.count('::ffff:10.1.1.1', 'ola')
    expect(await loginLimits.count('10.1.1.1', 'ola')).toBeGreaterThan(0)
    await loginLimits.clearFailures('10.1.1.1', 'ola')
    expect(await loginLimits.count('::ffff:10.1.1.1', 'ola')).toBe(0)
    for (let n = 0; n < 6; n += 1) await loginLimits.count(`2001:db8:1:2::${n}`, 'ola')
    expect(await loginLimits.count('2001:db8:1:2:9::1', 'ola')).toBeGreaterThan(0)
    expect(await loginLimits.count('2001:db8:1:3::1', 'ola')).toBe(0)
  })

  test('the limits are configuration; nothing is forgotten while somebody waits', () => {
    const rules = loginRules(3, 10, 7_200)
    expect([rules.pair.free, rules.address.free]).toEqual([3, 10])
    expect(waitAfter(100, rules.pair)).toBe(7_200_000)
    expect(waitAfter(100, rules.address)).toBe(2_400_000)
    for (const rule of [rules.pair, rules.address]) expect(rule.forget_ms).toBeGreaterThan(rule.longest_wait_ms)
  })

  test('from where an account was entered is remembered for a month, and goes with its person', async () => {
    const { loginLimits } = site.vault
    const places = async () => {
      const sql = 'select count(*)::int as n from vault.login_limits where account is not null and forgotten_at > $1'
      const { rows } = await site.database.pool.query<{ n: number }>(sql, [new Date(site.clock.now())])
      return rows[0]?.n
    }
    const before = (await places()) ?? 0
    await loginLimits.trustAddress('10.12.0.1', 'iga@example.pl')
    await loginLimits.trustAddress('10.12.0.2', 'Iga@example.pl')
    expect(await places()).toBe(before + 2)
    await loginLimits.forget('iga@example.pl')
    expect(await places()).toBe(before)
  })

  test('rows name neither account nor address', async () => {
    const { rows } = await site.database.pool.query<{ row: string }>('select t::text as row from vault.login_limits t')
    expect(rows.map(({ row }) => row).join()).not.toMatch(/zoe|10\.9/)
  })
})
