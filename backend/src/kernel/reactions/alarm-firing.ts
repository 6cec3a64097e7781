import { brief } from '@kredka/projections/kernel/brief'
import { gatherCalls } from '../gather-calls.ts'
import { uuidV5 } from '../ids.ts'
import type { Alarm } from '../policy.ts'
import { runTraced } from '../tracing.ts'
import { type AlarmRow, type Due, lookForDue, MAX_DUE, postponeAlarm, removeFired } from './alarm-rows.ts'
import { isOutage } from './backoff.ts'
import { NotYetError } from './not-yet.ts'
import { pause as machinePause, sleeper } from './pause.ts'
import { reactionTo } from './reaction.ts'
import type { ReactionDeps } from './reaction-deps.ts'

/** Keys whose alarms are fired at once. One that takes its time takes one of these places, and no more. */
const AT_ONCE = 8
/** Longest sleep in milliseconds: another process's clock may have moved meanwhile, and staff the rows. */
const MAX_SLEEP = 5_000
/** From one look to the next, in milliseconds: alarms that come one by one are looked for together. */
const GATHER_MS = 50
const NONE: Due = { rows: [], next: null }
const RETRIES = [1_000, 10_000, 60_000, 600_000, 3_600_000]

export interface AlarmFirer {
  /** Fires until `signal` aborts and none is in hand: several keys at once, those of one key in their order. */
  run(signal: AbortSignal): Promise<void>
  /**
   * Alarms were set, the soonest for this time in milliseconds: looks at them, unless it will have looked by then
   * anyway.
   */
  onDue(soonest: number): void
}

/** @param isReady false while the rows do not show the whole log yet */
export function alarmFirer(alarms: readonly Alarm[], deps: ReactionDeps, isReady: () => boolean): AlarmFirer {
  const { pool, clock, log, gather = machinePause } = deps
  const byName = new Map(alarms.map((alarm) => [alarm.name, alarm]))
  const names = [...byName.keys()]
  const inHand = new Map<string, Promise<void>>()
  const sleep = sleeper(deps.pause)
  /** Until when it sleeps, in milliseconds. */
  let sleepsUntil = Number.POSITIVE_INFINITY
  let failure: { readonly error: unknown } | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  let isMore = false
  const remove = gatherCalls(async (fired: readonly AlarmRow[]) => {
    await removeFired(pool, fired)
    return fired
  }, 1)

  async function fire(row: AlarmRow): Promise<void> {
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
      const fired = { key, due_at, now: clock.now() }
      await runTraced(`alarm ${alarm.name}`, {}, [row.correlation_id], () =>
        alarm.fire(fired, reactionTo(cause, deps.write, clock)),
      )
      await remove(row)
    } catch (error) {
      const isPatient = isOutage(error) || error instanceof NotYetError
      const retry = RETRIES[isPatient ? 0 : Math.min(row.attempts, RETRIES.length - 1)] ?? 0
      log.error({ alarm: alarm.name, key, error: brief(error) }, 'an alarm failed and fires again later')
      await postponeAlarm(pool, row, clock.now() + retry, error)
    }
  }

  function begin(row: AlarmRow): void {
    const run = fire(row)
      .catch((error: unknown) => {
        failure ??= { error }
      })
      .finally(() => {
        inHand.delete(row.key)
        sleep.wake()
      })
    inHand.set(row.key, run)
  }

  async function fireAll(rows: readonly AlarmRow[], signal: AbortSignal): Promise<void> {
    for (const row of rows) {
      while (inHand.size >= AT_ONCE) await Promise.race(inHand.values())
      if (signal.aborted || failure !== undefined) return
      begin(row)
    }
  }

  async function look(signal: AbortSignal): Promise<Due> {
    const early = isMore ? 0 : lookedAt + GATHER_MS - performance.now()
    if (early > 0) await gather(early, signal)
    if (!isReady() || signal.aborted) return NONE
    lookedAt = performance.now()
    const due = await lookForDue(pool, names, [...inHand.keys()], clock.now())
    isMore = due.rows.length >= MAX_DUE
    return due
  }

  async function step(signal: AbortSignal): Promise<void> {
    sleepsUntil = Number.POSITIVE_INFINITY
    const { rows, next } = await look(signal)
    await fireAll(rows, signal)
    if (failure !== undefined) return
    const now = clock.now()
    sleepsUntil = Math.min(now + MAX_SLEEP, next ?? Number.POSITIVE_INFINITY)
    if (sleepsUntil > now) await sleep.sleep(sleepsUntil - now, signal)
  }

  return {
    run: async (signal) => {
      try {
        while (!signal.aborted && failure === undefined) await step(signal)
      } finally {
        await Promise.all(inHand.values())
      }
      if (failure !== undefined) throw failure.error
    },
    onDue: (soonest) => {
      if (soonest < sleepsUntil) sleep.wake()
    },
  }
}
