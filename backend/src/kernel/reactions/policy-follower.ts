import type { Recorded } from '@kredka/contracts/kernel/events'
import type { Position } from '@kredka/contracts/kernel/ports'
import type { Place } from '../followed-log/log-fault.ts'
import type { Policy } from '../policy.ts'
import { isOutage, outageAfter } from './backoff.ts'
import { openEach, type Unreadable } from './open-each.ts'
import { atMost } from './pause.ts'
import type { PolicyStreams } from './policy-streams.ts'
import type { ReactionDeps } from './reaction-deps.ts'
import { STOPPED_LOOK_MS } from './stopped.ts'

/** Where one policy is, and its own way through the log: what holds it up holds up nobody else (EVT-06). */
export interface PolicyFollower {
  readonly name: string
  /** Everything up to here was handled or dead-lettered. */
  place(): Place
  /**
   * Takes what the shared reader has read and opened. Whoever falls too far behind leaves the reader and reads by
   * itself until it has caught up, so that no more than a queue of events is held for it.
   */
  offer(events: readonly (Recorded | Unreadable)[], through: Place): void
  run(signal: AbortSignal): Promise<void>
}

export interface FollowerParts {
  readonly policy: Policy
  readonly from: Position
  readonly streams: PolicyStreams
  /** Staff stopped it: it stays where it is. */
  readonly isStopped: () => boolean
  readonly deps: ReactionDeps
  /** How far the shared reader is. */
  readonly readerAt: () => Position
  /** Called when the position has moved past so many events that concerned the policy. */
  readonly onHandled: (name: string, count: number) => void
}

/** Events that may wait for one policy in memory: a batch of the reader fits. */
const MAX_QUEUED = 500
const PAGE = 250
const NOTHING_NEW_MS = 100

/** Where somebody stands who has come as far as this event. */
export function placeOf({ position, id }: Pick<Recorded, 'position' | 'id'>): Place {
  return { position, event_id: id }
}

export function policyFollower(parts: FollowerParts): PolicyFollower {
  const { policy, from, streams, deps, readerAt, onHandled, isStopped } = parts
  const { store, pause, log } = deps
  const isBefore = (a: Position, b: Position) => store.compare(a, b) < 0
  const concerns = (event: { type: string; metadata: { origin?: string } }) =>
    policy.on[event.type] !== undefined && event.metadata.origin !== 'seed'
  const queue: (Recorded | Unreadable)[] = []
  /** Read so far: what concerns the policy up to here is handled or stands in the queue. */
  let through: Place = { position: from, event_id: null }
  let done = through
  let isWithReader = !isBefore(from, readerAt())
  let wake: () => void = () => undefined

  async function readOn(signal: AbortSignal): Promise<void> {
    if (!isBefore(through.position, readerAt())) {
      isWithReader = true
      return
    }
    const { events } = await store.readAll(through.position, PAGE)
    const last = events.at(-1)
    if (last === undefined) return pause(NOTHING_NEW_MS, signal)
    queue.push(...(await openEach(events.filter(concerns), deps.open)))
    through = placeOf(last)
  }

  async function step(signal: AbortSignal): Promise<void> {
    if (isStopped()) return pause(STOPPED_LOOK_MS, signal)
    const events = ofDifferentStreams(queue, policy.atOnce ?? 1)
    const last = events.at(-1)
    if (last !== undefined) {
      await atMost(events.length, events, (event) => streams.take(event, signal))
      queue.splice(0, events.length)
      done = placeOf(last)
      return onHandled(policy.name, events.length)
    }
    done = through
    if (!isWithReader) return readOn(signal)
    await new Promise<void>((resolve) => {
      wake = resolve
    })
  }

  return {
    name: policy.name,
    place: () => done,
    offer: (events, to) => {
      if (!isWithReader || !isBefore(through.position, to.position)) return
      const mine = events.filter((event) => concerns(event) && isBefore(through.position, event.position))
      if (queue.length + mine.length > MAX_QUEUED) {
        isWithReader = false
        return wake()
      }
      queue.push(...mine)
      through = to
      wake()
    },
    run: async (signal) => {
      signal.addEventListener('abort', () => wake(), { once: true })
      for (let failures = 0; !signal.aborted; ) {
        try {
          await step(signal)
          failures = 0
        } catch (error) {
          if (signal.aborted) return
          if (!isOutage(error)) throw error
          log.warn({ policy: policy.name }, 'a policy cannot read on: a part is down')
          await pause(outageAfter(failures), signal)
          failures += 1
        }
      }
    },
  }
}

/** The first ones, up to `most`, as far as each is of another stream. */
function ofDifferentStreams(events: readonly (Recorded | Unreadable)[], most: number) {
  const streams = new Set<string>()
  for (const { stream } of events) {
    if (streams.size === most || streams.has(stream)) break
    streams.add(stream)
  }
  return events.slice(0, streams.size)
}
