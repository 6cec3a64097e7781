import type { NotificationType } from '@kredka/contracts/notifications/rules'
import type { TextId } from '../i18n/text-ids.ts'
import type { IconName } from '../ui/icons/icons.ts'
import type { StatusKind } from '../ui/theme/status-kinds.ts'

export interface NoticeKind {
  /** Good news, bad news, something to do: one of the seven states lends its colour. */
  readonly kind: StatusKind
  readonly icon: IconName
  /** Why such a notice comes (NOT-01). */
  readonly why: TextId
}

const order = { icon: 'order', why: 'notifications.why_order' } as const
const lesson = { icon: 'lesson', why: 'notifications.why_lesson' } as const
const payment = { icon: 'wallet', why: 'notifications.why_payment' } as const
const review = { icon: 'star', why: 'notifications.why_review' } as const
const offer = { icon: 'offer', why: 'notifications.why_offer' } as const
const quiz = { icon: 'quiz', why: 'notifications.why_quiz' } as const

export const NOTICE_KINDS: Readonly<Record<NotificationType, NoticeKind>> = {
  order_received: { ...order, kind: 'new' },
  order_accepted: { ...order, kind: 'done' },
  order_rejected: { ...order, kind: 'cancelled' },
  order_cancelled: { ...order, kind: 'cancelled' },
  order_nudge: { ...order, kind: 'warning' },
  lesson_booked: { ...lesson, kind: 'done' },
  lesson_moved: { ...lesson, kind: 'info' },
  lesson_cancelled: { ...lesson, kind: 'warning' },
  lesson_done: { ...lesson, kind: 'done' },
  lesson_problem: { ...lesson, kind: 'warning' },
  lesson_reminder: { ...lesson, kind: 'info' },
  payment_paid: { ...payment, kind: 'done' },
  payment_disputed: { ...payment, kind: 'warning' },
  saved_search_match: { icon: 'search', why: 'notifications.why_saved_search', kind: 'new' },
  review_requested: { ...review, kind: 'info' },
  review_received: { ...review, kind: 'new' },
  review_answered: { ...review, kind: 'info' },
  offer_activated: { ...offer, kind: 'active' },
  offer_rejected: { ...offer, kind: 'warning' },
  exercise_status: { icon: 'topic', why: 'notifications.why_exercise', kind: 'info' },
  chat_message: { icon: 'chat', why: 'notifications.why_chat', kind: 'new' },
  quiz_assigned: { ...quiz, kind: 'new' },
  quiz_approved: { ...quiz, kind: 'active' },
  quiz_rejected: { ...quiz, kind: 'warning' },
  quiz_rescored: { ...quiz, kind: 'info' },
  report_decided: { icon: 'shield', why: 'notifications.why_report', kind: 'info' },
  idea_status: { icon: 'new', why: 'notifications.why_idea', kind: 'info' },
}
