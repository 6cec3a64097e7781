import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { Log, Position } from '@kredka/contracts/kernel/ports'
import type pg from 'pg'
import { type Checkpoint, readCheckpoints } from './checkpoints.ts'
import type { EventLog } from './event-reader.ts'
import { listenTo } from './listener.ts'

/** A query waits no longer than this for its read models (API-09). */
export const WAIT_MS = 2_000
/** Without a hint for so long the checkpoints are looked at anyway. */
const POLL_MS = 100
/** What is known of parked projections may be so old before it is looked up again, behind the query's back. */
const FRESH_MS = 1_000

export interface WaitingOptions {
  readonly pool: pg.Pool
  /** For the connection that listens. */
  readonly url: string
  readonly events: EventLog
  readonly log: Log
}

/** Waits for read models, whichever process fills them. One per process. */
export interface Waiting {
  /**
   * Waits until all have passed the position; undefined asks only whether they are stale.
   * Parked ones, and those that a newer version is about to replace, are not waited for: the answer is stale.
   * @returns POSITION_UNKNOWN beyond the log's head, READ_MODEL_BEHIND after `timeoutMs`
   */
  waitFor(
    projections: readonly string[],
    position: Position | undefined,
    timeoutMs?: number,
  ): Promise<{ readonly stale: boolean } | Rejection>
  /** Looks at the checkpoints now: hand it to `Lane.onCommit` of a lane in the same process. */
  wake(): void
  close(): Promise<void>
}

export function createWaiting(options: WaitingOptions): Waiting {
  const { pool, events, log } = options
  const waiters = new Set<() => void>()
  let rows: ReadonlyMap<string, State> = new Map()
  let lookedAt: number | undefined
  let running: Promise<void> | undefined
  let queued: Promise<void> | undefined

  const start = (): Promise<void> => {
    running = readCheckpoints(pool)
      .then((checkpoints) => {
        rows = statesOf(checkpoints)
        lookedAt = performance.now()
        for (const waiter of [...waiters]) waiter()
      })
      .finally(() => {
        running = undefined
      })
    return running
  }
  /** One look at a time serves all who wait; whoever asks during one gets the next, which sees what was committed meanwhile. */
  const look = (): Promise<void> => {
    if (!running) return start()
    queued ??= running
      .catch(() => undefined)
      .then(() => {
        queued = undefined
        return start()
      })
    return queued
  }
  const warn = (error: unknown) => log.warn({ error: String(error) }, 'cannot see how far the read models are')
  const wake = () => {
    if (waiters.size > 0) look().catch(warn)
  }
  const poll = setInterval(wake, POLL_MS)
  poll.unref()
  const closeListener = listenTo('read_side', wake, options)

  const verdict = (projections: readonly string[], position: Position | undefined): 'reached' | 'stale' | 'behind' => {
    let isStale = false
    for (const name of projections) {
      const state = rows.get(name)
      if (state?.isStopped) isStale = true
      else if (position === undefined) isStale ||= state?.isFilling ?? true
      else if (!state || events.compare(state.position, position) < 0) return 'behind'
    }
    return isStale ? 'stale' : 'reached'
  }
  const waitFor = async (projections: readonly string[], position: Position | undefined, timeoutMs = WAIT_MS) => {
    if (position !== undefined && !events.isPosition(position)) return reject('POSITION_UNKNOWN')
    if (lookedAt === undefined || verdict(projections, position) === 'behind') await look()
    else if (performance.now() - lookedAt > FRESH_MS) look().catch(warn)
    let now = verdict(projections, position)
    if (now === 'behind' && position !== undefined) {
      if (events.compare(position, await events.head()) > 0) return reject('POSITION_UNKNOWN')
      await new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer)
          waiters.delete(check)
          resolve()
        }
        const check = () => {
          if (verdict(projections, position) !== 'behind') end()
        }
        const timer = setTimeout(end, timeoutMs)
        waiters.add(check)
        check()
      })
      now = verdict(projections, position)
    }
    return now === 'behind' ? reject('READ_MODEL_BEHIND') : { stale: now === 'stale' }
  }
  return {
    waitFor,
    wake,
    close: async () => {
      clearInterval(poll)
      await closeListener()
    },
  }
}

interface State {
  readonly position: Position
  /** Will not move for now: parked, or of a version that is being replaced. */
  readonly isStopped: boolean
  /** Fills for the first time. */
  readonly isFilling: boolean
}

function statesOf(checkpoints: readonly Checkpoint[]): ReadonlyMap<string, State> {
  const replaced = new Set(checkpoints.filter(({ slot }) => slot === 'next').map(({ projection }) => projection))
  const states = new Map<string, State>()
  for (const { projection, slot, position, status } of checkpoints) {
    if (slot !== 'live') continue
    const isReplaced = status === 'rebuilding' && replaced.has(projection)
    states.set(projection, {
      position,
      isStopped: status === 'parked' || isReplaced,
      isFilling: status === 'rebuilding',
    })
  }
  return states
}
