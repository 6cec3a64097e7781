import type { Recorded } from '@kredka/contracts/kernel/events'
import type { Clock, EventStore, Log, Position, SubscriptionBatch } from '@kredka/contracts/kernel/ports'
import type pg from 'pg'
import type { Policy } from '../policy.ts'
import type { WriteSide } from '../write-side.ts'
import { brief, isOutage, outageAfter } from './backoff.ts'
import { addCheckpoints, loadCheckpoints, moveCheckpoints } from './checkpoints.ts'
import { type OpenEvents, openEach, type Unreadable } from './open-each.ts'
import { oneAtATime, type Pause, together } from './pause.ts'
import { causeOf, reactionTo } from './reaction.ts'
import { blockedStreams, blockKey, dueHeads, failedAgain, type Head, handled, setAside } from './set-aside.ts'

export interface ReactionDeps {
  readonly store: Pick<EventStore, 'subscribe' | 'read' | 'head' | 'compare'>
  readonly open: OpenEvents
  readonly write: WriteSide
  readonly pool: pg.Pool
  readonly clock: Clock
  readonly pause: Pause
  readonly log: Log
}

export interface PolicyRunner {
  /**
   * Gives new policies their place: the head of the log as it is now. Called by every process before it takes requests, so that the
   * first event after a deployment is not missed. Repeats change nothing.
   */
  prepare(): Promise<void>
  /**
   * Runs the policies until `signal` aborts; finishes what is under way first. Only one process at a time: under a lease.
   * @throws LostLeadError when another process moved the checkpoints
   */
  lead(signal: AbortSignal): Promise<void>
}

/** Events between two stores of checkpoints that no policy cared about. */
const QUIET_EVENTS = 500
/** How often retries are looked for, in milliseconds. */
const RETRY_LOOK = 1000

export function policyRunner(policies: readonly Policy[], deps: ReactionDeps): PolicyRunner {
  const names = policies.map((policy) => policy.name)
  if (new Set(names).size !== names.length) throw new Error(`two policies share a name: ${names.join(', ')}`)
  return {
    prepare: async () => {
      if (names.length > 0) await addCheckpoints(deps.pool, names, await deps.store.head())
    },
    lead: async (signal) => {
      if (names.length === 0) return
      await addCheckpoints(deps.pool, names, await deps.store.head())
      await lead(policies, deps, signal)
    },
  }
}

async function lead(policies: readonly Policy[], deps: ReactionDeps, signal: AbortSignal): Promise<void> {
  const { store, pool, clock, log } = deps
  const byName = new Map(policies.map((policy) => [policy.name, policy]))
  const types = new Set(policies.flatMap((policy) => Object.keys(policy.on)))
  const stored = await loadCheckpoints(pool, [...byName.keys()])
  let blocked = await blockedStreams(pool)
  const exclusive = oneAtATime()

  /** Ends in success, in an error that is the event's own fault, or (after `signal`) in the outage that held it up. */
  async function react(policy: Policy, event: Recorded): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      try {
        const rejection = await policy.on[event.type]?.(
          event,
          reactionTo(causeOf(policy.name, event), deps.write, clock),
        )
        if (rejection) {
          log.debug(
            { policy: policy.name, event: event.id, code: rejection.rejected },
            'a policy’s command was refused',
          )
        }
        return
      } catch (error) {
        if (!isOutage(error) || signal.aborted) throw error
        log.warn({ policy: policy.name, error: brief(error) }, 'a policy waits for a part that is down')
        await deps.pause(outageAfter(failures), signal)
      }
    }
  }

  async function takeOne(policy: Policy, event: Recorded | Unreadable): Promise<void> {
    const key = blockKey(policy.name, event.stream)
    if (blocked.has(key)) return setAside(pool, policy.name, event, clock.now())
    try {
      if ('unreadable' in event) throw event.unreadable
      await react(policy, event)
    } catch (error) {
      if (isOutage(error)) throw error
      log.error({ policy: policy.name, event: event.id, type: event.type, error: brief(error) }, 'a policy failed')
      await setAside(pool, policy.name, event, clock.now(), error)
      blocked.add(key)
    }
  }

  async function take(batch: SubscriptionBatch): Promise<number> {
    const wanted = batch.events.filter((event) => types.has(event.type) && event.metadata.origin !== 'seed')
    const events = await openEach(wanted, deps.open)
    await Promise.all(
      policies.map(async (policy) => {
        const after = stored.get(policy.name) ?? ''
        for (const event of events) {
          if (signal.aborted) throw new Stopped()
          if (policy.on[event.type] === undefined || store.compare(event.position, after) <= 0) continue
          await takeOne(policy, event)
        }
      }),
    )
    return events.length
  }

  async function save(position: Position): Promise<void> {
    const behind = new Map([...stored].filter(([, at]) => store.compare(at, position) < 0))
    if (behind.size === 0) return
    await moveCheckpoints(pool, behind, position)
    for (const name of behind.keys()) stored.set(name, position)
  }

  async function follow(both: AbortSignal): Promise<void> {
    let quiet = 0
    for await (const batch of store.subscribe(earliest(stored, store.compare.bind(store)), both)) {
      await exclusive(async () => {
        const handledEvents = await take(batch)
        quiet = handledEvents > 0 ? QUIET_EVENTS : quiet + batch.events.length
        if (quiet < QUIET_EVENTS) return
        await save(batch.position)
        quiet = 0
      })
    }
  }

  async function retryStream(first: Head): Promise<void> {
    const policy = byName.get(first.policy)
    if (policy === undefined) return
    for (let head: Head | null = first; head !== null && !signal.aborted; head = await handled(pool, head)) {
      try {
        const [event] = await deps.open(await store.read(head.stream, { from: head.revision, limit: 1 }))
        if (event !== undefined) await react(policy, event)
      } catch (error) {
        if (!isOutage(error)) await failedAgain(pool, head, clock.now(), error)
        return
      }
    }
  }

  async function retry(both: AbortSignal): Promise<void> {
    while (!both.aborted) {
      await exclusive(async () => {
        if (blocked.size === 0) return
        for (const head of await dueHeads(pool, clock.now())) await retryStream(head)
        blocked = await blockedStreams(pool)
      })
      await deps.pause(RETRY_LOOK, both)
    }
  }

  await together(signal, [follow, retry]).catch((error: unknown) => {
    if (!(error instanceof Stopped)) throw error
  })
}

/** Ends a batch between two events when the process stops: the checkpoint stays, the rest is repeated. */
class Stopped extends Error {}

function earliest(positions: ReadonlyMap<string, Position>, compare: (a: Position, b: Position) => number): Position {
  return [...positions.values()].reduce((a, b) => (compare(b, a) < 0 ? b : a))
}
