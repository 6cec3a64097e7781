import { reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { FeatureRolledOut } from '@kredka/contracts/settings/events'
import { type BetaFeature, NO_ROLLOUT, type Rollout } from '@kredka/contracts/settings/features'
import type { Decider } from '../kernel/decider.ts'

type Event = EventOf<typeof FeatureRolledOut>

interface State {
  readonly rollout: Rollout
  /** How often it was decided. */
  readonly revision: number
}

export interface RollOut {
  readonly feature: BetaFeature
  readonly rollout: Rollout
  /** Of the state that it was decided on. */
  readonly revision: number
  readonly admin_id: string
  readonly reason: string
}

/** Stream `feature-{feature}` (ADM-02): for whom it is on. */
export const rolloutDecider: Decider<State, RollOut, Event> = {
  category: 'feature',
  initial: { rollout: NO_ROLLOUT, revision: 0 },
  evolve: ({ revision }, { data: { mode, share, from, until } }) => ({
    rollout: { mode, share, from, until },
    revision: revision + 1,
  }),
  decide(state, { feature, rollout, revision, admin_id, reason }) {
    if (revision !== state.revision) return reject('BETA_FEATURE_STATE')
    const { mode, share, from, until } = rollout
    const isShare = mode === 'share'
    if (isShare && (share < 1 || (from !== null && until !== null && until < from))) return reject('ROLLOUT_UNFIT')
    const decided = isShare ? rollout : { ...NO_ROLLOUT, mode }
    return [make(FeatureRolledOut, { feature, ...decided, admin_id, reason })]
  },
}
