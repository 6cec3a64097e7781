import { type EventsOf, event } from '../kernel/events.ts'
import { Email, Id, Language, Nullable, Obj, OneOf, Personal, Text, Type } from '../kernel/schema.ts'
import { NAME_MAX } from './rules.ts'

/** Hex HMAC of an address under the vault's pepper: names the stream `email-{email_key}` and no address. */
export const EmailKey = Type.String({ pattern: '^[0-9a-f]{32,64}$' })
/** Names a secret in the vault, never the secret. */
const CredentialId = Id
const TermsVersion = Text(20)

/**
 * Stream `signup-{signup_id}`. Somebody asked for an account with this address. The signup's id becomes the user's id, so the
 * address is the future user's personal data from the start.
 */
export const SignupRequested = event(
  'SignupRequested',
  Obj({ signup_id: Id, email_key: EmailKey, email: Personal(Email, 'signup_id'), language: Language }),
)

/** Stream `passwordreset-{request_id}`. Written whether or not the address has an account, and without it: the key finds the owner. */
export const PasswordResetRequested = event(
  'PasswordResetRequested',
  Obj({ request_id: Id, email_key: EmailKey, language: Language }),
)

/** Stream `email-{email_key}`. The address now belongs to this person; the event carries all that the account needs. */
export const EmailClaimed = event(
  'EmailClaimed',
  Obj({
    email_key: EmailKey,
    user_id: Id,
    email: Personal(Email, 'user_id'),
    name: Personal(Text(NAME_MAX), 'user_id'),
    credential_id: Nullable(CredentialId),
    provider: OneOf(['email', 'google', 'facebook']),
    language: Language,
    terms_version: TermsVersion,
  }),
)
export const EmailReleased = event('EmailReleased', Obj({ email_key: EmailKey, user_id: Id }))

/** Stream `account-{user_id}`. */
export const AccountRegistered = event(
  'AccountRegistered',
  Obj({
    user_id: Id,
    email_key: EmailKey,
    email: Personal(Email, 'user_id'),
    name: Personal(Text(NAME_MAX), 'user_id'),
    credential_id: Nullable(CredentialId),
    provider: OneOf(['email', 'google', 'facebook']),
    language: Language,
  }),
)
export const TermsAccepted = event(
  'TermsAccepted',
  Obj({ user_id: Id, document: OneOf(['general', 'tutor']), version: TermsVersion }),
)
export const PasswordChanged = event(
  'PasswordChanged',
  Obj({ user_id: Id, credential_id: CredentialId, how: OneOf(['reset', 'settings']) }),
)
export const LanguageChosen = event('LanguageChosen', Obj({ user_id: Id, language: Language }))
/** Many wrong passwords in a row for this account; the person is told by mail, nobody is locked out (ACC-10). */
export const LoginsFailed = event('LoginsFailed', Obj({ user_id: Id, failures: Type.Integer({ minimum: 1 }) }))
export const AccountBlocked = event('AccountBlocked', Obj({ user_id: Id, reason: Text(500) }))
export const AccountUnblocked = event('AccountUnblocked', Obj({ user_id: Id, reason: Text(500) }))
/** The person's key is gone: what is left of them reads as null (EVT-10). */
export const PersonForgotten = event('PersonForgotten', Obj({ subject_id: Id }))

export const accountEvents = {
  SignupRequested,
  PasswordResetRequested,
  EmailClaimed,
  EmailReleased,
  AccountRegistered,
  TermsAccepted,
  PasswordChanged,
  LanguageChosen,
  LoginsFailed,
  AccountBlocked,
  AccountUnblocked,
  PersonForgotten,
}
export type AccountEvent = EventsOf<typeof accountEvents>
