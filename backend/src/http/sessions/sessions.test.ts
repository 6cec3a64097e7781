import { MINUTE } from '@kredka/contracts/kernel/durations'
import { createFixedClock } from '../../kernel/testing/fixed-clock.ts'
import { createAccessTokens } from './access-token.ts'
import { cookieNames, createSessionCookies } from './cookies.ts'

const KEY = new Uint8Array(32).fill(1)
const CLAIMS = { user_id: '01user', session_id: '01session' }

test('ACC-02 an access token is good for 15 minutes, and expired is told from invalid', async () => {
  const clock = createFixedClock()
  const tokens = createAccessTokens(KEY, clock)
  const token = await tokens.sign(CLAIMS)
  const elsewhere = createAccessTokens(KEY, clock)
  clock.advance(15 * MINUTE - 1_000)
  expect(await tokens.read(token)).toEqual(CLAIMS)
  clock.advance(1_000)
  // known to the one process, seen for the first time by the other
  expect([await tokens.read(token), await elsewhere.read(token)]).toEqual(['expired', 'expired'])
  expect(await tokens.read(`${token}x`)).toBe('invalid')
  expect(await tokens.read('')).toBe('invalid')
})

test('ACC-02 a token of another key, of no key or of another kind is invalid', async () => {
  const clock = createFixedClock()
  const tokens = createAccessTokens(KEY, clock)
  expect(await tokens.read(await createAccessTokens(new Uint8Array(32).fill(2), clock).sign(CLAIMS))).toBe('invalid')
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const unsigned = `${part({ alg: 'none' })}.${part({ sub: 'x', sid: 'y', exp: 9e9, iss: 'kredka' })}.`
  expect(await tokens.read(unsigned)).toBe('invalid')
})

test('ACC-02 a token holds user and session and nothing else of the person', async () => {
  const token = await createAccessTokens(KEY, createFixedClock()).sign(CLAIMS)
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
  expect(Object.keys(payload).toSorted()).toEqual(['exp', 'iat', 'iss', 'sid', 'sub'])
})

test('ACC-02 over https the cookies carry the prefixes that browsers enforce, and narrow paths', async () => {
  const tokens = createAccessTokens(KEY, createFixedClock())
  const cookies = createSessionCookies(cookieNames(true), '/api', tokens)
  const issued = await cookies.issue({ ...CLAIMS, refresh_token: 'r', refresh_max_age_s: 100 })
  expect(issued.expires_in).toBe(900)
  expect(issued.cookies).toEqual([
    { name: '__Host-kredka_access', value: issued.token, max_age_s: 100, path: '/' },
    { name: '__Secure-kredka_refresh', value: 'r', max_age_s: 100, path: '/api/auth' },
  ])
  expect(cookies.issueAdmin('s', 60)).toEqual([
    { name: '__Secure-kredka_admin', value: 's', max_age_s: 60, path: '/api/admin' },
  ])
  expect(cookies.clear().every(({ value }) => value === null)).toBe(true)
})
