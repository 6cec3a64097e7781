import { once } from 'node:events'
import type { Recorded } from '@kredka/contracts/kernel/events'
import type { Position, SubscriptionBatch } from '@kredka/contracts/kernel/ports'
import { START } from '@kredka/contracts/kernel/ports'
import { inTransaction, type Queryable } from '@kredka/projections/kernel/postgres'
import { uuidV5 } from '../ids.ts'
import type { Alarm, AlarmChange } from '../policy.ts'
import { brief, isOutage } from './backoff.ts'
import { addCheckpoints, loadCheckpoints, moveCheckpoints } from './checkpoints.ts'
import { openEach, type Unreadable } from './open-each.ts'
import { sleeper, together } from './pause.ts'
import type { ReactionDeps } from './policy-runner.ts'
import { reactionTo } from './reaction.ts'

export interface AlarmClock {
  /**
   * Keeps the alarms' rows in step with the log and rings what is due until `signal` aborts. Only one process at a time: under a lease.
   * Rows are a projection: they begin at the log's start, and an alarm rings only once they have caught up.
   */
  lead(signal: AbortSignal): Promise<void>
}

interface AlarmRow {
  readonly alarm: string
  readonly key: string
  readonly due_at: string
  readonly event_id: string
  readonly event_type: string
  readonly stream: string
  readonly correlation_id: string
  readonly attempts: number
}

/** Longest sleep in milliseconds: another process's clock and rows may have moved meanwhile. */
const LONGEST_SLEEP = 60_000
/** Events between two stores of checkpoints that no alarm cared about. */
const QUIET_EVENTS = 500
const RING_RETRY = [1_000, 10_000, 60_000, 600_000, 3_600_000]

export function alarmClock(alarms: readonly Alarm[], deps: ReactionDeps): AlarmClock {
  return {
    lead: async (signal) => {
      // with nothing to watch the lease is kept, rather than taken and given back without end
      if (alarms.length === 0) return untilAborted(signal)
      await addCheckpoints(deps.pool, alarms.map(checkpointName), START)
      await lead(alarms, deps, signal)
    },
  }
}

async function untilAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort')
}

async function lead(alarms: readonly Alarm[], deps: ReactionDeps, signal: AbortSignal): Promise<void> {
  const { store, pool, clock, log } = deps
  const byName = new Map(alarms.map((alarm) => [alarm.name, alarm]))
  const types = new Set(alarms.flatMap((alarm) => Object.keys(alarm.set)))
  const stored = await loadCheckpoints(pool, alarms.map(checkpointName))
  const sleep = sleeper(deps.pause)
  let caughtUp = false
  let quiet = 0

  async function take(batch: SubscriptionBatch): Promise<void> {
    const wanted = batch.events.filter((event) => types.has(event.type))
    quiet += batch.events.length
    if (wanted.length > 0 || quiet >= QUIET_EVENTS) {
      await keepRows(batch, await openEach(wanted, deps.open))
      quiet = 0
    }
    if (wanted.length > 0 || (batch.caught_up && !caughtUp)) sleep.wake()
    caughtUp ||= batch.caught_up
  }

  /** Rows and checkpoints together, so that what a crash takes back is done again. */
  async function keepRows(batch: SubscriptionBatch, events: readonly (Recorded | Unreadable)[]): Promise<void> {
    const behind = new Map([...stored].filter(([, at]) => store.compare(at, batch.position) < 0))
    await inTransaction(pool, async (sql) => {
      for (const event of events) {
        for (const alarm of alarms) {
          const at = stored.get(checkpointName(alarm)) ?? START
          if (store.compare(event.position, at) <= 0) continue
          const change = changeOf(alarm, event)
          if (change instanceof Error) {
            log.error({ alarm: alarm.name, event: event.id, error: brief(change) }, 'an alarm skips an event')
          } else if (change !== null) await apply(sql, alarm, event, inTime(event, change, clock.now()))
        }
      }
      await moveCheckpoints(sql, behind, batch.position)
    })
    for (const name of behind.keys()) stored.set(name, batch.position)
  }

  async function follow(both: AbortSignal): Promise<void> {
    let from: Position | undefined
    for (const at of stored.values()) if (from === undefined || store.compare(at, from) < 0) from = at
    for await (const batch of store.subscribe(from ?? START, both)) await take(batch)
  }

  async function ring(row: AlarmRow): Promise<void> {
    const alarm = byName.get(row.alarm)
    if (alarm === undefined) return
    const { key, due_at } = row
    const cause = {
      by: alarm.name,
      id: uuidV5(`alarm\n${alarm.name}\n${key}\n${due_at}`, row.event_id),
      event: { event_id: row.event_id, type: row.event_type, stream: row.stream },
      correlation_id: row.correlation_id,
      at: Date.parse(due_at),
    }
    try {
      await alarm.ring({ key, due_at, now: clock.now() }, reactionTo(cause, deps.write, clock))
      await removeRung(pool, row)
    } catch (error) {
      const retry = RING_RETRY[isOutage(error) ? 0 : Math.min(row.attempts, RING_RETRY.length - 1)] ?? 0
      log.error({ alarm: alarm.name, key, error: brief(error) }, 'an alarm failed and rings again later')
      await postpone(pool, row, clock.now() + retry, error)
    }
  }

  async function watch(both: AbortSignal): Promise<void> {
    while (!both.aborted) {
      if (caughtUp) {
        for (const row of await due(pool, [...byName.keys()], clock.now())) {
          if (both.aborted) return
          await ring(row)
        }
      }
      const next = caughtUp ? await nextDue(pool, [...byName.keys()]) : null
      const wait = next === null ? LONGEST_SLEEP : Math.min(LONGEST_SLEEP, Math.max(0, next - clock.now()))
      await sleep.sleep(wait, both)
    }
  }

  await together(signal, [follow, watch])
}

function checkpointName(alarm: Alarm): string {
  return `alarm:${alarm.name}`
}

/** What an event means for an alarm; an error where it cannot be told, which costs this event and not all alarms. */
function changeOf(alarm: Alarm, event: Recorded | Unreadable): AlarmChange | Error | null {
  try {
    if ('unreadable' in event) throw event.unreadable
    return alarm.set[event.type]?.(event) ?? null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** The demonstration's past rings no more, what lies ahead of it does: its open orders expire, its next lessons are reminded of. */
function inTime({ metadata }: Recorded | Unreadable, change: AlarmChange, now: number): AlarmChange {
  if (metadata.origin !== 'seed' || 'off' in change || Date.parse(change.due_at) > now) return change
  return { key: change.key, off: true }
}

async function apply(sql: Queryable, alarm: Alarm, event: Recorded | Unreadable, change: AlarmChange): Promise<void> {
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

async function due(sql: Queryable, names: readonly string[], now: number): Promise<readonly AlarmRow[]> {
  const { rows } = await sql.query<AlarmRow>(
    `select alarm, key, due_at, event_id, event_type, stream, correlation_id, attempts from reactions.alarms
     where alarm = any($1) and next_attempt_at <= $2 order by next_attempt_at, key limit 100`,
    [names, new Date(now)],
  )
  return rows
}

async function nextDue(sql: Queryable, names: readonly string[]): Promise<number | null> {
  const { rows } = await sql.query<{ at: string | null }>(
    'select min(next_attempt_at) as at from reactions.alarms where alarm = any($1)',
    [names],
  )
  const at = rows[0]?.at ?? null
  return at === null ? null : Date.parse(at)
}

/** Only the alarm as it rang: meanwhile an event may have set it anew. */
async function removeRung(sql: Queryable, row: AlarmRow): Promise<void> {
  await sql.query('delete from reactions.alarms where alarm = $1 and key = $2 and event_id = $3', [
    row.alarm,
    row.key,
    row.event_id,
  ])
}

async function postpone(sql: Queryable, row: AlarmRow, at: number, error: unknown): Promise<void> {
  await sql.query(
    `update reactions.alarms set attempts = attempts + 1, error = $4, next_attempt_at = $5
     where alarm = $1 and key = $2 and event_id = $3`,
    [row.alarm, row.key, row.event_id, brief(error), new Date(at)],
  )
}
