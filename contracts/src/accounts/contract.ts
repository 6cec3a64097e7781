import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import {
  AccountBlocked,
  AccountDeleted,
  AccountDeletionCancelled,
  AccountDeletionRequested,
  AccountDeletionScheduled,
  AccountRegistered,
  AccountUnblocked,
  accountEvents,
  EmailClaimed,
  EmailReleased,
  IdentityClaimed,
  IdentityLinked,
  IdentityReleased,
  IdentityUnlinked,
  LanguageChosen,
  LoginsFailed,
  PasswordChanged,
  PasswordResetRequested,
  PersonForgotten,
  SignupRequested,
  TermsAccepted,
} from './events.ts'
import * as views from './views.ts'

export const accountsContract = defineContract({
  name: 'accounts',
  title: 'Accounts and sessions',
  about: 'Signing up, logging in, sessions, passwords, third parties, deletion.',
  endpoints: Object.values(endpoints),
  events: accountEvents,
  streams: [
    stream('signup', 'signup_id', 'Somebody asked for an account; the id becomes the user’s.', [
      SignupRequested,
      PersonForgotten,
    ]),
    stream('passwordreset', 'request_id', 'Somebody asked for a new password.', [PasswordResetRequested]),
    stream('email', 'email_key', 'Whose an e-mail address is. The key is a keyed hash of the address.', [
      EmailClaimed,
      EmailReleased,
    ]),
    stream('identity', 'identity_key', 'Whose a log-in with a third party is.', [IdentityClaimed, IdentityReleased]),
    stream('account', 'user_id', 'An account, from its registration to its deletion.', [
      AccountRegistered,
      TermsAccepted,
      PasswordChanged,
      IdentityLinked,
      IdentityUnlinked,
      LanguageChosen,
      LoginsFailed,
      AccountBlocked,
      AccountUnblocked,
      AccountDeletionRequested,
      AccountDeletionScheduled,
      AccountDeletionCancelled,
      AccountDeleted,
      PersonForgotten,
    ]),
  ],
  views,
})
