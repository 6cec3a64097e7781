import { type AccountEvent, accountEvents } from '@kredka/contracts/accounts/events'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/** Stream `account-{user_id}`: who may log in and how. */
export type Account =
  | { readonly is: 'absent' }
  | {
      /** `deleted`: nobody logs in any more, the person is about to be forgotten (ACC-08). */
      readonly is: 'open' | 'blocked' | 'deleted' | 'forgotten'
      readonly email_key: string
      /** Names the password's hash in the vault; null where only a third party vouches for the person. */
      readonly credential_id: string | null
      readonly language: 'pl' | 'en'
      /** Version of the general terms accepted last. */
      readonly terms_version: string | null
      /** Third parties whose word opens this account (ACC-05). */
      readonly identities: readonly Identity[]
    }

/** A link with a third party, and what stood behind it. */
export type Identity = Omit<EventOf<typeof accountEvents.IdentityLinked>['data'], 'user_id'>

type Known = Exclude<Account, { is: 'absent' }>
type Event = Extract<
  AccountEvent,
  {
    type:
      | 'AccountRegistered'
      | 'TermsAccepted'
      | 'PasswordChanged'
      | 'IdentityLinked'
      | 'IdentityUnlinked'
      | 'LanguageChosen'
      | 'LoginsFailed'
      | 'AccountBlocked'
      | 'AccountUnblocked'
      | 'AccountDeletionRequested'
      | 'AccountDeletionScheduled'
      | 'AccountDeletionCancelled'
      | 'AccountDeleted'
      | 'PersonForgotten'
  }
>
type Registered = Extract<Event, { type: 'AccountRegistered' }>

export type AccountCommand =
  | {
      readonly do: 'register'
      readonly account: Registered['data']
      readonly terms_version: string
      /** Of the third party that the person came by. */
      readonly identity?: Identity | null
    }
  | { readonly do: 'link_identity'; readonly user_id: string; readonly identity: Identity }
  | {
      readonly do: 'change_password'
      readonly user_id: string
      readonly credential_id: string
      readonly how: 'reset' | 'settings'
    }
  /** The person's own decision (ACC-05). */
  | { readonly do: 'unlink_provider'; readonly user_id: string; readonly provider: Identity['provider'] }
  | { readonly do: 'choose_language'; readonly user_id: string; readonly language: 'pl' | 'en' }
  | { readonly do: 'note_failed_logins'; readonly user_id: string; readonly failures: number }
  | { readonly do: 'block' | 'unblock'; readonly user_id: string; readonly reason: string }

export const accountDecider: Decider<Account, AccountCommand, Event> = {
  category: 'account',
  initial: { is: 'absent' },
  evolve(state, event) {
    if (event.type === 'AccountRegistered') {
      const { email_key, credential_id, language } = event.data
      return { is: 'open', email_key, credential_id, language, terms_version: null, identities: [] }
    }
    return state.is === 'absent' ? state : evolveKnown(state, event)
  },
  decide(state, command) {
    if (command.do === 'register') return register(state, command)
    if (state.is === 'absent' || state.is === 'deleted' || state.is === 'forgotten') return reject('NOT_FOUND')
    return decideKnown(state, command)
  },
}

function evolveKnown(state: Known, event: Exclude<Event, { type: 'AccountRegistered' }>): Account {
  switch (event.type) {
    case 'TermsAccepted':
      return event.data.document === 'general' ? { ...state, terms_version: event.data.version } : state
    case 'PasswordChanged':
      return { ...state, credential_id: event.data.credential_id }
    case 'IdentityLinked': {
      const { user_id: _, ...identity } = event.data
      return { ...state, identities: [...state.identities, identity] }
    }
    case 'IdentityUnlinked':
      return { ...state, identities: removeIdentity(state.identities, event.data.identity_key) }
    case 'LanguageChosen':
      return { ...state, language: event.data.language }
    case 'LoginsFailed':
    // how far the way out has come is for another decider
    case 'AccountDeletionRequested':
    case 'AccountDeletionScheduled':
    case 'AccountDeletionCancelled':
      return state
    case 'AccountBlocked':
      return { ...state, is: 'blocked' }
    case 'AccountUnblocked':
      return { ...state, is: 'open' }
    case 'AccountDeleted':
      return { ...state, is: 'deleted', credential_id: null }
    case 'PersonForgotten':
      return { ...state, is: 'forgotten', credential_id: null }
  }
}

function register(state: Account, command: Extract<AccountCommand, { do: 'register' }>): readonly Event[] {
  if (state.is !== 'absent') return []
  const { account, terms_version: version, identity = null } = command
  const { user_id } = account
  return [
    make(accountEvents.AccountRegistered, account),
    make(accountEvents.TermsAccepted, { user_id, document: 'general', version }),
    ...(identity === null ? [] : [make(accountEvents.IdentityLinked, { user_id, ...identity })]),
  ]
}

function decideKnown(state: Known, command: Exclude<AccountCommand, { do: 'register' }>): readonly Event[] | Rejection {
  const { user_id } = command
  switch (command.do) {
    case 'change_password':
      return [
        make(accountEvents.PasswordChanged, { user_id, credential_id: command.credential_id, how: command.how }),
        // whoever resets has read the mailbox; links that rest on less may be a stranger's
        ...(command.how === 'reset' ? unlinkIdentities(state, user_id, ({ proof }) => proof !== 'email') : []),
      ]
    case 'link_identity':
      return linkIdentity(state, user_id, command.identity)
    case 'unlink_provider':
      return unlinkProvider(state, user_id, command.provider)
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

/**
 * A third party that vouches for the address ends links made when nobody did: the account may have been laid in wait
 * (ACC-05).
 */
function linkIdentity(state: Known, user_id: string, identity: Identity): readonly Event[] {
  if (state.identities.some(({ identity_key }) => identity_key === identity.identity_key)) return []
  return [
    make(accountEvents.IdentityLinked, { user_id, ...identity }),
    ...(identity.proof === 'email' ? unlinkIdentities(state, user_id, ({ proof }) => proof === 'none') : []),
  ]
}

function unlinkIdentities(state: Known, user_id: string, which: (identity: Identity) => boolean): readonly Event[] {
  return state.identities
    .filter(which)
    .map(({ identity_key, provider }) => make(accountEvents.IdentityUnlinked, { user_id, identity_key, provider }))
}

/** One way in must be left: a password, or the word of another third party. */
function unlinkProvider(state: Known, user_id: string, provider: Identity['provider']): readonly Event[] | Rejection {
  const going = unlinkIdentities(state, user_id, (identity) => identity.provider === provider)
  if (going.length === 0) return reject('NOT_FOUND')
  const isLast = state.credential_id === null && going.length === state.identities.length
  return isLast ? reject('LAST_WAY_IN') : going
}

function removeIdentity(identities: readonly Identity[], key: string): readonly Identity[] {
  return identities.filter(({ identity_key }) => identity_key !== key)
}
