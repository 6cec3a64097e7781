import type { Recorded } from '@kredka/contracts/kernel/events'
import { brief } from '@kredka/projections/kernel/brief'
import type { Policy } from '../policy.ts'
import { isOutage } from './backoff.ts'
import {
  dueHeads,
  type Failure,
  type Head,
  noteFailureAgain,
  postponeAgain,
  readBlockedStreams,
  removeHead,
  storeDeadLetter,
} from './dead-letters.ts'
import { NotYetError } from './not-yet.ts'
import type { Unreadable } from './open-each.ts'
import { atMost, oneAtATime } from './pause.ts'
import { causeOf, reactionTo } from './reaction.ts'
import type { ReactionDeps } from './reaction-deps.ts'

/**
 * Handles a policy's events so that those of one stream keep their order, and what one stream waits for holds up no
 * other.
 */
export interface PolicyStreams {
  /**
   * Ends when the event was handled or dead-lettered.
   * @throws where neither could be written down: the database is away
   */
  take(event: Recorded | Unreadable, signal: AbortSignal): Promise<void>
  /** Tries those dead-lettered when their time has come, until `signal` aborts. */
  retry(signal: AbortSignal): Promise<void>
}

/** How often retries are looked for, in milliseconds. */
const RETRY_LOOK = 1000
/** Streams of one policy that are tried again at once. */
const AT_ONCE = 4

/** What stands in the table of those dead-lettered when the policy begins. */
export interface PutAside {
  /** Streams whose head is dead-lettered: later events wait behind it. */
  readonly blocked: ReadonlySet<string>
  /** Ids of events that are not to be handled at all. */
  readonly dropped: ReadonlySet<string>
}

/** @param isStopped nothing is tried again while staff stopped the policy */
export function policyStreams(
  policy: Policy,
  putAside: PutAside,
  deps: ReactionDeps,
  isStopped: () => boolean,
): PolicyStreams {
  const { pool, clock, log, store } = deps
  let blocked: Set<string> = new Set(putAside.blocked)
  /**
   * Covers 'is it blocked? then wait behind' against 'nothing waits any more': never a reaction, so nobody waits long.
   */
  const exclusive = oneAtATime()

  async function react(event: Recorded): Promise<void> {
    const rejection = await policy.on[event.type]?.(event, reactionTo(causeOf(policy.name, event), deps.write, clock))
    if (!rejection) return
    const fields = { policy: policy.name, event: event.id, code: rejection.rejected }
    log.debug(fields, 'a policy’s command was refused')
  }

  /** What a failure means: one that another time may not have is no fault of the event. */
  function judge(error: unknown, { id, type }: { id: string; type: string }): Exclude<Failure, { why: 'behind' }> {
    const about = { policy: policy.name, event: id, type, error: brief(error) }
    if (isOutage(error) || error instanceof NotYetError) {
      log.warn(about, 'a policy waits for a part that is down or behind')
      return { why: 'not_yet', error }
    }
    log.error(about, 'a policy failed')
    return { why: 'failed', error }
  }

  const waitsBehind = (event: Recorded | Unreadable) =>
    exclusive(async () => {
      if (!blocked.has(event.stream)) return false
      await storeDeadLetter(pool, policy.name, event, clock.now(), { why: 'behind' })
      return true
    })

  /** The stream's next one; where none waits any more, the stream is free before its next event is looked at. */
  const goOn = (head: Head) =>
    exclusive(async () => {
      const next = await removeHead(pool, head)
      if (next === null) blocked = await readBlockedStreams(pool, policy.name)
      return next
    })

  async function retryStream(first: Head, signal: AbortSignal): Promise<void> {
    for (let head: Head | null = first; head !== null && !signal.aborted; head = await goOn(head)) {
      try {
        const [event] = await deps.open(await store.read(head.stream, { from: head.revision, limit: 1 }))
        if (event !== undefined) await react(event)
      } catch (error) {
        const { why } = judge(error, { id: `${head.stream}@${head.revision}`, type: 'dead-lettered before' })
        const again = why === 'failed' ? noteFailureAgain : postponeAgain
        return again(pool, head, clock.now(), error)
      }
    }
  }

  async function retryDue(signal: AbortSignal): Promise<void> {
    const heads = await dueHeads(pool, policy.name, clock.now())
    await atMost(AT_ONCE, heads, (head) => retryStream(head, signal))
    await exclusive(async () => {
      blocked = await readBlockedStreams(pool, policy.name)
    })
  }

  return {
    take: async (event, signal) => {
      if (putAside.dropped.has(event.id)) return
      if (blocked.has(event.stream) && (await waitsBehind(event))) return
      try {
        if ('unreadable' in event) throw event.unreadable
        await react(event)
      } catch (error) {
        if (signal.aborted && isOutage(error)) throw error
        const failure = judge(error, event)
        await exclusive(async () => {
          await storeDeadLetter(pool, policy.name, event, clock.now(), failure)
          blocked.add(event.stream)
        })
      }
    },
    retry: async (signal) => {
      while (!signal.aborted) {
        if (blocked.size > 0 && !isStopped()) {
          await retryDue(signal).catch((error: unknown) => {
            if (!isOutage(error)) throw error
          })
        }
        await deps.pause(RETRY_LOOK, signal)
      }
    },
  }
}
