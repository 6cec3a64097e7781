import { type AccountEvent, accountEvents } from '@kredka/contracts/accounts/events'
import { reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/**
 * Stream `email-{email_key}`: who has this address. The stream that can refuse goes first and carries the whole intent;
 * the account follows by policy.
 */
export interface EmailState {
  readonly user_id: string | null
}

type Claimed = EventOf<typeof accountEvents.EmailClaimed>
type EmailEvent = Extract<AccountEvent, { type: 'EmailClaimed' | 'EmailReleased' }>

export type EmailCommand =
  | ({ readonly do: 'claim' } & { readonly claim: Claimed['data'] })
  | { readonly do: 'release'; readonly email_key: string; readonly user_id: string }

export const emailDecider: Decider<EmailState, EmailCommand, EmailEvent> = {
  category: 'email',
  initial: { user_id: null },
  evolve(_, event) {
    return { user_id: event.type === 'EmailClaimed' ? event.data.user_id : null }
  },
  decide(state, command) {
    switch (command.do) {
      case 'claim':
        if (state.user_id !== null) return reject('EMAIL_TAKEN')
        return [make(accountEvents.EmailClaimed, command.claim)]
      case 'release':
        if (state.user_id !== command.user_id) return []
        return [make(accountEvents.EmailReleased, { email_key: command.email_key, user_id: command.user_id })]
    }
  },
}
