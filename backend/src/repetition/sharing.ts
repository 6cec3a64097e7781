import { make } from '@kredka/contracts/kernel/events'
import { repetitionEvents as e, type RepetitionEvent } from '@kredka/contracts/repetition/events'
import type { Decider } from '../kernel/decider.ts'

/** Stream `learner-{user_id}`: whether those who teach the person see what they miss. Not before they say so. */
export interface Sharing {
  readonly is_shared: boolean
}

export interface SharingCommand {
  readonly do: 'share'
  readonly user_id: string
  readonly is_shared: boolean
}

export const sharingDecider: Decider<Sharing, SharingCommand, RepetitionEvent> = {
  category: 'learner',
  initial: { is_shared: false },
  evolve: (_, event) => ({ is_shared: event.type === 'MissesShared' }),
  decide(sharing, { user_id, is_shared }) {
    if (sharing.is_shared === is_shared) return []
    return [make(is_shared ? e.MissesShared : e.MissesHidden, { user_id })]
  },
}
