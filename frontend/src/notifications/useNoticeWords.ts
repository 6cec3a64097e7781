import type { NotificationView } from '@kredka/contracts/notifications/views'
import { type NoticeTools, useNoticeLook } from '../app/notices.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { useText } from '../i18n/useText.ts'
import { useWords } from '../offers/index.ts'

export interface NoticeWords {
  readonly title: string
  readonly about: string
}

/** What a notice says, in the person's language: what happened, and with whom, about what and when. */
export function useNoticeWords(): (notice: NotificationView) => NoticeWords {
  const t = useText()
  const format = useFormat()
  const { subject } = useWords()
  const lookOf = useNoticeLook()
  return (notice) => {
    const { data, person, offer_title, quiz_title } = notice
    const { title, about } = lookOf(notice)
    const tools: NoticeTools = {
      name: person === null ? null : (person.name ?? t('notifications.deleted_user')),
      offer_title,
      quiz_title,
      subject,
      format,
      say: (words, values) => t(`notifications.about_${words}`, values),
    }
    return {
      title: t(`notifications.title_${typeof title === 'string' ? title : title(data)}`, data),
      about: about(data, tools)
        .filter((part) => part !== null)
        .join(' · '),
    }
  }
}
