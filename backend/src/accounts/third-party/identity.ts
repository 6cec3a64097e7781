import { type AccountEvent, accountEvents } from '@kredka/contracts/accounts/events'
import { reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../../kernel/decider.ts'

/** Stream `identity-{identity_key}`: whom a third party's word opens the account of (ACC-05). */
export interface IdentityState {
  readonly user_id: string | null
}

type Claimed = EventOf<typeof accountEvents.IdentityClaimed>
type IdentityEvent = Extract<AccountEvent, { type: 'IdentityClaimed' | 'IdentityReleased' }>

export type IdentityCommand =
  | { readonly do: 'claim'; readonly claim: Claimed['data'] }
  | { readonly do: 'release'; readonly identity_key: string; readonly user_id: string }

/** The same person may claim again: what was cut off half-way goes on. */
export const identityDecider: Decider<IdentityState, IdentityCommand, IdentityEvent> = {
  category: 'identity',
  initial: { user_id: null },
  evolve(_, event) {
    return { user_id: event.type === 'IdentityClaimed' ? event.data.user_id : null }
  },
  decide(state, command) {
    switch (command.do) {
      case 'claim':
        if (state.user_id === command.claim.user_id) return []
        return state.user_id === null
          ? [make(accountEvents.IdentityClaimed, command.claim)]
          : reject('THIRD_PARTY_REFUSED')
      case 'release': {
        const { identity_key, user_id } = command
        return state.user_id === user_id ? [make(accountEvents.IdentityReleased, { identity_key, user_id })] : []
      }
    }
  },
}
