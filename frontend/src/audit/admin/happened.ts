import type { TextId } from '../../i18n/text-ids.ts'
import { DID } from './did.ts'

/** What happens in a case, and what comes of it, in a word; the event itself tells the rest. */
export const HAPPENED: ReadonlyMap<string, TextId> = new Map<string, TextId>([
  ['OrderPlaced', 'audit_admin.happened_OrderPlaced'],
  ['OrderAccepted', 'audit_admin.happened_OrderAccepted'],
  ['OrderRejected', 'audit_admin.happened_OrderRejected'],
  ['OrderCancelled', 'audit_admin.happened_OrderCancelled'],
  ['OrderNudged', 'audit_admin.happened_OrderNudged'],
  ['OrderRemoved', 'audit_admin.happened_OrderRemoved'],
  ['OrderTimesProposed', 'audit_admin.happened_OrderTimesProposed'],
  ['OrderTimesTaken', 'audit_admin.happened_OrderTimesTaken'],
  ['OrderTimesDeclined', 'audit_admin.happened_OrderTimesDeclined'],
  ['OrderTimesWithdrawn', 'audit_admin.happened_OrderTimesWithdrawn'],
  ['OrderTimesLapsed', 'audit_admin.happened_OrderTimesLapsed'],
  ['OrderTimesNudged', 'audit_admin.happened_OrderTimesNudged'],
  ['LessonBooked', 'audit_admin.happened_LessonBooked'],
  ['LessonCancelled', 'audit_admin.happened_LessonCancelled'],
  ['LessonDone', 'audit_admin.happened_LessonDone'],
  ['LessonDoneTakenBack', 'audit_admin.happened_LessonDoneTakenBack'],
  ['LessonMoveProposed', 'audit_admin.happened_LessonMoveProposed'],
  ['LessonMoved', 'audit_admin.happened_LessonMoved'],
  ['LessonMoveDeclined', 'audit_admin.happened_LessonMoveDeclined'],
  ['LessonMoveWithdrawn', 'audit_admin.happened_LessonMoveWithdrawn'],
  ['LessonMoveLapsed', 'audit_admin.happened_LessonMoveLapsed'],
  ['LessonNoteLeft', 'audit_admin.happened_LessonNoteLeft'],
  ['LessonReminded', 'audit_admin.happened_LessonReminded'],
  ['LessonProblemReported', 'audit_admin.happened_LessonProblemReported'],
  ['LessonProblemAnswered', 'audit_admin.happened_LessonProblemAnswered'],
  ['LessonProblemUnanswered', 'audit_admin.happened_LessonProblemUnanswered'],
  ['LessonProblemWithdrawn', 'audit_admin.happened_LessonProblemWithdrawn'],
  ['PaymentOpened', 'audit_admin.happened_PaymentOpened'],
  ['PaymentDateMoved', 'audit_admin.happened_PaymentDateMoved'],
  ['PaymentAnnounced', 'audit_admin.happened_PaymentAnnounced'],
  ['PaymentAnnouncementWithdrawn', 'audit_admin.happened_PaymentAnnouncementWithdrawn'],
  ['PaymentAnnouncementDeclined', 'audit_admin.happened_PaymentAnnouncementDeclined'],
  ['PaymentMarkedPaid', 'audit_admin.happened_PaymentMarkedPaid'],
  ['PaymentConfirmed', 'audit_admin.happened_PaymentConfirmed'],
  ['PaymentDisputed', 'audit_admin.happened_PaymentDisputed'],
  ['PaymentDisputeWithdrawn', 'audit_admin.happened_PaymentDisputeWithdrawn'],
  ['PaymentMarkReversed', 'audit_admin.happened_PaymentMarkReversed'],
  ['PaymentStayedDue', 'audit_admin.happened_PaymentStayedDue'],
  ['PaymentVoided', 'audit_admin.happened_PaymentVoided'],
  ['PaymentToBeReturned', 'audit_admin.happened_PaymentToBeReturned'],
  ['PaymentReturned', 'audit_admin.happened_PaymentReturned'],
  ['PaymentReturnReversed', 'audit_admin.happened_PaymentReturnReversed'],
  ['PaymentWaived', 'audit_admin.happened_PaymentWaived'],
  ['PaymentReinstated', 'audit_admin.happened_PaymentReinstated'],
  ['TimeHeld', 'audit_admin.happened_TimeHeld'],
  ['TimeBooked', 'audit_admin.happened_TimeBooked'],
  ['TimeBlocked', 'audit_admin.happened_TimeBlocked'],
  ['TimeFreed', 'audit_admin.happened_TimeFreed'],
  ['TimeUnblocked', 'audit_admin.happened_TimeUnblocked'],
  ['TimeMoved', 'audit_admin.happened_TimeMoved'],
  ['MoveHeld', 'audit_admin.happened_MoveHeld'],
  ['ProposedTimesHeld', 'audit_admin.happened_ProposedTimesHeld'],
  ['StudentTaken', 'audit_admin.happened_StudentTaken'],
  ['LessonCounted', 'audit_admin.happened_LessonCounted'],
  ['LessonUncounted', 'audit_admin.happened_LessonUncounted'],
  ['Notified', 'audit_admin.happened_Notified'],
  ['MailRequested', 'audit_admin.happened_MailRequested'],
  ['MailSent', 'audit_admin.happened_MailSent'],
])

/** The things of a case, by the category of their streams. */
export const LANES: ReadonlyMap<string, TextId> = new Map<string, TextId>([
  ['order', 'audit_admin.lane_order'],
  ['lesson', 'audit_admin.lane_lesson'],
  ['payment', 'audit_admin.lane_payment'],
  ['calendar', 'audit_admin.lane_calendar'],
  ['inbox', 'audit_admin.lane_inbox'],
  ['mail', 'audit_admin.lane_mail'],
])

/** What an event says to whoever knows no names of events; undefined for what is rare. */
export function wordsOfEvent(type: string): TextId | undefined {
  return DID.get(type) ?? HAPPENED.get(type)
}
