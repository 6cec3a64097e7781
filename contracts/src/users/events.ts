import { NAME_MAX } from '../accounts/rules.ts'
import { type EventsOf, event } from '../kernel/events.ts'
import { Email, Id, Instant, Language, Nullable, Obj, OneOf, Personal, Text } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'

/** Stream `personaldata-{user_id}`. Staff looked at what is private about a person, and why (ADM-03). */
export const PersonalDataRead = event(
  'PersonalDataRead',
  Obj({ user_id: Id, admin_id: Id, what: OneOf(['email']), reason: Text(REASON_MAX) }),
)

/** Stream `logins-{user_id}`. Staff ended one open login of a person: somebody else may have it (ADM-02). */
export const LoginEndedByStaff = event(
  'LoginEndedByStaff',
  Obj({ user_id: Id, session_id: Id, admin_id: Id, reason: Text(REASON_MAX) }),
)

/**
 * Stream `addresslist-{admin_id}`. Staff opened the list of people with their whole addresses to themselves for a
 * while, and why (ADM-03). It tells no ids, of which there may be ten thousand: it concerns everybody who had an
 * address until the list closed.
 */
export const AddressListOpened = event('AddressListOpened', Obj({ admin_id: Id, reason: Text(REASON_MAX) }))

const invitation = { invitation_id: Id }

/**
 * Stream `invitation-{invitation_id}`. The back office invites somebody to teach (PRO-03). `subject_id` is the user's
 * id; where the address has no account it is the invitation's own, and becomes the user's when the account is made from
 * the invitation.
 */
export const TeacherInvited = event(
  'TeacherInvited',
  Obj({
    ...invitation,
    subject_id: Id,
    user_id: Nullable(Id),
    email: Personal(Email, 'subject_id'),
    name: Personal(Text(NAME_MAX), 'subject_id'),
    language: Language,
    expires_at: Instant,
    admin_id: Id,
  }),
)
/** Once more to the same address, with a new link and a new term. */
export const TeacherInvitationResent = event(
  'TeacherInvitationResent',
  Obj({ ...invitation, expires_at: Instant, admin_id: Id }),
)
export const TeacherInvitationWithdrawn = event(
  'TeacherInvitationWithdrawn',
  Obj({ ...invitation, admin_id: Id, reason: Text(REASON_MAX) }),
)
/** The teacher profile that followed the invitation stands. */
export const TeacherInvitationAccepted = event('TeacherInvitationAccepted', Obj({ ...invitation, user_id: Id }))

export const userEvents = {
  PersonalDataRead,
  LoginEndedByStaff,
  AddressListOpened,
  TeacherInvited,
  TeacherInvitationResent,
  TeacherInvitationWithdrawn,
  TeacherInvitationAccepted,
}
export type UserEvent = EventsOf<typeof userEvents>
