/**
 * Types that the first versions of the events know by name; later versions take any name, so that a new type changes no
 * event.
 */
export const FIRST_TYPES = [
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
