import { type EventStore, type Position, START } from '@kredka/contracts/kernel/ports'
import { brief } from '@kredka/projections/kernel/brief'
import type { Place } from '../followed-log/log-fault.ts'
import type { Policy } from '../policy.ts'
import { checkpointKeeper } from './checkpoint-keeper.ts'
import { addCheckpoints, loadCheckpoints } from './checkpoints.ts'
import { readBlockedStreams, readDroppedEvents } from './dead-letters.ts'
import { openEach } from './open-each.ts'
import { runTogether } from './pause.ts'
import { placeOf, policyFollower } from './policy-follower.ts'
import { policyStreams } from './policy-streams.ts'
import type { ReactionDeps } from './reaction-deps.ts'
import { retryPatiently } from './retry-patiently.ts'
import { stoppedPolicies } from './stopped.ts'

export interface PolicyRunner {
  /**
   * Gives new policies their place: the head of the log as it is now. Called by every process before it takes requests,
   * so that the first event after a deployment is not missed. Repeats change nothing.
   */
  prepare(): Promise<void>
  /**
   * Runs the policies until `signal` aborts; finishes what is under way first. Only one process at a time: under a
   * lease.
   * @throws LostLeadError when another process moved the checkpoints
   */
  lead(signal: AbortSignal): Promise<void>
}

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

/**
 * One reader of the log for all policies, which opens each event once; every policy goes its own way through what it
 * read. It begins where the middle one stands: those behind read by themselves until they have caught up, those ahead
 * let it come.
 */
async function lead(policies: readonly Policy[], deps: ReactionDeps, signal: AbortSignal): Promise<void> {
  const { store, pool, clock, pause, log, gather } = deps
  const types = new Set(policies.flatMap((policy) => Object.keys(policy.on)))
  const stored = await loadCheckpoints(
    pool,
    policies.map(({ name }) => name),
  )
  const stopped = stoppedPolicies(pool, pause)
  await stopped.look()
  let readerAt = medianOf(stored.values(), store)

  const made = await Promise.all(
    policies.map(async (policy) => {
      const [blocked, dropped] = await Promise.all([
        readBlockedStreams(pool, policy.name),
        readDroppedEvents(pool, policy.name),
      ])
      const isStopped = () => stopped.has(policy.name)
      const streams = policyStreams(policy, { blocked, dropped }, deps, isStopped)
      const from = stored.get(policy.name) ?? readerAt
      const onHandled = (name: string, count: number) => keeper.noteMove(name, count)
      return {
        streams,
        follower: policyFollower({ policy, from, streams, isStopped, deps, readerAt: () => readerAt, onHandled }),
      }
    }),
  )
  const followers = new Map(made.map(({ follower }) => [follower.name, follower]))
  const placeOfPolicy = (name: string): Place => followers.get(name)?.place() ?? { position: readerAt, event_id: null }
  const keeper = checkpointKeeper({ pool, clock, pause, gather, log, stored, placeOf: placeOfPolicy })

  async function read(both: AbortSignal): Promise<void> {
    for await (const batch of store.subscribe(readerAt, both)) {
      const wanted = batch.events.filter(({ type, metadata }) => types.has(type) && metadata.origin !== 'seed')
      const events = await retryPatiently('the policies cannot read on', () => openEach(wanted, deps.open), deps, both)
      const last = batch.events.at(-1)
      if (both.aborted || events === undefined) return
      if (last === undefined) continue
      readerAt = last.position
      for (const { follower } of made) follower.offer(events, placeOf(last))
    }
  }

  const loops = made.flatMap(({ streams, follower }) => [follower.run, streams.retry])
  await runTogether(signal, [read, keeper.run, stopped.watch, ...loops])
  await keeper
    .saveAll()
    .catch((error: unknown) => log.warn({ error: brief(error) }, 'the policies’ places were not kept'))
}

/**
 * Neither a policy that is new, and stands at the head, nor one that has waited long decides where the others begin.
 */
function medianOf(positions: Iterable<Position>, { compare }: Pick<EventStore, 'compare'>): Position {
  const inOrder = [...positions].sort(compare)
  return inOrder[Math.floor(inOrder.length / 2)] ?? START
}
