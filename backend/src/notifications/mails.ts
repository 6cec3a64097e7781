import type { MailParams, MailTemplate } from '@kredka/contracts/mail/templates'
import type { AnyNotice } from '@kredka/contracts/notifications/types'

export type NoticeMail = { readonly [T in MailTemplate]: { readonly template: T; readonly params: MailParams<T> } }[
  | 'saved_search_match'
  | 'offer_activated'
  | 'offer_rejected'
  | 'exercise_rejected'
  | 'order_received'
  | 'order_nudge'
  | 'order_accepted'
  | 'order_rejected'
  | 'order_cancelled'
  | 'lesson_booked'
  | 'lesson_moved'
  | 'lesson_cancelled'
  | 'lesson_done'
  | 'lesson_problem'
  | 'lesson_reminder'
  | 'payment_paid'
  | 'payment_disputed'
  | 'idea_under_vote'
  | 'idea_accepted'
  | 'idea_rejected'
  | 'review_requested'
  | 'review_received'
  | 'review_answered'
  | 'report_decided']

/**
 * The mail that a notice leads to; null for types that have none yet, and for those whose module sends it.
 * @param name of the addressee
 */
export function mailOf(notice: AnyNotice, name: string): NoticeMail | null {
  switch (notice.type) {
    case 'saved_search_match':
      return { template: 'saved_search_match', params: { name, offer_id: notice.data.offer_id } }
    case 'offer_activated': {
      const { offer_id, offer_title } = notice.data
      return { template: 'offer_activated', params: { name, offer_id, offer_title } }
    }
    case 'offer_rejected': {
      const { offer_id, offer_title, reason } = notice.data
      return { template: 'offer_rejected', params: { name, offer_id, offer_title, reason } }
    }
    case 'exercise_status': {
      const { topic_id, topic_title, reason } = notice.data
      // an approval needs nothing from its teacher, and fifty of a topic may be approved in a row
      if (reason === null) return null
      return { template: 'exercise_rejected', params: { name, topic_id, topic_title, reason } }
    }
    case 'order_received':
    case 'order_nudge':
    case 'order_accepted':
    case 'order_rejected':
      return { template: notice.type, params: { name, ...orderOf(notice.data) } }
    case 'order_cancelled': {
      const { role, why } = notice.data
      return { template: 'order_cancelled', params: { name, ...orderOf(notice.data), role, why } }
    }
    case 'lesson_booked':
    case 'lesson_done': {
      const { lesson_id, role } = notice.data
      return { template: notice.type, params: { name, lesson_id, role } }
    }
    case 'lesson_moved': {
      const { lesson_id, role, step, starts_at, moved_from } = notice.data
      return { template: 'lesson_moved', params: { name, lesson_id, role, step, starts_at, moved_from } }
    }
    case 'lesson_cancelled': {
      const { lesson_id, role, starts_at, late } = notice.data
      return { template: 'lesson_cancelled', params: { name, lesson_id, role, starts_at, late } }
    }
    case 'lesson_problem': {
      const { lesson_id, role, step } = notice.data
      return { template: 'lesson_problem', params: { name, lesson_id, role, step } }
    }
    case 'lesson_reminder': {
      const { lesson_id, role, starts_at, hours } = notice.data
      return { template: 'lesson_reminder', params: { name, lesson_id, role, starts_at, hours } }
    }
    case 'payment_paid':
    case 'payment_disputed': {
      const { payment_id, amount, currency } = notice.data
      return { template: notice.type, params: { name, payment_id, amount, currency } }
    }
    case 'idea_status':
      return ideaMail(notice.data, name)
    case 'review_requested':
      return { template: 'review_requested', params: { name, lesson_id: notice.data.lesson_id } }
    case 'review_received':
      return { template: 'review_received', params: { name, stars: notice.data.stars } }
    case 'review_answered':
      return { template: 'review_answered', params: { name, teacher_id: notice.data.teacher_id } }
    case 'report_decided': {
      const { what, outcome, chat_id } = notice.data
      return { template: 'report_decided', params: { name, what, outcome, ...(chat_id === null ? {} : { chat_id }) } }
    }
    default:
      return null
  }
}

function ideaMail(idea: Extract<AnyNotice, { type: 'idea_status' }>['data'], name: string): NoticeMail {
  const { idea_title, status, answer } = idea
  const params = { name, idea_title }
  if (status === 'under_vote') return { template: 'idea_under_vote', params }
  const answered = answer === null ? params : { ...params, answer }
  return status === 'accepted'
    ? { template: 'idea_accepted', params: answered }
    : { template: 'idea_rejected', params: { ...params, answer: answer ?? '' } }
}

function orderOf({ order_id, revision }: { readonly order_id: string; readonly revision?: number }) {
  return { order_id, ...(revision === undefined ? {} : { revision }) }
}
