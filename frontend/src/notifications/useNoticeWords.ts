import type { NotificationView } from '@kredka/contracts/notifications/views'
import { useFormat } from '../i18n/useFormat.ts'
import { useText } from '../i18n/useText.ts'
import { useWords } from '../offers/index.ts'

interface Counted {
  readonly dates?: number
  readonly of?: number
}

export interface NoticeWords {
  readonly title: string
  readonly about: string
}

/** What a notice says, in the person's language: what happened, and with whom, about what and when. */
export function useNoticeWords(): (notice: NotificationView) => NoticeWords {
  const t = useText()
  const format = useFormat()
  const { subject } = useWords()

  const nameOf = ({ person }: NotificationView) =>
    person === null ? null : (person.name ?? t('notifications.deleted_user'))
  /** Of an order or a lesson. */
  const arranged = (notice: NotificationView, data: { offer_subject: string; starts_at: string }) => [
    nameOf(notice),
    subject(data.offer_subject),
    format.dateTime(data.starts_at),
  ]

  /** Of a part of an order's dates it says how many. */
  function orderTitle(what: 'accepted' | 'rejected' | 'cancelled' | 'expired', { dates = 1, of = dates }: Counted) {
    return dates < of ? t(`notifications.title_dates_${what}`, { dates, of }) : t(`notifications.title_order_${what}`)
  }

  function titleOf(notice: NotificationView): string {
    switch (notice.type) {
      case 'idea_status':
        return t(`notifications.title_idea_${notice.data.status}`)
      case 'exercise_status':
        return t(`notifications.title_exercise_${notice.data.status}`)
      case 'report_decided':
        return t(`notifications.title_report_${notice.data.what}_${notice.data.outcome}`)
      case 'order_accepted':
        return orderTitle('accepted', notice.data)
      case 'order_rejected':
        return orderTitle('rejected', notice.data)
      case 'order_cancelled':
        return orderTitle(notice.data.why, notice.data)
      case 'lesson_moved':
        return t(`notifications.title_lesson_moved_${notice.data.step}`)
      case 'lesson_problem':
        return t(`notifications.title_lesson_problem_${notice.data.step}`)
      case 'lesson_reminder':
        return t('notifications.title_lesson_reminder', { hours: notice.data.hours })
      case 'review_received':
        return t('notifications.title_review_received', { stars: notice.data.stars })
      default:
        return t(`notifications.title_${notice.type}`)
    }
  }

  function aboutOf(notice: NotificationView): readonly (string | null)[] {
    switch (notice.type) {
      case 'order_received':
      case 'order_accepted':
      case 'order_rejected':
      case 'order_cancelled':
        return arranged(notice, notice.data)
      case 'order_nudge':
        return [
          ...arranged(notice, notice.data),
          t('notifications.answer_by', { date: format.dateTime(notice.data.expires_at) }),
        ]
      case 'lesson_booked':
      case 'lesson_moved':
      case 'lesson_cancelled':
      case 'lesson_done':
      case 'lesson_problem':
      case 'lesson_reminder':
        return arranged(notice, notice.data)
      case 'payment_paid':
      case 'payment_disputed':
        return [nameOf(notice), format.money(notice.data.amount, notice.data.currency)]
      case 'review_requested':
      case 'review_received':
      case 'review_answered':
        return [nameOf(notice), subject(notice.data.offer_subject)]
      case 'saved_search_match':
        return [notice.offer_title ?? subject(notice.data.offer_subject)]
      case 'offer_activated':
        return [notice.data.offer_title]
      case 'offer_rejected':
        return [notice.data.offer_title, notice.data.reason]
      case 'exercise_status':
        return [notice.data.topic_title, notice.data.question, notice.data.reason]
      case 'quiz_approved':
        return [notice.data.quiz_title]
      case 'quiz_rejected':
        return [notice.data.quiz_title, notice.data.reason]
      case 'idea_status':
        return [notice.data.idea_title, notice.data.answer]
      case 'report_decided':
      case 'chat_message':
      case 'quiz_assigned':
      case 'quiz_rescored':
        return [nameOf(notice)]
    }
  }

  return (notice) => ({
    title: titleOf(notice),
    about: aboutOf(notice)
      .filter((part) => part !== null)
      .join(' · '),
  })
}
