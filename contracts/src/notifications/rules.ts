import { MINUTE } from '../kernel/durations.ts'

/** NOT-01: everything that a person may be told of; the first four are those of section 3. */
export const NOTIFICATION_TYPES = [
  'order_accepted',
  'order_rejected',
  'order_received',
  'lesson_cancelled',
  'order_cancelled',
  'order_nudge',
  'lesson_booked',
  'lesson_moved',
  'lesson_done',
  'lesson_problem',
  'lesson_reminder',
  'payment_disputed',
  'payment_paid',
  'saved_search_match',
  'review_requested',
  'review_received',
  'review_answered',
  'offer_activated',
  'offer_rejected',
  'exercise_status',
  'chat_message',
  'quiz_assigned',
  'quiz_approved',
  'quiz_rejected',
  'quiz_rescored',
  'idea_status',
  'report_decided',
] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/**
 * Those that something sends by now. A module that begins to send one adds it here: its switches appear in the
 * settings.
 */
export const SENT_TYPES = [
  'saved_search_match',
  'lesson_booked',
  'lesson_moved',
  'lesson_cancelled',
  'lesson_reminder',
  'lesson_done',
  'lesson_problem',
  'offer_activated',
  'offer_rejected',
  'exercise_status',
  'chat_message',
  'idea_status',
  'order_received',
  'order_accepted',
  'order_rejected',
  'order_cancelled',
  'order_nudge',
  'review_requested',
  'review_received',
  'review_answered',
  'payment_paid',
  'payment_disputed',
  'report_decided',
] as const satisfies readonly NotificationType[]
export type SentType = (typeof SENT_TYPES)[number]

/** The ways to a person: the list and the bell, mail, and push messages on the devices that they allowed it on. */
export const CHANNELS = ['in_app', 'mail', 'push'] as const
export type Channel = (typeof CHANNELS)[number]
export type Wanted = Readonly<Record<Channel, boolean>>

export interface TypeRule {
  /**
   * How long a mail waits, in ms, for the person to see the notice on the page: whoever has seen it gets none.
   * `elsewhere`: the module that knows better sends the mail itself and asks `wantsMail`.
   */
  readonly mail: number | 'elsewhere'
  /** Whether a device that allows push messages gets this one unless the person says otherwise. */
  readonly push: boolean
}

/** What somebody waits for, or has to act on, goes by mail at once. */
const URGENT: TypeRule = { mail: 0, push: true }
/** News that can wait for the next visit. */
const NOT_URGENT: TypeRule = { mail: 5 * MINUTE, push: false }

export const TYPE_RULES: Readonly<Record<NotificationType, TypeRule>> = {
  order_accepted: URGENT,
  order_rejected: URGENT,
  order_received: URGENT,
  order_cancelled: URGENT,
  order_nudge: URGENT,
  lesson_booked: URGENT,
  lesson_moved: URGENT,
  lesson_cancelled: URGENT,
  lesson_done: NOT_URGENT,
  lesson_problem: URGENT,
  lesson_reminder: URGENT,
  payment_paid: NOT_URGENT,
  payment_disputed: URGENT,
  saved_search_match: { mail: 5 * MINUTE, push: true },
  review_requested: NOT_URGENT,
  review_received: NOT_URGENT,
  review_answered: NOT_URGENT,
  offer_activated: { mail: 5 * MINUTE, push: true },
  offer_rejected: URGENT,
  exercise_status: NOT_URGENT,
  // CHT-02: a message that stays unread for 15 minutes; the chat knows when
  chat_message: { mail: 'elsewhere', push: true },
  quiz_assigned: { mail: 5 * MINUTE, push: true },
  quiz_approved: NOT_URGENT,
  quiz_rejected: NOT_URGENT,
  quiz_rescored: NOT_URGENT,
  idea_status: NOT_URGENT,
  report_decided: NOT_URGENT,
}

/** Before a person has chosen anything. */
export function defaultWanted(type: NotificationType): Wanted {
  return { in_app: true, mail: true, push: TYPE_RULES[type].push }
}

/** Notices are listed this long; the log keeps what happened. */
export const KEPT_DAYS = 365
/** The newest few, for the bell. */
export const NEWEST = 5
