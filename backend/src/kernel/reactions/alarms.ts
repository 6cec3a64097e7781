import { once } from 'node:events'
import type { Recorded } from '@kredka/contracts/kernel/events'
import type { Position, SubscriptionBatch } from '@kredka/contracts/kernel/ports'
import { START } from '@kredka/contracts/kernel/ports'
import { brief } from '@kredka/projections/kernel/brief'
import { inTransaction, type Queryable } from '@kredka/projections/postgres/postgres'
import type { Alarm, AlarmChange } from '../policy.ts'
import { alarmFirer } from './alarm-firing.ts'
import { applyChanges, type ChangeOf } from './alarm-rows.ts'
import { addCheckpoints, loadCheckpoints, moveCheckpoints } from './checkpoints.ts'
import { openEach, type Unreadable } from './open-each.ts'
import { oneAtATime, runTogether } from './pause.ts'
import type { ReactionDeps } from './reaction-deps.ts'

export interface AlarmClock {
  /**
   * Keeps the alarms' rows in step with the log and fires what is due until `signal` aborts. Only one process at a
   * time: under a lease. Rows are a projection: they begin at the log's start, and an alarm fires only once they have
   * caught up.
   */
  lead(signal: AbortSignal): Promise<void>
}

/** A commit that a crash of the database takes back takes rows and checkpoints back together. */
const BEGIN = 'begin; set local synchronous_commit to off'
/** How soon the places are written down of those that only passed events by, in milliseconds. */
const QUIET_MS = 1_000

export function alarmClock(alarms: readonly Alarm[], deps: ReactionDeps): AlarmClock {
  return {
    lead: async (signal) => {
      // with nothing to watch the lease is kept, rather than taken and given back without end
      if (alarms.length === 0) return waitForAbort(signal)
      await addCheckpoints(deps.pool, alarms.map(checkpointName), START)
      await lead(alarms, deps, signal)
    },
  }
}

async function waitForAbort(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort')
}

async function lead(alarms: readonly Alarm[], deps: ReactionDeps, signal: AbortSignal): Promise<void> {
  const { store, pool, clock, log } = deps
  const types = new Set(alarms.flatMap((alarm) => Object.keys(alarm.set)))
  const stored = await loadCheckpoints(pool, alarms.map(checkpointName))
  let caughtUp = false
  const firer = alarmFirer(alarms, deps, () => caughtUp)
  /** Read, and of no concern to any alarm. */
  let passed: SubscriptionBatch | undefined
  const exclusive = oneAtATime()

  async function take(batch: SubscriptionBatch): Promise<void> {
    const wanted = batch.events.filter((event) => types.has(event.type))
    passed = wanted.length === 0 ? batch : undefined
    if (wanted.length > 0) firer.onDue(await keepRows(batch, await openEach(wanted, deps.open)))
    if (!batch.caught_up || caughtUp) return
    caughtUp = true
    firer.onDue(Number.NEGATIVE_INFINITY)
  }

  async function keepPlaces(both: AbortSignal): Promise<void> {
    while (!both.aborted) {
      await deps.pause(QUIET_MS, both)
      await exclusive(async () => {
        if (passed !== undefined) await keepRows(passed, [])
        passed = undefined
      })
    }
  }

  /**
   * Rows and checkpoints together, so that what a crash takes back is done again.
   * @returns the soonest time that was set, in milliseconds
   */
  async function keepRows(batch: SubscriptionBatch, events: readonly (Recorded | Unreadable)[]): Promise<number> {
    const last = batch.events.at(-1)
    if (last === undefined) return Number.POSITIVE_INFINITY
    const { position: to, id: event_id } = last
    const behind = [...stored].filter(([, at]) => store.compare(at, to) < 0)
    const changes = events.flatMap(changesAt)
    const handled = Map.groupBy(changes, ({ alarm }) => `alarm:${alarm}`)
    const moves = new Map(
      behind.map(([name, from]) => [name, { from, to, event_id, handled: handled.get(name)?.length ?? 0 }]),
    )
    const write = async (sql: Queryable) => {
      await applyChanges(sql, changes)
      await moveCheckpoints(sql, moves, clock.now())
    }
    await inTransaction(pool, write, BEGIN)
    for (const name of moves.keys()) stored.set(name, to)
    const times = changes.map(({ change }) => ('off' in change ? Number.POSITIVE_INFINITY : Date.parse(change.due_at)))
    return Math.min(...times)
  }

  /** Those of the alarms that have not come to this event yet. */
  function changesAt(event: Recorded | Unreadable): readonly ChangeOf[] {
    return alarms.flatMap((alarm) => {
      const at = stored.get(checkpointName(alarm)) ?? START
      if (store.compare(event.position, at) <= 0) return []
      const changes = changesOf(alarm, event)
      if (!(changes instanceof Error))
        return changes.map((change) => ({ alarm: alarm.name, event, change: skipSeeded(event, change, clock.now()) }))
      log.error({ alarm: alarm.name, event: event.id, error: brief(changes) }, 'an alarm skips an event')
      return []
    })
  }

  async function follow(both: AbortSignal): Promise<void> {
    let from: Position | undefined
    for (const at of stored.values()) if (from === undefined || store.compare(at, from) < 0) from = at
    for await (const batch of store.subscribe(from ?? START, both)) {
      await exclusive(() => take(batch))
    }
  }

  await runTogether(signal, [follow, firer.run, keepPlaces])
}

function checkpointName(alarm: Alarm): string {
  return `alarm:${alarm.name}`
}

/** What an event means for an alarm; an error where it cannot be told, which costs this event and not all alarms. */
function changesOf(alarm: Alarm, event: Recorded | Unreadable): readonly AlarmChange[] | Error {
  try {
    if ('unreadable' in event) throw event.unreadable
    return [alarm.set[event.type]?.(event) ?? []].flat()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/**
 * The demonstration's past fires no more, what lies ahead of it does: its open orders expire, its next lessons are
 * reminded of.
 */
function skipSeeded({ metadata }: Recorded | Unreadable, change: AlarmChange, now: number): AlarmChange {
  if (metadata.origin !== 'seed' || 'off' in change || Date.parse(change.due_at) > now) return change
  return { key: change.key, off: true }
}
