import { createHash } from 'node:crypto'
import type { Clock, Ids, Json } from '@kredka/contracts/kernel/ports'
import type { Sql } from '@kredka/projections/kernel/query'
import { decryptEnvelope, encryptEnvelope } from '../kernel/envelope.ts'
import type { MasterKeys } from './master-key.ts'

/**
 * Section 3 of the specification, what ties a third party's answer to a browser, and what makes a guest's seat in a quiz
 * room somebody's on another device.
 */
export const TOKEN_PURPOSES = [
  'account_deletion',
  'become_teacher',
  'create_google_account',
  'password_reset',
  'request_quiz',
  'room_seat',
  'signup',
  'store_sitemap',
  'subscribe_newsletter',
  'third_party_nonce',
] as const
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number]

/** What a token stands for. */
export interface Bound {
  /** The person, or the request that the token answers. */
  readonly subject_id: string
  /** The vault's `emailKey` of the address that the token was sent to. */
  readonly email_key: string | null
  /** Kept encrypted. */
  readonly data: Json
}

export interface Minted extends Partial<Bound> {
  readonly purpose: TokenPurpose
  readonly subject_id: string
  readonly ttl_ms: number
}

/** One-time tokens (ACC-04): whoever reads the table can neither use one nor see whom it is for. */
export interface Tokens {
  /** @returns the token, 40 hex characters, known to nobody else */
  mint(minted: Minted): Promise<string>
  /** What a token is bound to, unspent. Null when there is none, or it is spent or expired. */
  peek(purpose: TokenPurpose, token: string): Promise<Bound | null>
  /** Spends the token for a command; a repeat with the same command id succeeds again. */
  spend(purpose: TokenPurpose, token: string, commandId: string): Promise<Bound | null>
  /** Makes the subject's unspent tokens of a purpose useless. */
  revoke(purpose: TokenPurpose, subjectId: string): Promise<void>
  removeAllOf(subjectId: string): Promise<void>
}

interface Row {
  readonly subject_id: string
  readonly email_key: string | null
  readonly data: Buffer | null
}

const TOKEN_BYTES = 20
const PLACE = 'token'

export function createTokens(sql: Sql, { envelopes }: MasterKeys, clock: Clock, ids: Ids): Tokens {
  const now = () => new Date(clock.now())
  const toBound = (purpose: TokenPurpose, hash: Buffer, row: Row | undefined): Bound | null =>
    row === undefined
      ? null
      : {
          subject_id: row.subject_id,
          email_key: row.email_key,
          data:
            row.data === null
              ? null
              : JSON.parse(decryptEnvelope(envelopes, row.data, place(purpose, hash)).toString('utf8')),
        }

  return {
    async mint({ purpose, subject_id, email_key = null, data = null, ttl_ms }) {
      const token = ids.secret(TOKEN_BYTES)
      const hash = hashOf(token)
      const envelope = data === null ? null : encryptEnvelope(envelopes, JSON.stringify(data), place(purpose, hash))
      await sql(
        `insert into vault.tokens (token_hash, purpose, subject_id, email_key, data, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [hash, purpose, subject_id, email_key, envelope, now(), new Date(clock.now() + ttl_ms)],
      )
      return token
    },
    async peek(purpose, token) {
      const hash = hashOf(token)
      const rows = await sql<Row>(
        `select subject_id, email_key, data from vault.tokens
         where token_hash = $1 and purpose = $2 and spent_by is null and expires_at > $3`,
        [hash, purpose, now()],
      )
      return toBound(purpose, hash, rows[0])
    },
    async spend(purpose, token, commandId) {
      const hash = hashOf(token)
      const rows = await sql<Row>(
        `update vault.tokens set spent_at = coalesce(spent_at, $4), spent_by = $3
         where token_hash = $1 and purpose = $2 and ((spent_by is null and expires_at > $4) or spent_by = $3)
         returning subject_id, email_key, data`,
        [hash, purpose, commandId, now()],
      )
      return toBound(purpose, hash, rows[0])
    },
    async revoke(purpose, subjectId) {
      await sql('delete from vault.tokens where subject_id = $1 and purpose = $2 and spent_by is null', [
        subjectId,
        purpose,
      ])
    },
    async removeAllOf(subjectId) {
      await sql('delete from vault.tokens where subject_id = $1', [subjectId])
    },
  }
}

/** A token copied out of a mail may bring white space along. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token.trim()).digest()
}

function place(purpose: TokenPurpose, hash: Buffer): readonly string[] {
  return [PLACE, purpose, hash.toString('hex')]
}
