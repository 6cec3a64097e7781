import { pathOf } from '@kredka/contracts/kernel/routes'
import type { reviewsMails as types } from '@kredka/contracts/reviews/mails'
import type { reviewsNotices as notices } from '@kredka/contracts/reviews/notices'
import { button, note, text } from '../kernel/mail-blocks.ts'
import type { Mails } from '../kernel/mails.ts'
import type { NoticeWays } from '../kernel/notices.ts'
import type texts from './reviews.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

const id = '01hzy3v9k2m4n6p8q0r2s4t6v8'
const name = 'Żaneta Źdźbło'

export const reviewMails: Mails<typeof types> = {
  review_requested: {
    blocks: (t, { lesson_id }, mail) => [
      text(t('review_requested.text')),
      button(t('review_requested.button'), `${mail.public_url}/lessons/${lesson_id}`),
      note(t('review_requested.note')),
    ],
    preview: { params: { name, lesson_id: id } },
  },
  review_received: {
    blocks: (t, _, mail) => [
      text(t('review_received.text')),
      button(t('review_received.button'), `${mail.public_url}/students?tab=reviews`),
    ],
    preview: { params: { name, stars: 4 } },
  },
  review_answered: {
    blocks: (t, { teacher_id }, mail) => [
      text(t('review_answered.text')),
      button(
        t('review_answered.button'),
        `${mail.public_url}${pathOf('teachers.teacher', mail.language, { id: teacher_id })}`,
      ),
    ],
    preview: { params: { name, teacher_id: id } },
  },
  /** What became of it, as much as is the reporter's to know. */
  report_decided: {
    values: (_, { what, outcome }) => ({ said: `${what}_${outcome}` }),
    blocks: (t, { chat_id }, { public_url, language }) => {
      const path =
        chat_id === undefined
          ? `${pathOf('students.own', language)}?tab=reviews`
          : `${pathOf('chats', language)}?${new URLSearchParams({ id: chat_id })}`
      return [
        text(t('report_decided.text')),
        button(t('report_decided.button'), public_url + path),
        note(t('report_decided.note')),
      ]
    },
    preview: { params: { name, what: 'message', outcome: 'acted', chat_id: id } },
  },
}

export const reviewNoticeWays: NoticeWays<typeof notices, typeof types> = {
  review_requested: {
    mail: ({ lesson_id }, name) => ({ template: 'review_requested', params: { name, lesson_id } }),
  },
  review_received: { mail: ({ stars }, name) => ({ template: 'review_received', params: { name, stars } }) },
  review_answered: { mail: ({ teacher_id }, name) => ({ template: 'review_answered', params: { name, teacher_id } }) },
  report_decided: {
    mail: ({ what, outcome, chat_id }, name) => ({
      template: 'report_decided',
      params: { name, what, outcome, ...(chat_id === null ? {} : { chat_id }) },
    }),
  },
}
