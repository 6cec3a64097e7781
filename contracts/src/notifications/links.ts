import type { PageLanguage } from '../kernel/head.ts'
import { pathOf } from '../kernel/routes.ts'
import { slugOf } from '../kernel/slug.ts'
import type { AnyNotice } from './types.ts'

/** Where to see more: a path of the site, in the language of whoever follows it. */
export function linkOf(notice: AnyNotice, language: PageLanguage): string {
  switch (notice.type) {
    case 'order_received':
    case 'order_nudge':
      return pathOf('orders.teacher', language)
    case 'order_accepted':
    case 'order_rejected':
      return pathOf('orders.student', language)
    case 'order_cancelled':
      return pathOf(notice.data.role === 'teacher' ? 'orders.teacher' : 'orders.student', language)
    case 'lesson_booked':
    case 'lesson_moved':
    case 'lesson_cancelled':
    case 'lesson_done':
    case 'lesson_problem':
    case 'lesson_reminder':
    case 'review_requested':
      return pathOf('lessons.lesson', language, { id: notice.data.lesson_id })
    case 'payment_paid':
    case 'payment_disputed':
      return pathOf('payments.payment', language, { id: notice.data.payment_id })
    case 'saved_search_match':
      return pathOf('offers.offer', language, { slugged: notice.data.offer_id })
    case 'offer_activated': {
      const { offer_id, offer_title } = notice.data
      return pathOf('offers.offer', language, { slugged: `${offer_id}-${slugOf(offer_title)}` })
    }
    case 'offer_rejected':
      return pathOf('offers.edit', language, { id: notice.data.offer_id })
    case 'exercise_status':
      return pathOf('topics.topic', language, { id: notice.data.topic_id })
    case 'review_received':
      return `${pathOf('students.own', language)}?tab=reviews`
    case 'review_answered':
      return pathOf('teachers.teacher', language, { id: notice.data.teacher_id })
    case 'chat_message':
      return `${pathOf('chats', language)}?${new URLSearchParams({ id: notice.data.chat_id })}`
    case 'quiz_assigned':
    case 'quiz_rescored':
      return pathOf('quizzes.quiz', language, { slugged: notice.data.quiz_id })
    case 'quiz_approved':
    case 'quiz_rejected':
      return pathOf('quizzes.own-quiz', language, { id: notice.data.quiz_id })
    case 'report_decided': {
      const { chat_id } = notice.data
      if (chat_id === null) return `${pathOf('students.own', language)}?tab=reviews`
      return `${pathOf('chats', language)}?${new URLSearchParams({ id: chat_id })}`
    }
    case 'idea_status':
      return `${pathOf('community.dream', language)}?tab=mine`
  }
}
