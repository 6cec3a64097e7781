import type { TimelineActor, TimelineStep } from '@kredka/contracts/audit/views'
import type { TextId } from '../i18n/text-ids.ts'
import type { StatusKind } from '../ui/theme/status-kinds.ts'

/** How a step of a history is told, by the name of its event. */
export interface StepWords {
  readonly text: TextId
  /** The seven states lend the step its colour and icon. */
  readonly kind: StatusKind
}

export const STEPS: Readonly<Record<TimelineStep, StepWords>> = {
  AvatarChosen: { text: 'audit.AvatarChosen', kind: 'info' },
  PartBought: { text: 'audit.PartBought', kind: 'done' },
  PictureKindChosen: { text: 'audit.PictureKindChosen', kind: 'info' },

  QuizBegun: { text: 'audit.QuizBegun', kind: 'new' },
  VersionFrozen: { text: 'audit.VersionFrozen', kind: 'info' },
  QuizSubmitted: { text: 'audit.QuizSubmitted', kind: 'new' },
  QuizWithdrawn: { text: 'audit.QuizWithdrawn', kind: 'cancelled' },
  QuizApproved: { text: 'audit.QuizApproved', kind: 'active' },
  QuizRejected: { text: 'audit.QuizRejected', kind: 'warning' },
  QuizUnlisted: { text: 'audit.QuizUnlisted', kind: 'inactive' },
  KeyCorrected: { text: 'audit.KeyCorrected', kind: 'info' },
  KeyContested: { text: 'audit.KeyContested', kind: 'warning' },
  KeyDefended: { text: 'audit.KeyDefended', kind: 'done' },
  KeyDefendedByStaff: { text: 'audit.KeyDefendedByStaff', kind: 'done' },
  ContestsOverdue: { text: 'audit.ContestsOverdue', kind: 'warning' },
  QuizRemoved: { text: 'audit.QuizRemoved', kind: 'inactive' },

  LevelBegun: { text: 'audit.LevelBegun', kind: 'new' },
  LevelPublished: { text: 'audit.LevelPublished', kind: 'active' },
  LevelUnlisted: { text: 'audit.LevelUnlisted', kind: 'inactive' },
  LevelHidden: { text: 'audit.LevelHidden', kind: 'warning' },
  LevelCleared: { text: 'audit.LevelCleared', kind: 'active' },
  LevelTakenDown: { text: 'audit.LevelTakenDown', kind: 'warning' },
  LevelRemoved: { text: 'audit.LevelRemoved', kind: 'inactive' },

  OfferSubmitted: { text: 'audit.OfferSubmitted', kind: 'new' },
  OfferActivated: { text: 'audit.OfferActivated', kind: 'active' },
  OfferRejected: { text: 'audit.OfferRejected', kind: 'warning' },
  OfferTakenDown: { text: 'audit.OfferTakenDown', kind: 'warning' },
  OfferRemoved: { text: 'audit.OfferRemoved', kind: 'inactive' },

  OrderPlaced: { text: 'audit.OrderPlaced', kind: 'new' },
  OrderNudged: { text: 'audit.OrderNudged', kind: 'info' },
  OrderAccepted: { text: 'audit.OrderAccepted', kind: 'done' },
  OrderRejected: { text: 'audit.OrderRejected', kind: 'warning' },
  OrderCancelled: { text: 'audit.OrderCancelled', kind: 'cancelled' },

  LessonBooked: { text: 'audit.LessonBooked', kind: 'new' },
  LessonMoveProposed: { text: 'audit.LessonMoveProposed', kind: 'info' },
  LessonMoved: { text: 'audit.LessonMoved', kind: 'done' },
  LessonMoveDeclined: { text: 'audit.LessonMoveDeclined', kind: 'warning' },
  LessonMoveWithdrawn: { text: 'audit.LessonMoveWithdrawn', kind: 'inactive' },
  LessonMoveLapsed: { text: 'audit.LessonMoveLapsed', kind: 'inactive' },
  LessonCancelled: { text: 'audit.LessonCancelled', kind: 'cancelled' },
  LessonDone: { text: 'audit.LessonDone', kind: 'done' },
  LessonDoneTakenBack: { text: 'audit.LessonDoneTakenBack', kind: 'warning' },
  LessonNoteLeft: { text: 'audit.LessonNoteLeft', kind: 'info' },
  LessonProblemReported: { text: 'audit.LessonProblemReported', kind: 'warning' },
  LessonProblemAnswered: { text: 'audit.LessonProblemAnswered', kind: 'info' },
  LessonProblemUnanswered: { text: 'audit.LessonProblemUnanswered', kind: 'inactive' },
  LessonProblemWithdrawn: { text: 'audit.LessonProblemWithdrawn', kind: 'inactive' },
  LessonProblemDecided: { text: 'audit.LessonProblemDecided', kind: 'done' },
  PaymentOpened: { text: 'audit.PaymentOpened', kind: 'new' },
  PaymentDateMoved: { text: 'audit.PaymentDateMoved', kind: 'info' },
  PaymentAnnounced: { text: 'audit.PaymentAnnounced', kind: 'info' },
  PaymentAnnouncementWithdrawn: { text: 'audit.PaymentAnnouncementWithdrawn', kind: 'info' },
  PaymentAnnouncementDeclined: { text: 'audit.PaymentAnnouncementDeclined', kind: 'warning' },
  PaymentMarkedPaid: { text: 'audit.PaymentMarkedPaid', kind: 'done' },
  PaymentConfirmed: { text: 'audit.PaymentConfirmed', kind: 'done' },
  PaymentDisputed: { text: 'audit.PaymentDisputed', kind: 'warning' },
  PaymentDisputeWithdrawn: { text: 'audit.PaymentDisputeWithdrawn', kind: 'info' },
  PaymentMarkReversed: { text: 'audit.PaymentMarkReversed', kind: 'warning' },
  PaymentStayedDue: { text: 'audit.PaymentStayedDue', kind: 'info' },
  PaymentVoided: { text: 'audit.PaymentVoided', kind: 'cancelled' },
  PaymentToBeReturned: { text: 'audit.PaymentToBeReturned', kind: 'warning' },
  PaymentReturned: { text: 'audit.PaymentReturned', kind: 'done' },
  PaymentReturnReversed: { text: 'audit.PaymentReturnReversed', kind: 'warning' },
  PaymentWaived: { text: 'audit.PaymentWaived', kind: 'inactive' },
  PaymentReinstated: { text: 'audit.PaymentReinstated', kind: 'warning' },

  QuizAssigned: { text: 'audit.QuizAssigned', kind: 'new' },
  AssignmentBegun: { text: 'audit.AssignmentBegun', kind: 'active' },
  AssignmentTryLost: { text: 'audit.AssignmentTryLost', kind: 'inactive' },
  AssignmentDone: { text: 'audit.AssignmentDone', kind: 'done' },
  AssignmentDueChanged: { text: 'audit.AssignmentDueChanged', kind: 'info' },
  AssignmentOverdue: { text: 'audit.AssignmentOverdue', kind: 'warning' },
  AssignmentReviewOpened: { text: 'audit.AssignmentReviewOpened', kind: 'info' },
  AssignmentWithdrawn: { text: 'audit.AssignmentWithdrawn', kind: 'cancelled' },
  QuizAskedFor: { text: 'audit.QuizAskedFor', kind: 'new' },
  AskedQuizAssigned: { text: 'audit.AskedQuizAssigned', kind: 'done' },
  AskedQuizDeclined: { text: 'audit.AskedQuizDeclined', kind: 'inactive' },
  AskedQuizWithdrawn: { text: 'audit.AskedQuizWithdrawn', kind: 'cancelled' },

  AccountRegistered: { text: 'audit.AccountRegistered', kind: 'new' },
  TermsAccepted: { text: 'audit.TermsAccepted', kind: 'done' },
  PasswordChanged: { text: 'audit.PasswordChanged', kind: 'info' },
  IdentityLinked: { text: 'audit.IdentityLinked', kind: 'info' },
  IdentityUnlinked: { text: 'audit.IdentityUnlinked', kind: 'inactive' },
  LanguageChosen: { text: 'audit.LanguageChosen', kind: 'info' },
  LoginsFailed: { text: 'audit.LoginsFailed', kind: 'warning' },
  AccountBlocked: { text: 'audit.AccountBlocked', kind: 'cancelled' },
  AccountUnblocked: { text: 'audit.AccountUnblocked', kind: 'active' },
  AccountDeletionRequested: { text: 'audit.AccountDeletionRequested', kind: 'warning' },
  AccountDeletionScheduled: { text: 'audit.AccountDeletionScheduled', kind: 'warning' },
  AccountDeletionCancelled: { text: 'audit.AccountDeletionCancelled', kind: 'active' },
}

/** Who did it, in words; null where there is nobody to name. */
export const ACTORS: Readonly<Record<TimelineActor, TextId | null>> = {
  you: 'audit.by_you',
  teacher: 'audit.by_teacher',
  student: 'audit.by_student',
  learner: 'audit.by_learner',
  person: 'audit.by_person',
  staff: 'audit.by_staff',
  system: null,
}
