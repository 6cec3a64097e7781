import { DAY } from '@kredka/contracts/kernel/durations'
import type { Clock, Ids, Position } from '@kredka/contracts/kernel/ports'
import type { Sql } from '@kredka/projections/kernel/query'
import { ASYNC_COMMIT, type Queryable } from '@kredka/projections/postgres/postgres'
import { decryptEnvelope, encryptEnvelope } from '../kernel/envelope.ts'
import { CLAIM_MS, claimRenewal } from './claim-renewal.ts'
import { blind, type MasterKeys } from './master-key.ts'

export interface KeptAnswer {
  readonly status: number
  /** The JSON text of the body. */
  readonly body: string
  readonly position: Position | null
}

/** A call that is ours to work on until it is kept or released. */
export interface Claim {
  readonly kind: 'claimed'
  /** Unique to this claim: whoever took it over since is not disturbed. */
  readonly id: string
  readonly call: Buffer
  /** Keyed hash of what is asked for, hexadecimal. */
  readonly fingerprint: string
  /** Nobody worked on this call before: what it meets, it did not do itself. */
  readonly is_first: boolean
}

export type Claimed =
  | Claim
  | { readonly kind: 'answered'; readonly answer: KeptAnswer }
  /** The same call is being worked on. */
  | { readonly kind: 'under_way' }
  /** The key stands for another call. */
  | { readonly kind: 'other_request' }

/** Calls that carried an `Idempotency-Key` with their first answers, for 24 h (API-10). */
export interface IdempotencyAnswers {
  /** @param scope who calls @param fingerprint of command, parameters and body */
  claim(scope: string, key: string, fingerprint: string): Promise<Claimed>
  /** The answer that every repeat gets from now on. */
  keep(claim: Claim, answer: KeptAnswer): Promise<void>
  /** There is no answer worth keeping: a repeat tries anew, with the same request alone. */
  release(claim: Claim): Promise<void>
  /** Those of a person's calls (EVT-10). */
  removeAllOf(userId: string): Promise<void>
}

export const ANSWER_MS = DAY
const PLACE = 'answer'
/** How the scope of a person's calls begins; visitors' are of nobody. */
const USER = 'user:'

interface Row {
  readonly fingerprint: string
  readonly status: number | null
  readonly body: Buffer | null
  readonly position: string | null
}

/** For another log (EVT-13): a repeat is answered from its events, or carried out. */
export async function forgetAllAnswers(queryable: Queryable): Promise<void> {
  await queryable.query('delete from vault.idempotency_answers')
}

interface Parts {
  readonly sql: Sql
  readonly keys: MasterKeys
  readonly clock: Clock
  readonly ids: Pick<Ids, 'uuid'>
  /**
   * Whether a claim waits for the disk. Where the log lies in the same Postgres, the append that follows it brings it
   * there.
   */
  readonly durable: boolean
}

export function createIdempotencyAnswers({ sql, keys, clock, ids, durable }: Parts): IdempotencyAnswers {
  const callOf = (scope: string, key: string) => blind(keys, PLACE, scope, key)
  // a body may hold a password: whoever reads the table must not be able to try guesses against its hash
  const blindFingerprint = (fingerprint: string) => blind(keys, 'fingerprint', fingerprint).toString('hex')
  const renewal = claimRenewal(sql, clock)
  const claimCommit = durable ? '(select)' : ASYNC_COMMIT

  /**
   * Takes a call that is new, was given up, or whose process died.
   * @returns how often it was begun, null where it is not to be had
   */
  async function take(call: Buffer, id: string, fingerprint: string, user_id: string | null): Promise<number | null> {
    const now = clock.now()
    const [taken] = await sql<{ runs: number }>(
      `insert into vault.idempotency_answers as kept
         (call_hash, fingerprint, user_id, expires_at, claimed_by, claimed_until)
       select $1, $2, $3, $4, $5, $6 from ${claimCommit} as commit
       on conflict (call_hash) do update
       set fingerprint = excluded.fingerprint, user_id = excluded.user_id, expires_at = excluded.expires_at,
           claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until,
           status = null, body = null, position = null,
           runs = case when kept.expires_at <= $7 then 1 else kept.runs + 1 end
       where kept.expires_at <= $7
          or kept.fingerprint = excluded.fingerprint and kept.status is null
             and (kept.claimed_until is null or kept.claimed_until <= $7)
       returning runs`,
      [call, fingerprint, user_id, new Date(now + ANSWER_MS), id, new Date(now + CLAIM_MS), new Date(now)],
    )
    return taken?.runs ?? null
  }

  return {
    async claim(scope, key, given) {
      const call = callOf(scope, key)
      const fingerprint = blindFingerprint(given)
      const id = ids.uuid()
      const runs = await take(call, id, fingerprint, scope.startsWith(USER) ? scope.slice(USER.length) : null)
      if (runs !== null) {
        const claim = { kind: 'claimed', id, call, fingerprint, is_first: runs === 1 } as const
        renewal.begin(claim)
        return claim
      }
      const [row] = await sql<Row>(
        'select fingerprint, status, body, position from vault.idempotency_answers where call_hash = $1',
        [call],
      )
      // swept in between: the next look claims it
      if (row === undefined) return { kind: 'under_way' }
      if (row.fingerprint !== fingerprint) return { kind: 'other_request' }
      if (row.status === null || row.body === null) return { kind: 'under_way' }
      const body = decryptEnvelope(keys.envelopes, row.body, [PLACE, call.toString('hex')]).toString('utf8')
      return { kind: 'answered', answer: { status: row.status, body, position: row.position } }
    },
    async keep({ id, call }, { status, body, position }) {
      renewal.end(id)
      await sql(
        `update vault.idempotency_answers
         set status = $3, body = $4, position = $5, claimed_by = null, claimed_until = null
         from ${ASYNC_COMMIT} as commit where call_hash = $1 and claimed_by = $2`,
        [call, id, status, encryptEnvelope(keys.envelopes, body, [PLACE, call.toString('hex')]), position],
      )
    },
    async release({ id, call }) {
      renewal.end(id)
      await sql(
        `update vault.idempotency_answers set claimed_by = null, claimed_until = null
         from ${ASYNC_COMMIT} as commit where call_hash = $1 and claimed_by = $2`,
        [call, id],
      )
    },
    async removeAllOf(userId) {
      await sql('delete from vault.idempotency_answers where user_id = $1', [userId])
    },
  }
}
