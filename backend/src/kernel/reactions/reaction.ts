import type { Recorded } from '@kredka/contracts/kernel/events'
import type { Clock } from '@kredka/contracts/kernel/ports'
import { deriveEntityId, policyCommandId } from '../ids.ts'
import type { Reaction } from '../policy.ts'
import type { WriteSide } from '../write-side.ts'

/** Why a reaction runs: an event, or an alarm that an event once set. */
export interface Cause {
  /** Name of the policy or alarm. */
  readonly by: string
  /** UUID, the same at every repeat, another for every other cause: all ids of the reaction derive from it. */
  readonly id: string
  readonly event: Reaction['cause']
  readonly correlation_id: string
  /** Milliseconds; new entity ids sort by it. */
  readonly at: number
}

export function causeOf(policy: string, event: Recorded): Cause {
  const { $correlationId, occurred_at } = event.metadata
  return {
    by: policy,
    id: event.id,
    event: { event_id: event.id, type: event.type, stream: event.stream },
    correlation_id: $correlationId,
    at: Date.parse(occurred_at),
  }
}

/**
 * What a policy or alarm works with: the same cause gives the same ids, so that a second time changes nothing (EVT-05).
 */
export function reactionTo(cause: Cause, write: WriteSide, clock: Clock): Reaction {
  return {
    write,
    cause: cause.event,
    context: (command, step = '') => ({
      actor: { kind: 'system', id: cause.by },
      command_id: policyCommandId(cause.id, cause.by, `${command}/${step}`),
      command,
      correlation_id: cause.correlation_id,
      causation_id: cause.event.event_id,
      now: clock.now(),
      origin: 'live',
    }),
    entityId: (step = '') => deriveEntityId(cause.id, `${cause.by}/${step}`, cause.at),
  }
}
