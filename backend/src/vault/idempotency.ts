import type { Clock, Position } from '@kredka/contracts/kernel/ports'
import type { Sql } from '@kredka/projections/kernel/query'
import { closeBox, openBox } from '../kernel/box.ts'
import { blind, type MasterKeys } from './master-key.ts'

export interface KeptAnswer {
  readonly status: number
  /** The JSON text of the body. */
  readonly body: string
  readonly position: Position | null
}

/** First answers of calls that carried an `Idempotency-Key`, for 24 h (API-10). */
export interface IdempotencyAnswers {
  /** @param scope who calls @param fingerprint of command, parameters and body */
  find(scope: string, key: string, fingerprint: string): Promise<KeptAnswer | 'other-request' | null>
  /** The first answer stays: a later one of the same call changes nothing. */
  keep(scope: string, key: string, fingerprint: string, answer: KeptAnswer): Promise<void>
  /** Those of a person's calls (EVT-10). */
  removeAllOf(userId: string): Promise<void>
}

export const ANSWER_MS = 24 * 60 * 60_000
const PLACE = 'answer'
/** How the scope of a person's calls begins; visitors' are of nobody. */
const USER = 'user:'

interface Row {
  readonly fingerprint: string
  readonly status: number
  readonly body: Buffer
  readonly position: string | null
}

export function createIdempotencyAnswers(sql: Sql, keys: MasterKeys, clock: Clock): IdempotencyAnswers {
  const callOf = (scope: string, key: string) => blind(keys, PLACE, scope, key)
  // a body may hold a password: whoever reads the table must not be able to try guesses against its hash
  const blinded = (fingerprint: string) => blind(keys, 'fingerprint', fingerprint).toString('hex')

  return {
    async find(scope, key, fingerprint) {
      const call = callOf(scope, key)
      const [row] = await sql<Row>(
        `select fingerprint, status, body, position from vault.idempotency_answers
         where call_hash = $1 and expires_at > $2`,
        [call, new Date(clock.now())],
      )
      if (row === undefined) return null
      if (row.fingerprint !== blinded(fingerprint)) return 'other-request'
      const body = openBox(keys.boxes, row.body, [PLACE, call.toString('hex')]).toString('utf8')
      return { status: row.status, body, position: row.position }
    },
    async keep(scope, key, fingerprint, { status, body, position }) {
      const call = callOf(scope, key)
      await sql(
        `insert into vault.idempotency_answers as kept (call_hash, fingerprint, status, body, position, expires_at, user_id)
         values ($1, $2, $3, $4, $5, $6, $8)
         on conflict (call_hash) do update
         set fingerprint = excluded.fingerprint, status = excluded.status, body = excluded.body,
             position = excluded.position, expires_at = excluded.expires_at, user_id = excluded.user_id
         where kept.expires_at <= $7`,
        [
          call,
          blinded(fingerprint),
          status,
          closeBox(keys.boxes, body, [PLACE, call.toString('hex')]),
          position,
          new Date(clock.now() + ANSWER_MS),
          new Date(clock.now()),
          scope.startsWith(USER) ? scope.slice(USER.length) : null,
        ],
      )
    },
    async removeAllOf(userId) {
      await sql('delete from vault.idempotency_answers where user_id = $1', [userId])
    },
  }
}
