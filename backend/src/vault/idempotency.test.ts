import { createHash } from 'node:crypto'
import { DAY } from '@kredka/contracts/kernel/durations'
import { CLAIM_MS } from './claim-renewal.ts'
import type { Claim, IdempotencyAnswers, KeptAnswer } from './idempotency.ts'
import { type TestVault, testVault } from './testing/test-vault.ts'

let site: TestVault
let other: IdempotencyAnswers
beforeAll(async () => {
  site = await testVault()
  other = (await site.again()).idempotency
})
afterAll(() => site.drop())

const UNDER_WAY = { kind: 'under_way' }
const OTHER_REQUEST = { kind: 'other_request' }

async function claimed(scope: string, key: string, fingerprint: string): Promise<Claim> {
  const claim = await site.vault.idempotency.claim(scope, key, fingerprint)
  if (claim.kind !== 'claimed') throw new Error(`the call is ${claim.kind}`)
  return claim
}

async function kept(scope: string, key: string, fingerprint: string, answer: KeptAnswer): Promise<void> {
  await site.vault.idempotency.keep(await claimed(scope, key, fingerprint), answer)
}

describe('API-10 calls with an idempotency key', () => {
  const answer = { status: 200, body: '{"data":{"email":"ania@example.pl"}}', position: '7' }

  test('are answered again for 24 h to the same caller with the same request', async () => {
    await kept('user:1', 'k', 'f1', answer)
    expect(await other.claim('user:1', 'k', 'f1')).toEqual({ kind: 'answered', answer })
    expect(await other.claim('user:1', 'k', 'f2')).toEqual(OTHER_REQUEST)
    expect(await other.claim('user:2', 'k', 'f1')).toMatchObject({ kind: 'claimed', is_first: true })
    site.clock.advance(DAY)
    expect(await claimed('user:1', 'k', 'f2')).toMatchObject({ is_first: true })
    expect(await other.claim('user:1', 'k', 'f1')).toEqual(OTHER_REQUEST)
  })

  test('are had by one of many who ask at once; another request is refused while the first is under way', async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 ? other : site.vault.idempotency).claim('user:5', 'k', 'f')),
    )
    expect(all.filter(({ kind }) => kind === 'claimed')).toHaveLength(1)
    expect(all.filter(({ kind }) => kind === 'under_way')).toHaveLength(9)
    expect(await other.claim('user:5', 'k', 'g')).toEqual(OTHER_REQUEST)
  })

  test('whose process died are taken over by the same request alone; what the dead one still says counts no more', async () => {
    const dead = await claimed('user:6', 'k', 'f')
    site.clock.advance(CLAIM_MS - 1)
    expect(await other.claim('user:6', 'k', 'f')).toEqual(UNDER_WAY)
    site.clock.advance(1)
    expect(await other.claim('user:6', 'k', 'g')).toEqual(OTHER_REQUEST)
    expect(await other.claim('user:6', 'k', 'f')).toMatchObject({ kind: 'claimed', is_first: false })
    await site.vault.idempotency.keep(dead, answer)
    expect(await other.claim('user:6', 'k', 'f')).toEqual(UNDER_WAY)
  })

  test('that were given up are tried anew, by the same request alone', async () => {
    await site.vault.idempotency.release(await claimed('user:7', 'k', 'f'))
    expect(await other.claim('user:7', 'k', 'g')).toEqual(OTHER_REQUEST)
    expect(await other.claim('user:7', 'k', 'f')).toMatchObject({ kind: 'claimed', is_first: false })
  })

  test('lie encrypted', async () => {
    await kept('user:3', 'key-of-3', 'f', answer)
    const { rows } = await site.database.pool.query<{ row: string }>(
      'select t::text as row from vault.idempotency_answers t',
    )
    expect(rows.map(({ row }) => row).join()).not.toMatch(
      new RegExp(`user:3|key-of-3|${Buffer.from('ania').toString('hex')}`),
    )
  })

  test('leave nothing to guess a password by', async () => {
    const fingerprint = createHash('sha256').update('{"password":"Demo-haslo-2026!"}').digest('hex')
    await kept('visitor:1', 'guess', fingerprint, answer)
    const { rows } = await site.database.pool.query<{ fingerprint: string }>(
      'select fingerprint from vault.idempotency_answers',
    )
    expect(rows.map((row) => row.fingerprint)).not.toContain(fingerprint)
  })
})
