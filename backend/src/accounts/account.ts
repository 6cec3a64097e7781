import { type AccountEvent, accountEvents } from '@kredka/contracts/accounts/events'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/** Stream `account-{user_id}`: who may log in and how. */
export type Account =
  | { readonly is: 'absent' }
  | {
      readonly is: 'open' | 'blocked' | 'forgotten'
      readonly email_key: string
      /** Names the password's hash in the vault; null where only a third party vouches for the person. */
      readonly credential_id: string | null
      readonly language: 'pl' | 'en'
      /** Version of the general terms accepted last. */
      readonly terms_version: string | null
    }

type Known = Exclude<Account, { is: 'absent' }>
type Event = Extract<
  AccountEvent,
  {
    type:
      | 'AccountRegistered'
      | 'TermsAccepted'
      | 'PasswordChanged'
      | 'LanguageChosen'
      | 'LoginsFailed'
      | 'AccountBlocked'
      | 'AccountUnblocked'
      | 'PersonForgotten'
  }
>
type Registered = Extract<Event, { type: 'AccountRegistered' }>

export type AccountCommand =
  | { readonly do: 'register'; readonly account: Registered['data']; readonly terms_version: string }
  | {
      readonly do: 'change_password'
      readonly user_id: string
      readonly credential_id: string
      readonly how: 'reset' | 'settings'
    }
  | { readonly do: 'choose_language'; readonly user_id: string; readonly language: 'pl' | 'en' }
  | { readonly do: 'note_failed_logins'; readonly user_id: string; readonly failures: number }
  | { readonly do: 'block' | 'unblock'; readonly user_id: string; readonly reason: string }

export const accountDecider: Decider<Account, AccountCommand, Event> = {
  category: 'account',
  initial: { is: 'absent' },
  evolve(state, event) {
    if (event.type === 'AccountRegistered') {
      const { email_key, credential_id, language } = event.data
      return { is: 'open', email_key, credential_id, language, terms_version: null }
    }
    return state.is === 'absent' ? state : evolveKnown(state, event)
  },
  decide(state, command) {
    if (command.do === 'register') return register(state, command)
    return state.is === 'absent' || state.is === 'forgotten' ? reject('NOT_FOUND') : decideKnown(state, command)
  },
}

function evolveKnown(state: Known, event: Exclude<Event, { type: 'AccountRegistered' }>): Account {
  switch (event.type) {
    case 'TermsAccepted':
      return event.data.document === 'general' ? { ...state, terms_version: event.data.version } : state
    case 'PasswordChanged':
      return { ...state, credential_id: event.data.credential_id }
    case 'LanguageChosen':
      return { ...state, language: event.data.language }
    case 'LoginsFailed':
      return state
    case 'AccountBlocked':
      return { ...state, is: 'blocked' }
    case 'AccountUnblocked':
      return { ...state, is: 'open' }
    case 'PersonForgotten':
      return { ...state, is: 'forgotten', credential_id: null }
  }
}

function register(state: Account, command: Extract<AccountCommand, { do: 'register' }>): readonly Event[] {
  if (state.is !== 'absent') return []
  return [
    make(accountEvents.AccountRegistered, command.account),
    make(accountEvents.TermsAccepted, {
      user_id: command.account.user_id,
      document: 'general',
      version: command.terms_version,
    }),
  ]
}

function decideKnown(state: Known, command: Exclude<AccountCommand, { do: 'register' }>): readonly Event[] | Rejection {
  const { user_id } = command
  switch (command.do) {
    case 'change_password':
      return [make(accountEvents.PasswordChanged, { user_id, credential_id: command.credential_id, how: command.how })]
    case 'choose_language':
      return state.language === command.language
        ? []
        : [make(accountEvents.LanguageChosen, { user_id, language: command.language })]
    case 'note_failed_logins':
      return [make(accountEvents.LoginsFailed, { user_id, failures: command.failures })]
    case 'block':
      return state.is === 'blocked' ? [] : [make(accountEvents.AccountBlocked, { user_id, reason: command.reason })]
    case 'unblock':
      return state.is === 'open' ? [] : [make(accountEvents.AccountUnblocked, { user_id, reason: command.reason })]
  }
}
