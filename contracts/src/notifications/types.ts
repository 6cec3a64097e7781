import { ANSWER_MAX, IDEA_TITLE_MAX } from '../community/rules.ts'
import {
  Amount,
  Count,
  Currency,
  Id,
  Instant,
  Nullable,
  Obj,
  OneOf,
  type Static,
  Text,
  Type,
} from '../kernel/schema.ts'
import { REASON_MAX, TITLE_MAX } from '../offers/rules.ts'
import { SubjectRef } from '../offers/views.ts'
import { DATES_MAX } from '../orders/rules.ts'
import { TOPIC_TITLE_MAX } from '../topics/rules.ts'
import type { NotificationType } from './rules.ts'

/** Of the offer that it is about; section 3's `offer_subject`. */
const offer_subject = SubjectRef
const Dates = Type.Integer({ minimum: 1, maximum: DATES_MAX })
const order = {
  order_id: Id,
  offer_id: Id,
  offer_subject,
  starts_at: Instant,
  /** How many dates it tells of, and of how many; notices from before each date lapsed alone lack them. */
  dates: Type.Optional(Dates),
  of: Type.Optional(Dates),
  /** Which event of the order it tells. */
  revision: Type.Optional(Count),
}
const lesson = { lesson_id: Id, offer_subject, starts_at: Instant }
const payment = { payment_id: Id, amount: Amount, currency: Currency }
const offer = { offer_id: Id, offer_subject, offer_title: Text(TITLE_MAX) }
const review = { teacher_id: Id, offer_id: Id, offer_subject }
const own_quiz = { quiz_id: Id, quiz_title: Text(200) }
/** So much of an exercise stands in a notice. */
export const QUESTION_START = 120
const role = OneOf(['teacher', 'student'])
/** What was reported, and whether it was left as it is. */
export const decidedReport = { what: OneOf(['message', 'review']), outcome: OneOf(['kept', 'acted']) }

/**
 * What belongs to a notice, by type. It never holds what somebody else wrote, nor their name: whoever it is about is
 * named by the notice's `person_id` and looked up when it is shown, so that nothing of a person outlives them in the
 * lists of others (EVT-10). Words in it are the addressee's own, or of the site.
 */
export const notificationData = {
  order_received: Obj(order),
  order_accepted: Obj(order),
  order_rejected: Obj(order),
  /** `role`: the addressee's part in it. `expired`: nobody answered in time. */
  order_cancelled: Obj({ ...order, role, why: OneOf(['cancelled', 'expired']) }),
  order_nudge: Obj({ ...order, expires_at: Instant }),
  lesson_booked: Obj({ ...lesson, role }),
  /** `starts_at`: the time that it speaks of, `moved_from`: the one that it has had. */
  lesson_moved: Obj({
    ...lesson,
    role,
    moved_from: Instant,
    step: OneOf(['proposed', 'moved', 'declined', 'lapsed']),
  }),
  /** `late`: the student cancelled after the free window. */
  lesson_cancelled: Obj({ ...lesson, role, late: OneOf(['yes', 'no']) }),
  lesson_done: Obj({ ...lesson, role }),
  lesson_problem: Obj({ ...lesson, role, step: OneOf(['reported', 'answered', 'withdrawn', 'decided']) }),
  lesson_reminder: Obj({ ...lesson, role, hours: Type.Integer({ minimum: 1, maximum: 48 }) }),
  payment_paid: Obj(payment),
  payment_disputed: Obj(payment),
  /** Another's offer: its title is looked up, like a name. */
  saved_search_match: Obj({ offer_id: Id, offer_subject, search_id: Id }),
  review_requested: Obj({ lesson_id: Id, offer_subject }),
  review_received: Obj({ ...review, stars: Type.Integer({ minimum: 1, maximum: 5 }) }),
  review_answered: Obj(review),
  offer_activated: Obj(offer),
  offer_rejected: Obj({ ...offer, reason: Text(REASON_MAX) }),
  /**
   * `question`: how the exercise begins, so that one is told from the others of its topic. `reason` where it was
   * rejected.
   */
  exercise_status: Obj({
    topic_id: Id,
    topic_title: Text(TOPIC_TITLE_MAX),
    exercise_id: Id,
    question: Text(QUESTION_START),
    status: OneOf(['approved', 'rejected']),
    reason: Nullable(Text(REASON_MAX)),
  }),
  chat_message: Obj({ chat_id: Id }),
  quiz_assigned: Obj({ quiz_id: Id }),
  quiz_approved: Obj(own_quiz),
  quiz_rejected: Obj({ ...own_quiz, reason: Text(REASON_MAX) }),
  quiz_rescored: Obj({ quiz_id: Id, attempt_id: Id }),
  idea_status: Obj({
    idea_id: Id,
    idea_title: Text(IDEA_TITLE_MAX),
    status: OneOf(['under_vote', 'accepted', 'rejected']),
    answer: Nullable(Text(ANSWER_MAX)),
  }),
  /**
   * To whoever reported a message or a review. `kept`: it stays as it is; `acted`: something was done. What it was, and
   * the reason, concern the other person alone. `chat_id`: of a message; null for a review.
   */
  report_decided: Obj({ ...decidedReport, chat_id: Nullable(Id) }),
} as const satisfies Record<NotificationType, ReturnType<typeof Obj>>

export type NotificationData<T extends NotificationType> = Static<(typeof notificationData)[T]>

/** A notice by its type, with what belongs to it. */
export type AnyNotice = {
  readonly [T in NotificationType]: { readonly type: T; readonly data: NotificationData<T> }
}[NotificationType]
