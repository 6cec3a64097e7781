import { Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'

/** Things whose history the people concerned may read (EVT-11). A module that brings a new one adds its word. */
export const TIMELINE_KINDS = [
  'account',
  'offer',
  'order',
  'lesson',
  'payment',
  'quiz',
  'assignment',
  'level',
  'locker',
] as const
export type TimelineKind = (typeof TIMELINE_KINDS)[number]

/** Names of the events that a history tells; the page has words for each. A module that tells more adds them here. */
export const TIMELINE_STEPS = [
  'LevelBegun',
  'LevelPublished',
  'LevelUnlisted',
  'LevelHidden',
  'LevelCleared',
  'LevelTakenDown',
  'LevelRemoved',
  'OfferSubmitted',
  'OfferActivated',
  'OfferRejected',
  'OfferRemoved',
  'OrderPlaced',
  'OrderNudged',
  'OrderAccepted',
  'OrderRejected',
  'OrderCancelled',
  'LessonBooked',
  'LessonMoveProposed',
  'LessonMoved',
  'LessonMoveDeclined',
  'LessonMoveWithdrawn',
  'LessonMoveLapsed',
  'LessonCancelled',
  'LessonDone',
  'LessonDoneTakenBack',
  'LessonNoteLeft',
  'LessonProblemReported',
  'LessonProblemAnswered',
  'LessonProblemUnanswered',
  'LessonProblemWithdrawn',
  'LessonProblemDecided',
  'PaymentOpened',
  'PaymentDateMoved',
  'PaymentMarkedPaid',
  'PaymentConfirmed',
  'PaymentDisputed',
  'PaymentDisputeWithdrawn',
  'PaymentMarkReversed',
  'PaymentStayedDue',
  'PaymentVoided',
  'PaymentToBeReturned',
  'PaymentReturned',
  'PaymentReturnReversed',
  'PaymentWaived',
  'PaymentReinstated',
  'AccountRegistered',
  'TermsAccepted',
  'PasswordChanged',
  'IdentityLinked',
  'IdentityUnlinked',
  'LanguageChosen',
  'LoginsFailed',
  'AccountBlocked',
  'AccountUnblocked',
  'AccountDeletionRequested',
  'AccountDeletionScheduled',
  'AccountDeletionCancelled',
  'QuizBegun',
  'VersionFrozen',
  'QuizSubmitted',
  'QuizWithdrawn',
  'QuizApproved',
  'QuizRejected',
  'QuizUnlisted',
  'KeyCorrected',
  'KeyContested',
  'KeyDefended',
  'KeyDefendedByStaff',
  'ContestsOverdue',
  'QuizRemoved',
  'QuizAssigned',
  'AssignmentBegun',
  'AssignmentTryLost',
  'AssignmentDone',
  'AssignmentDueChanged',
  'AssignmentOverdue',
  'AssignmentReviewOpened',
  'AssignmentWithdrawn',
  'AvatarChosen',
  'PartBought',
  'PictureKindChosen',
] as const
export type TimelineStep = (typeof TIMELINE_STEPS)[number]

/** Who did it, as the reader may know it: staff, machine and learners have no names. */
export const TIMELINE_ACTORS = ['you', 'teacher', 'student', 'person', 'learner', 'staff', 'system'] as const
export type TimelineActor = (typeof TIMELINE_ACTORS)[number]

/** One step: what happened, when, by whom, and why where a reason was given. */
export const TimelineEntryView = Obj({
  /** The event's id: a step has it for ever. */
  id: Type.String({ format: 'uuid' }),
  what: OneOf(TIMELINE_STEPS),
  /** Values of those words. */
  params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  /** What somebody wrote about it, in their words. */
  note: Nullable(Type.String()),
  occurred_at: Instant,
  by: OneOf(TIMELINE_ACTORS),
  /** The id and name of another person; null for the rest, and for somebody whose account is gone. */
  by_id: Nullable(Id),
  by_name: Nullable(Type.String()),
})
export type TimelineEntryView = Static<typeof TimelineEntryView>
