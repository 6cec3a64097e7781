import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type Log, type Position, START } from '@kredka/contracts/kernel/ports'
import type pg from 'pg'
import { listenTo } from '../postgres/listener.ts'
import { type Checkpoint, readCheckpoints } from './checkpoints.ts'
import type { EventLog } from './event-reader.ts'
import { type Moved, parseMoved } from './moved.ts'
import { oneForAll } from './one-for-all.ts'

/** A query waits no longer than this for its read models (API-09). */
export const WAIT_MS = 2_000
/** Without a hint for so long the checkpoints are looked at anyway. */
const POLL_MS = 100
/**
 * With hints, which say nothing of read models that were parked, no look is older than this. Whoever waits asks for no
 * look of their own: a site that is slow because it is busy would be made slower by all who wait.
 */
const LOOK_MS = 250
/** What is to come comes sooner than this, unless something is wrong: only then is it asked what. */
const EXPECTED_MS = 50
/** What is known of parked projections may be so old before it is looked up again, behind the query's back. */
const FRESH_MS = 1_000

export interface WaitingOptions {
  readonly pool: pg.Pool
  /** For the connection that listens. */
  readonly url: string
  readonly events: EventLog
  readonly log: Log
  /** Milliseconds that a query waits where it says nothing else. Default `WAIT_MS`. */
  readonly patienceMs?: number
}

/** Waits for read models, whichever process fills them. One per process. */
export interface Waiting {
  /**
   * Waits until all have passed the position; undefined asks only whether they are stale.
   * Parked ones, and those that a newer version is about to replace, are not waited for: the answer is stale.
   * @returns POSITION_UNKNOWN beyond the log's head, READ_MODEL_BEHIND after `timeoutMs`, or after `patienceMs` where
   * none is given
   */
  waitFor(
    projections: readonly string[],
    position: Position | undefined,
    timeoutMs?: number,
  ): Promise<{ readonly stale: boolean } | Rejection>
  /**
   * Learns what moved, or looks at the checkpoints where that is not said: hand it to `ProjectionRunner.onCommit` of a
   * runner in the same process.
   */
  wake(moved?: Moved): void
  /** Whoever still waits is told that the read models are behind: nobody is left who would see them move. */
  close(): Promise<void>
}

export function createWaiting(options: WaitingOptions): Waiting {
  const { pool, events, log, patienceMs = WAIT_MS } = options
  const waiters = new Set<() => void>()
  let rows: Map<string, State> = new Map()
  /** When the look began that the rows are from. */
  let lookedAt: number | undefined
  /** When it was last heard how far something is, by a hint or a look. */
  let heardAt = 0
  /** The log reaches at least this far. */
  let head: Position = START
  let isClosed = false

  const look = oneForAll(async () => {
    const began = performance.now()
    rows = statesOf(await readCheckpoints(pool))
    lookedAt = began
    heardAt = performance.now()
    for (const waiter of [...waiters]) waiter()
  })
  const warn = (error: unknown) => log.warn({ error: String(error) }, 'cannot see how far the read models are')
  /**
   * A commit that says what it moved spares the look.
   * @returns false where it speaks of a read model that was not known to be live
   */
  const learn = ({ names, to }: Moved): boolean => {
    for (const name of names) {
      const state = rows.get(name)
      if (state === undefined || state.isStopped || state.isFilling) return false
      if (events.compare(state.position, to) < 0) rows.set(name, { ...state, position: to })
    }
    heardAt = performance.now()
    for (const waiter of [...waiters]) waiter()
    return true
  }
  const wake = (moved?: Moved) => {
    if (moved !== undefined && learn(moved)) return
    if (waiters.size > 0) look().catch(warn)
  }
  const isLookOld = () => lookedAt === undefined || performance.now() - lookedAt >= LOOK_MS
  const isBeyondHead = async (position: Position) => {
    if (events.compare(position, head) > 0) head = await events.head()
    return events.compare(position, head) > 0
  }
  const poll = setInterval(() => {
    if (isLookOld() || performance.now() - heardAt >= POLL_MS) wake()
  }, POLL_MS)
  poll.unref()
  const closeListener = listenTo('read_side', (payload) => wake(parseMoved(payload)), options)

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
  /** Resolves when all have passed the position, after so many milliseconds, or when nobody shall wait any more. */
  const waitUntilPast = (projections: readonly string[], position: Position, ms: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        waiters.delete(check)
        resolve()
      }
      const check = () => {
        if (isClosed || verdict(projections, position) !== 'behind') end()
      }
      const timer = setTimeout(end, ms)
      waiters.add(check)
      check()
    })
  const waitFor = async (projections: readonly string[], position: Position | undefined, timeoutMs = patienceMs) => {
    if (position !== undefined && !events.isPosition(position)) return reject('POSITION_UNKNOWN')
    const asked = performance.now()
    if (lookedAt === undefined) await look()
    else if (asked - lookedAt > FRESH_MS) look().catch(warn)
    for (let isSure = false; ; ) {
      const now = verdict(projections, position)
      if (now === 'reached') return { stale: false }
      if (now === 'stale') {
        // A stop that is only remembered may be over: after a resume the answer would be 'stale' though the rows are
        // about to come.
        if (lookedAt !== undefined && lookedAt >= asked) return { stale: true }
        await look()
        continue
      }
      const left = asked + timeoutMs - performance.now()
      if (position === undefined || left <= 0 || isClosed) return reject('READ_MODEL_BEHIND')
      await waitUntilPast(projections, position, isSure ? left : Math.min(EXPECTED_MS, left))
      if (isSure || isClosed || verdict(projections, position) !== 'behind') continue
      if (await isBeyondHead(position)) return reject('POSITION_UNKNOWN')
      if (isLookOld()) await look()
      isSure = true
    }
  }
  return {
    waitFor,
    wake,
    close: async () => {
      isClosed = true
      for (const waiter of [...waiters]) waiter()
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

function statesOf(checkpoints: readonly Checkpoint[]): Map<string, State> {
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
