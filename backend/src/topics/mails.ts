import { pathOf } from '@kredka/contracts/kernel/routes'
import type { topicsMails as types } from '@kredka/contracts/topics/mails'
import type { topicsNotices as notices } from '@kredka/contracts/topics/notices'
import { button, quote, text } from '../kernel/mail-blocks.ts'
import type { Mails } from '../kernel/mails.ts'
import type { NoticeWays } from '../kernel/notices.ts'
import type texts from './topics.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

const id = '01hzy3v9k2m4n6p8q0r2s4t6v8'
const name = 'Żaneta Źdźbło'

export const topicMails: Mails<typeof types> = {
  /** TOP-01. */
  exercise_rejected: {
    blocks: (t, { topic_id, reason }, { public_url, language }) => [
      text(t('exercise_rejected.text')),
      quote(reason),
      text(t('exercise_rejected.again')),
      button(t('exercise_rejected.button'), public_url + pathOf('topics.topic', language, { id: topic_id })),
    ],
    preview: {
      params: { name, topic_id: id, topic_title: 'Równania – ćwiczenia', reason: 'W treści brakuje danych.' },
    },
  },
}

export const topicNoticeWays: NoticeWays<typeof notices, typeof types> = {
  exercise_status: {
    // an approval needs nothing from its teacher, and fifty of a topic may be approved in a row
    mail: ({ topic_id, topic_title, reason }, name) =>
      reason === null ? null : { template: 'exercise_rejected', params: { name, topic_id, topic_title, reason } },
    body: ({ topic_title }) => topic_title,
  },
}
