import { ActView } from '../admin/views.ts'
import { Count, Id, Instant, Language, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { BetaFeatureView } from '../settings/views.ts'
import { ACCOUNT_STATES, INVITATION_STATES, PROVIDERS, TEACHER_STATES } from './rules.ts'

const person = {
  id: Id,
  /** Null once the person is forgotten. */
  name: Nullable(Type.String()),
  /**
   * `a…@example.com`: tells people apart; the whole address is shown for a reason alone. Null once the person is
   * forgotten.
   */
  email_hint: Nullable(Type.String()),
}

/** A row of 'users' (ADM-02). */
export const UserRowView = Obj({
  ...person,
  provider: OneOf(PROVIDERS),
  language: Language,
  state: OneOf(ACCOUNT_STATES),
  teacher_state: OneOf(TEACHER_STATES),
  /** Features that the person asked for and nobody has decided on. */
  beta_waiting: Count,
  /** Public offers. */
  offers: Count,
  registered_at: Instant,
})
export type UserRowView = Static<typeof UserRowView>

/** A login that is open now, as its browser named itself. */
export const UserSessionView = Obj({ id: Id, user_agent: Type.String(), created_at: Instant, last_used_at: Instant })
export type UserSessionView = Static<typeof UserSessionView>

export const UserDetailView = Obj({
  ...person,
  provider: OneOf(PROVIDERS),
  language: Language,
  timezone: Nullable(Type.String()),
  state: OneOf(ACCOUNT_STATES),
  /** Why the account is blocked. */
  state_reason: Nullable(Type.String()),
  registered_at: Instant,
  /** Version of the general terms accepted last. */
  terms_version: Nullable(Type.String()),
  teacher_state: OneOf(TEACHER_STATES),
  /** Why the teacher is suspended. */
  teacher_reason: Nullable(Type.String()),
  teacher_since: Nullable(Instant),
  /** Version of the tutor terms accepted. */
  tutor_terms_version: Nullable(Type.String()),
  /** Offers by what becomes of them. */
  offers: Obj({ public: Count, waiting: Count, all: Count }),
  /**
   * What the other sections of the back office hold about the person, as their search by this id finds it. Offers stand
   * above.
   */
  cases: Obj({
    /** Reviews that they wrote, and those about them. */
    comments: Count,
    /** Sent for review. */
    exercises: Count,
    /** On lessons of theirs, by whichever side. */
    lesson_problems: Count,
    /** Reported messages of theirs, and those that they reported. */
    message_reports: Count,
    orders_received: Count,
    orders_placed: Count,
  }),
  /** Where the person is logged in now, the session used last first; no addresses. */
  sessions: Type.Array(UserSessionView),
  /** An open invitation to teach. */
  invitation_id: Nullable(Id),
  beta_features: Type.Array(BetaFeatureView),
  /** What staff did about the person and what the person asked staff for, the newest first. */
  history: Type.Array(
    Obj({
      ...ActView.properties,
      /** The beta feature it was about. */
      feature: Nullable(Type.String()),
    }),
  ),
})
export type UserDetailView = Static<typeof UserDetailView>

export const UserEmailView = Obj({ email: Type.String() })

/** A row of 'teacher requests': somebody who started to teach (PRO-03). */
export const TeacherRowView = Obj({
  ...person,
  state: OneOf(['active', 'suspended']),
  reason: Nullable(Type.String()),
  since: Instant,
  how: OneOf(['self', 'invitation']),
  terms_version: Type.String(),
  offers: Count,
})
export type TeacherRowView = Static<typeof TeacherRowView>

export const TeacherInvitationRowView = Obj({
  ...person,
  /** The invited person's account, where there was one, else the account that accepted. */
  user_id: Nullable(Id),
  language: Language,
  state: OneOf(INVITATION_STATES),
  invited_at: Instant,
  /** When the newest mail was asked for. */
  sent_at: Instant,
  times_sent: Count,
  expires_at: Instant,
  /** When it was accepted or withdrawn. */
  ended_at: Nullable(Instant),
  /** Why it was withdrawn. */
  reason: Nullable(Type.String()),
})
export type TeacherInvitationRowView = Static<typeof TeacherInvitationRowView>

/** What the holder of an invitation's link learns. */
export const OpenedInvitationView = Obj({
  name: Nullable(Type.String()),
  /** The address has no account yet: this token makes one, as that of a sign-up's mail would. */
  signup_token: Nullable(Type.String()),
})
export type OpenedInvitationView = Static<typeof OpenedInvitationView>
