import type { Recorded } from '@kredka/contracts/kernel/events'
import type { EventStore, StoredEvent } from '@kredka/contracts/kernel/ports'
import { brief } from '@kredka/projections/kernel/brief'
import type { Queryable } from '@kredka/projections/postgres/postgres'
import { postponeBy, retryAfter } from './backoff.ts'

/** The oldest event of a stream that a policy has not handled. */
export interface Head {
  readonly policy: string
  readonly stream: string
  readonly revision: number
  readonly attempts: number
  /** Instant of the first attempt. */
  readonly since: string
}

/** An event that waits, for the back office. */
export interface DeadLetter extends Head {
  readonly event_id: string
  readonly event_type: string
  /**
   * `retrying` by itself after a failure; `postponed` until what it waits for is there; `dead` until somebody retries
   * or drops it; `waiting` behind one of these.
   */
  readonly state: 'retrying' | 'postponed' | 'dead' | 'waiting'
  readonly error: string | null
  readonly next_attempt_at: string
}

const HEADS = `select distinct on (stream) policy, stream, revision, attempts, state, next_attempt_at, since
  from reactions.dead_letters where policy = $1 and state <> 'dropped' order by stream, revision`

/** Why an event is dead-lettered: it failed, it cannot be handled yet, or it comes behind one of these. */
export type Failure = { readonly why: 'failed' | 'not_yet'; readonly error: unknown } | { readonly why: 'behind' }

/** Keeps an event at its first attempt. Repeats change nothing. */
export async function storeDeadLetter(
  sql: Queryable,
  policy: string,
  event: Recorded | StoredEvent,
  now: number,
  failure: Failure,
): Promise<void> {
  const { state, attempts, wait } = FIRST[failure.why]
  await sql.query(
    `insert into reactions.dead_letters
       (policy, stream, revision, event_id, event_type, state, attempts, error, next_attempt_at, since)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      policy,
      event.stream,
      event.revision,
      event.id,
      event.type,
      state,
      attempts,
      failure.why === 'behind' ? null : brief(failure.error),
      new Date(now + wait),
      new Date(now),
    ],
  )
}

const FIRST = {
  failed: { state: 'retrying', attempts: 1, wait: retryAfter(1) ?? 0 },
  not_yet: { state: 'postponed', attempts: 0, wait: postponeBy(0) },
  behind: { state: 'waiting', attempts: 0, wait: 0 },
} as const

/** Streams that a policy must not touch until their head is handled. */
export async function readBlockedStreams(sql: Queryable, policy: string): Promise<Set<string>> {
  const { rows } = await sql.query<{ stream: string }>(
    "select distinct stream from reactions.dead_letters where policy = $1 and state <> 'dropped'",
    [policy],
  )
  return new Set(rows.map(({ stream }) => stream))
}

/**
 * Ids of the events that somebody gave up on: they stay so, also where the policy takes up a stretch of the log again
 * (EVT-13).
 */
export async function readDroppedEvents(sql: Queryable, policy: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ event_id: string }>(
    "select event_id from reactions.dead_letters where policy = $1 and state = 'dropped'",
    [policy],
  )
  return new Set(rows.map(({ event_id }) => event_id))
}

export async function dueHeads(sql: Queryable, policy: string, now: number): Promise<readonly Head[]> {
  const { rows } = await sql.query<Head>(
    `select policy, stream, revision, attempts, since from (${HEADS}) heads
     where state <> 'dead' and next_attempt_at <= $2 order by next_attempt_at limit 100`,
    [policy, new Date(now)],
  )
  return rows
}

/** The next one of a stream after its head was handled or dropped; null when there is none to try. */
export async function removeHead(sql: Queryable, head: Head): Promise<Head | null> {
  await sql.query('delete from reactions.dead_letters where policy = $1 and stream = $2 and revision = $3', [
    head.policy,
    head.stream,
    head.revision,
  ])
  const { rows } = await sql.query<Head & { state: string }>(
    `select policy, stream, revision, attempts, state, since from reactions.dead_letters
     where policy = $1 and stream = $2 and state <> 'dropped' order by revision limit 1`,
    [head.policy, head.stream],
  )
  const next = rows[0]
  return next === undefined || next.state === 'dead' ? null : next
}

/** It must wait on: longer and longer, and no failure is counted. */
export async function postponeAgain(sql: Queryable, head: Head, now: number, error: unknown): Promise<void> {
  await sql.query(
    `update reactions.dead_letters set state = 'postponed', error = $4, next_attempt_at = $5
     where policy = $1 and stream = $2 and revision = $3 and state <> 'dropped'`,
    [head.policy, head.stream, head.revision, brief(error), new Date(now + postponeBy(now - Date.parse(head.since)))],
  )
}

export async function noteFailureAgain(sql: Queryable, head: Head, now: number, error: unknown): Promise<void> {
  const attempts = head.attempts + 1
  const wait = retryAfter(attempts)
  await sql.query(
    `update reactions.dead_letters set state = $4, attempts = $5, error = $6, next_attempt_at = $7
     where policy = $1 and stream = $2 and revision = $3 and state <> 'dropped'`,
    [
      head.policy,
      head.stream,
      head.revision,
      wait === null ? 'dead' : 'retrying',
      attempts,
      brief(error),
      new Date(now + (wait ?? 0)),
    ],
  )
}

const PAGE = 500

/** Lets go of what waits for events that the log does not hold (EVT-13): it was restored from a copy without them. */
export async function forgetStrangers(sql: Queryable, store: Pick<EventStore, 'read'>): Promise<void> {
  let after: Pick<DeadLetter, 'stream' | 'revision'> = { stream: '', revision: -1 }
  for (;;) {
    const { rows } = await sql.query<Pick<DeadLetter, 'stream' | 'revision' | 'event_id'>>(
      `select distinct stream, revision, event_id from reactions.dead_letters
       where (stream, revision) > ($1, $2) order by stream, revision limit $3`,
      [after.stream, after.revision, PAGE],
    )
    for (const { stream, revision, event_id } of rows) {
      const [event] = await store.read(stream, { from: revision, limit: 1 })
      if (event?.id === event_id) continue
      await sql.query('delete from reactions.dead_letters where stream = $1 and revision = $2', [stream, revision])
    }
    const last = rows.at(-1)
    if (last === undefined) return
    after = last
  }
}
