import type { AnalystQuestionRun, ReplicaRefreshAsked } from '@kredka/contracts/analysis/events'
import type { EventOf } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/** The one stream is `replica-house`. */
export const REPLICA_STREAM_ID = 'house'

type Run = EventOf<typeof AnalystQuestionRun>
type Refresh = EventOf<typeof ReplicaRefreshAsked>

/** Stream `analystruns-{admin_id}`: who asked what of the log. Nothing is decided by it: the log says it first. */
export const runsDecider: Decider<null, Run, Run> = {
  category: 'analystruns',
  initial: null,
  evolve: () => null,
  decide: (_, event) => [event],
}

export const replicaDecider: Decider<null, Refresh, Refresh> = {
  category: 'replica',
  initial: null,
  evolve: () => null,
  decide: (_, event) => [event],
}
