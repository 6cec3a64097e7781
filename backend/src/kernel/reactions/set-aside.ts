import type { Recorded } from '@kredka/contracts/kernel/events'
import type { StoredEvent } from '@kredka/contracts/kernel/ports'
import type { Queryable } from '@kredka/projections/kernel/postgres'
import { brief, retryAfter } from './backoff.ts'

/** The oldest event of a stream that a policy has not handled. */
export interface Head {
  readonly policy: string
  readonly stream: string
  readonly revision: number
  readonly attempts: number
}

/** An event that waits, for the back office. */
export interface SetAside extends Head {
  readonly event_id: string
  readonly event_type: string
  /** `retrying` by itself; `set_aside` until somebody retries or drops it; `waiting` behind one of these. */
  readonly state: 'retrying' | 'set_aside' | 'waiting'
  readonly error: string | null
  readonly next_attempt_at: string
  readonly since: string
}

const HEADS = `select distinct on (policy, stream) policy, stream, revision, attempts, state, next_attempt_at
  from reactions.set_aside where state <> 'dropped' order by policy, stream, revision`

/** Sets an event aside after its first failure, or lets it wait behind an earlier one (no error). Repeats change nothing. */
export async function setAside(
  sql: Queryable,
  policy: string,
  event: Recorded | StoredEvent,
  now: number,
  error?: unknown,
): Promise<void> {
  const failed = error !== undefined
  await sql.query(
    `insert into reactions.set_aside
       (policy, stream, revision, event_id, event_type, state, attempts, error, next_attempt_at, since)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      policy,
      event.stream,
      event.revision,
      event.id,
      event.type,
      failed ? 'retrying' : 'waiting',
      failed ? 1 : 0,
      failed ? brief(error) : null,
      new Date(now + (failed ? (retryAfter(1) ?? 0) : 0)),
      new Date(now),
    ],
  )
}

/** Streams that a policy must not touch until their head is handled. */
export async function blockedStreams(sql: Queryable): Promise<Set<string>> {
  const { rows } = await sql.query<{ policy: string; stream: string }>(
    "select distinct policy, stream from reactions.set_aside where state <> 'dropped'",
  )
  return new Set(rows.map((row) => blockKey(row.policy, row.stream)))
}

export function blockKey(policy: string, stream: string): string {
  return `${policy}\n${stream}`
}

export async function dueHeads(sql: Queryable, now: number): Promise<readonly Head[]> {
  const { rows } = await sql.query<Head>(
    `select policy, stream, revision, attempts from (${HEADS}) heads
     where state <> 'set_aside' and next_attempt_at <= $1 order by next_attempt_at limit 100`,
    [new Date(now)],
  )
  return rows
}

/** The next one of a stream after its head was handled or dropped; null when the stream flows again. */
export async function handled(sql: Queryable, head: Head): Promise<Head | null> {
  await sql.query('delete from reactions.set_aside where policy = $1 and stream = $2 and revision = $3', [
    head.policy,
    head.stream,
    head.revision,
  ])
  const { rows } = await sql.query<Head & { state: string }>(
    `select * from (${HEADS}) heads where policy = $1 and stream = $2`,
    [head.policy, head.stream],
  )
  const next = rows[0]
  return next === undefined || next.state === 'set_aside' ? null : next
}

export async function failedAgain(sql: Queryable, head: Head, now: number, error: unknown): Promise<void> {
  const attempts = head.attempts + 1
  const wait = retryAfter(attempts)
  await sql.query(
    `update reactions.set_aside set state = $4, attempts = $5, error = $6, next_attempt_at = $7
     where policy = $1 and stream = $2 and revision = $3 and state <> 'dropped'`,
    [
      head.policy,
      head.stream,
      head.revision,
      wait === null ? 'set_aside' : 'retrying',
      attempts,
      brief(error),
      new Date(now + (wait ?? 0)),
    ],
  )
}
