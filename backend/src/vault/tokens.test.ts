import { HOUR } from '@kredka/contracts/kernel/durations'
import { type TestVault, testVault } from './testing/test-vault.ts'

let site: TestVault
beforeAll(async () => {
  site = await testVault()
})
afterAll(() => site.drop())

const bound = { subject_id: 'person', email_key: 'abc', data: { next: '/offers' } }
const mint = (purpose: 'signup' | 'password_reset' = 'password_reset') =>
  site.vault.tokens.mint({ purpose, ttl_ms: HOUR, ...bound })

test('ACC-04 a token is kept as a hash and what it is bound to encrypted', async () => {
  const token = await mint()
  expect(token).toMatch(/^[0-9a-f]{40}$/)
  const { rows } = await site.database.pool.query<{ row: string }>('select t::text as row from vault.tokens t')
  const kept = rows.map(({ row }) => row).join()
  expect(kept).not.toContain(token)
  expect(kept).not.toContain(Buffer.from('/offers').toString('hex'))
  expect(await site.vault.tokens.peek('password_reset', ` ${token}\n`)).toEqual(bound)
})

test('ACC-04 a token serves one command, however often that command is repeated', async () => {
  const { tokens } = site.vault
  const token = await mint()
  expect(await tokens.spend('password_reset', token, 'command-1')).toEqual(bound)
  expect(await tokens.spend('password_reset', token, 'command-2')).toBeNull()
  expect(await tokens.peek('password_reset', token)).toBeNull()
  site.clock.advance(2 * HOUR)
  expect(await tokens.spend('password_reset', token, 'command-1')).toEqual(bound)
})

test('ACC-04 of commands that spend one token at once a single one succeeds', async () => {
  const token = await mint()
  const spent = await Promise.all(
    Array.from({ length: 8 }, (_, n) => site.vault.tokens.spend('password_reset', token, `command-${n}`)),
  )
  expect(spent.filter((answer) => answer !== null)).toEqual([bound])
})

test('ACC-04 a token is good for its purpose and its time alone', async () => {
  const { tokens } = site.vault
  const token = await mint('signup')
  expect(await tokens.peek('password_reset', token)).toBeNull()
  expect(await tokens.spend('password_reset', token, 'c')).toBeNull()
  expect(await tokens.peek('signup', 'f'.repeat(40))).toBeNull()
  site.clock.advance(HOUR - 1)
  expect(await tokens.peek('signup', token)).toEqual(bound)
  site.clock.advance(1)
  expect(await tokens.peek('signup', token)).toBeNull()
  expect(await tokens.spend('signup', token, 'c')).toBeNull()
})

test('revoked tokens are useless, those of other purposes stay', async () => {
  const { tokens } = site.vault
  const [reset, signup] = [await mint(), await mint('signup')]
  await tokens.revoke('password_reset', 'person')
  expect(await tokens.peek('password_reset', reset)).toBeNull()
  expect(await tokens.peek('signup', signup)).toEqual(bound)
})
