import { type EventsOf, event } from '../kernel/events.ts'
import { Email, Id, Instant, Language, Nullable, Obj, OneOf, Personal, Text, Type } from '../kernel/schema.ts'
import { NAME_MAX, PROVIDERS } from './rules.ts'

/** Hex HMAC of an address under the vault's pepper: names the stream `email-{email_key}` and no address. */
export const EmailKey = Type.String({ pattern: '^[0-9a-f]{32,64}$' })
/** Hex HMAC of a third party's name and its subject: names the stream `identity-{identity_key}` and neither of them. */
const IdentityKey = EmailKey
/**
 * What stood behind a link with a third party: it vouched for the account's address, the account's password was given,
 * or nothing, where the account was made with an address that nobody vouched for.
 */
export const Proof = OneOf(['email', 'password', 'none'])
/** Names a secret in the vault, never the secret. */
const CredentialId = Id
const TermsVersion = Text(20)

const signup = { signup_id: Id, email_key: EmailKey, email: Personal(Email, 'signup_id'), language: Language }
/**
 * Stream `signup-{signup_id}`. Somebody asked for an account with this address. The signup's id becomes the user's id,
 * so the address is the future user's personal data from the start. `played`: what the account takes over once it
 * stands, wherever it is confirmed: all that this visitor played, and the seat whose key was shown.
 */
export const SignupRequested = event(
  'SignupRequested',
  Obj({
    ...signup,
    played: Obj({ visitor_id: Nullable(Id), seat: Nullable(Obj({ room_id: Id, seat_id: Id })) }),
  }),
  [{ schema: Obj(signup), upcast: (data) => ({ ...data, played: { visitor_id: null, seat: null } }) }],
)

/**
 * Stream `passwordreset-{request_id}`. Written whether or not the address has an account, and without it: the key finds
 * the owner.
 */
export const PasswordResetRequested = event(
  'PasswordResetRequested',
  Obj({ request_id: Id, email_key: EmailKey, language: Language }),
)

const claimed = {
  email_key: EmailKey,
  user_id: Id,
  email: Personal(Email, 'user_id'),
  name: Personal(Text(NAME_MAX), 'user_id'),
  credential_id: Nullable(CredentialId),
  provider: OneOf(['email', 'google', 'facebook']),
  language: Language,
  terms_version: TermsVersion,
}
/** Stream `email-{email_key}`. The address now belongs to this person; the event carries all that the account needs. */
export const EmailClaimed = event(
  'EmailClaimed',
  Obj({ ...claimed, identity: Nullable(Obj({ identity_key: IdentityKey, proof: Proof })) }),
  [{ schema: Obj(claimed), upcast: (data) => ({ ...data, identity: null }) }],
)
export const EmailReleased = event('EmailReleased', Obj({ email_key: EmailKey, user_id: Id }))

/** Stream `identity-{identity_key}`. Who comes with this third party's word is this person (ACC-05). */
export const IdentityClaimed = event(
  'IdentityClaimed',
  Obj({ identity_key: IdentityKey, user_id: Id, provider: OneOf(PROVIDERS), proof: Proof }),
)
export const IdentityReleased = event('IdentityReleased', Obj({ identity_key: IdentityKey, user_id: Id }))

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
export const IdentityLinked = event(
  'IdentityLinked',
  Obj({ user_id: Id, identity_key: IdentityKey, provider: OneOf(PROVIDERS), proof: Proof }),
)
/** The third party opens this account no more: the address was proven by somebody who did not make this link. */
export const IdentityUnlinked = event(
  'IdentityUnlinked',
  Obj({ user_id: Id, identity_key: IdentityKey, provider: OneOf(PROVIDERS) }),
)
export const LanguageChosen = event('LanguageChosen', Obj({ user_id: Id, language: Language }))
/** Many wrong passwords in a row for this account; the person is told by mail, nobody is locked out (ACC-10). */
export const LoginsFailed = event('LoginsFailed', Obj({ user_id: Id, failures: Type.Integer({ minimum: 1 }) }))
export const AccountBlocked = event('AccountBlocked', Obj({ user_id: Id, reason: Text(500) }))
export const AccountUnblocked = event('AccountUnblocked', Obj({ user_id: Id, reason: Text(500) }))
/** The person asked to have the account deleted; a mail asks whether it was them (ACC-08). */
export const AccountDeletionRequested = event('AccountDeletionRequested', Obj({ user_id: Id }))
/** Confirmed by the mail's link: the account is deleted at `due_at` unless the person keeps it until then. */
export const AccountDeletionScheduled = event('AccountDeletionScheduled', Obj({ user_id: Id, due_at: Instant }))
export const AccountDeletionCancelled = event('AccountDeletionCancelled', Obj({ user_id: Id }))
/** Nobody logs in any more; what is left is to say farewell, then `PersonForgotten` follows. */
export const AccountDeleted = event('AccountDeleted', Obj({ user_id: Id }))
/** The person's key is gone: what is left of them reads as null (EVT-10). */
export const PersonForgotten = event('PersonForgotten', Obj({ subject_id: Id }))

/** Stream `siteaccount-{user_id}`. The site itself makes something from now on, and is called by its own name. */
export const SiteAccountOpened = event('SiteAccountOpened', Obj({ user_id: Id }))

export const accountEvents = {
  SignupRequested,
  PasswordResetRequested,
  EmailClaimed,
  EmailReleased,
  IdentityClaimed,
  IdentityReleased,
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
  SiteAccountOpened,
}
export type AccountEvent = EventsOf<typeof accountEvents>
