import { createHash } from 'node:crypto'
import { type TestVault, testVault } from './testing/test-vault.ts'

let site: TestVault
beforeAll(async () => {
  site = await testVault()
})
afterAll(() => site.drop())

const DAY = 24 * 60 * 60_000

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

  test('leave nothing to guess a password by', async () => {
    const fingerprint = createHash('sha256').update('{"password":"Demo-haslo-2026!"}').digest('hex')
    await site.vault.idempotency.keep('visitor:1', 'guess', fingerprint, answer)
    const { rows } = await site.database.pool.query<{ fingerprint: string }>(
      'select fingerprint from vault.idempotency_answers',
    )
    expect(rows.map((row) => row.fingerprint)).not.toContain(fingerprint)
  })
})
