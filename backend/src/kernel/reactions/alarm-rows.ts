import type { Recorded } from '@kredka/contracts/kernel/events'
import { brief } from '@kredka/projections/kernel/brief'
import { ASYNC_COMMIT, prepare, type Queryable } from '@kredka/projections/postgres/postgres'
import type { AlarmChange } from '../policy.ts'
import type { Unreadable } from './open-each.ts'

export interface AlarmRow {
  readonly alarm: string
  readonly key: string
  readonly due_at: string
  readonly event_id: string
  readonly event_type: string
  readonly stream: string
  readonly correlation_id: string
  readonly attempts: number
}

/** What one event means for one alarm. */
export interface ChangeOf {
  readonly alarm: string
  readonly event: Recorded | Unreadable
  readonly change: AlarmChange
}

const CLEAR = `
  delete from reactions.alarms a using unnest($1::text[], $2::text[]) as gone (alarm, key)
   where a.alarm = gone.alarm and a.key = gone.key`
const SET = `
  insert into reactions.alarms (alarm, key, due_at, event_id, event_type, stream, correlation_id, next_attempt_at)
  select alarm, key, due_at, event_id, event_type, stream, correlation_id, due_at
    from unnest($1::text[], $2::text[], $3::timestamptz[], $4::uuid[], $5::text[], $6::text[], $7::text[])
      as given (alarm, key, due_at, event_id, event_type, stream, correlation_id)
  on conflict (alarm, key) do update set due_at = excluded.due_at, event_id = excluded.event_id,
    event_type = excluded.event_type, stream = excluded.stream,
    correlation_id = excluded.correlation_id, attempts = 0, error = null, next_attempt_at = excluded.due_at`
/** Alarms of one look. */
export const MAX_DUE = 200
/** Staff did not stop it. */
const GOES = "alarm not in (select name from reactions.stopped where kind = 'alarm')"
const DUE = `
  with due as (
    select *, row_number() over (partition by key order by next_attempt_at, alarm) as place from (
      select * from reactions.alarms where alarm = any($1) and next_attempt_at <= $2 and key <> all($3) and ${GOES}
      order by next_attempt_at, key limit ${MAX_DUE}) oldest),
  later as (
    select min(next_attempt_at) as next_at from reactions.alarms
    where alarm = any($1) and next_attempt_at > $2 and key <> all($3) and ${GOES})
  select next_at, alarm, key, due_at, event_id, event_type, stream, correlation_id, attempts
    from later left join due on place = 1 order by next_attempt_at, key`
/** What a crash of Postgres takes back fires once more, and its commands are known by their ids. */
const REMOVE = `
  delete from reactions.alarms a
    using unnest($1::text[], $2::text[], $3::uuid[]) as fired (alarm, key, event_id), ${ASYNC_COMMIT} as commit
   where a.alarm = fired.alarm and a.key = fired.key and a.event_id = fired.event_id`

/**
 * What a batch of events changes, in two statements however many there are: each alarm of each key stands in the end as
 * the last of them left it.
 */
export async function applyChanges(sql: Queryable, changes: readonly ChangeOf[]): Promise<void> {
  const last = [...new Map(changes.map((one) => [JSON.stringify([one.alarm, one.change.key]), one])).values()]
  const off = last.filter(({ change }) => 'off' in change)
  const set = last.flatMap(({ alarm, event, change }) => ('off' in change ? [] : [{ alarm, event, ...change }]))
  if (off.length > 0)
    await sql.query({
      ...prepare(CLEAR),
      values: [off.map(({ alarm }) => alarm), off.map(({ change }) => change.key)],
    })
  if (set.length === 0) return
  await sql.query({
    ...prepare(SET),
    values: [
      set.map(({ alarm }) => alarm),
      set.map(({ key }) => key),
      set.map(({ due_at }) => due_at),
      set.map(({ event }) => event.id),
      set.map(({ event }) => event.type),
      set.map(({ event }) => event.stream),
      set.map(({ event }) => event.metadata.$correlationId ?? event.id),
    ],
  })
}

export interface Due {
  /** Those whose time has come, oldest first: no more than one a key, so that a key's alarms keep their order. */
  readonly rows: readonly AlarmRow[]
  /** When the time of the next one comes, in milliseconds; null when nothing is set. */
  readonly next: number | null
}

/** What is to be fired now and when to look again, of keys that are not in hand. */
export async function lookForDue(
  sql: Queryable,
  names: readonly string[],
  inHand: readonly string[],
  now: number,
): Promise<Due> {
  const { rows } = await sql.query<{ readonly next_at: string | null } & (AlarmRow | { readonly alarm: null })>({
    ...prepare(DUE),
    values: [names, new Date(now), inHand],
  })
  const next = rows[0]?.next_at ?? null
  return {
    rows: rows.flatMap((row) => (row.alarm === null ? [] : [row])),
    next: next === null ? null : Date.parse(next),
  }
}

/** Only the alarms as they were fired: meanwhile an event may have set one anew. */
export async function removeFired(sql: Queryable, rows: readonly AlarmRow[]): Promise<void> {
  await sql.query({
    ...prepare(REMOVE),
    values: [rows.map(({ alarm }) => alarm), rows.map(({ key }) => key), rows.map(({ event_id }) => event_id)],
  })
}

export async function postponeAlarm(sql: Queryable, row: AlarmRow, at: number, error: unknown): Promise<void> {
  await sql.query(
    `update reactions.alarms set attempts = attempts + 1, error = $4, next_attempt_at = $5
     where alarm = $1 and key = $2 and event_id = $3`,
    [row.alarm, row.key, row.event_id, brief(error), new Date(at)],
  )
}
