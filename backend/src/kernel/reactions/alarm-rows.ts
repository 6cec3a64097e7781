import type { Recorded } from '@kredka/contracts/kernel/events'
import { brief } from '@kredka/projections/kernel/brief'
import type { Queryable } from '@kredka/projections/kernel/postgres'
import type { Alarm, AlarmChange } from '../policy.ts'
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

/** What an event changes: the alarm is set anew, or off. */
export async function applyChange(
  sql: Queryable,
  alarm: Alarm,
  event: Recorded | Unreadable,
  change: AlarmChange,
): Promise<void> {
  if ('off' in change) {
    await sql.query('delete from reactions.alarms where alarm = $1 and key = $2', [alarm.name, change.key])
    return
  }
  await sql.query(
    `insert into reactions.alarms (alarm, key, due_at, event_id, event_type, stream, correlation_id, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6, $7, $3)
     on conflict (alarm, key) do update set due_at = excluded.due_at, event_id = excluded.event_id,
       event_type = excluded.event_type, stream = excluded.stream,
       correlation_id = excluded.correlation_id, attempts = 0, error = null, next_attempt_at = excluded.due_at`,
    [
      alarm.name,
      change.key,
      change.due_at,
      event.id,
      event.type,
      event.stream,
      event.metadata.$correlationId ?? event.id,
    ],
  )
}

/** Those whose time has come, oldest first, of keys that are not in hand: no more than one a key, so that a key's alarms keep their order. */
export async function dueAlarms(
  sql: Queryable,
  names: readonly string[],
  inHand: readonly string[],
  now: number,
): Promise<readonly AlarmRow[]> {
  const { rows } = await sql.query<AlarmRow>(
    `select alarm, key, due_at, event_id, event_type, stream, correlation_id, attempts from (
       select *, row_number() over (partition by key order by next_attempt_at, alarm) as place from (
         select * from reactions.alarms where alarm = any($1) and next_attempt_at <= $2 and key <> all($3)
         order by next_attempt_at, key limit 200) oldest) of_key
     where place = 1 order by next_attempt_at, key`,
    [names, new Date(now), inHand],
  )
  return rows
}

/** Milliseconds; null when nothing is set. */
export async function nextDue(
  sql: Queryable,
  names: readonly string[],
  inHand: readonly string[],
): Promise<number | null> {
  const { rows } = await sql.query<{ at: string | null }>(
    'select min(next_attempt_at) as at from reactions.alarms where alarm = any($1) and key <> all($2)',
    [names, inHand],
  )
  const at = rows[0]?.at ?? null
  return at === null ? null : Date.parse(at)
}

/** Only the alarm as it was fired: meanwhile an event may have set it anew. */
export async function removeFired(sql: Queryable, row: AlarmRow): Promise<void> {
  await sql.query('delete from reactions.alarms where alarm = $1 and key = $2 and event_id = $3', [
    row.alarm,
    row.key,
    row.event_id,
  ])
}

export async function postponeAlarm(sql: Queryable, row: AlarmRow, at: number, error: unknown): Promise<void> {
  await sql.query(
    `update reactions.alarms set attempts = attempts + 1, error = $4, next_attempt_at = $5
     where alarm = $1 and key = $2 and event_id = $3`,
    [row.alarm, row.key, row.event_id, brief(error), new Date(at)],
  )
}
