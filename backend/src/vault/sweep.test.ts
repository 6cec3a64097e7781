import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { type TestVault, testVault } from './testing/test-vault.ts'

let site: TestVault
beforeAll(async () => {
  site = await testVault()
})
afterAll(() => site.drop())

test('what is out of date is swept, the rest stays', async () => {
  const { vault, clock } = site
  await vault.idempotency.claim('user:1', 'k', 'f')
  await vault.loginLimits.count('10.0.0.1', 'ania@example.pl')
  await vault.tokens.mint({ purpose: 'signup', subject_id: 's', ttl_ms: HOUR })
  await vault.sessions.begin({ user_id: 'sleeper', user_agent: 'x' })
  clock.advance(10 * DAY)
  const { refresh_token } = await vault.sessions.begin({ user_id: 'awake', user_agent: 'x' })
  clock.advance(6 * DAY)
  const token = await vault.tokens.mint({ purpose: 'signup', subject_id: 's', ttl_ms: HOUR })
  expect(await vault.sweep()).toEqual({
    tokens: 1,
    refresh_tokens: 1,
    sessions: 1,
    admin_sessions: 0,
    half_logins: 0,
    impersonations: 0,
    second_factors: 0,
    push_devices: 0,
    push_messages: 0,
    idempotency_answers: 1,
    login_limits: 2,
    error_log: 0,
    error_days: 0,
    day_limits: 0,
    raw_counters: 0,
  })
  expect(await vault.tokens.peek('signup', token)).not.toBeNull()
  expect(await vault.sessions.refresh(refresh_token)).toMatchObject({ user_id: 'awake' })
  expect(Object.values(await vault.sweep()).every((rows) => rows === 0)).toBe(true)
})
