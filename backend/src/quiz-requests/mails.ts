import { pathOf } from '@kredka/contracts/kernel/routes'
import type { quizRequestsMails as types } from '@kredka/contracts/quiz-requests/mails'
import type { quizRequestsNotices as notices } from '@kredka/contracts/quiz-requests/notices'
import { button, facts, note, quote, some, text } from '../kernel/mail-blocks.ts'
import { type MailContext, type Mails, quizLink } from '../kernel/mails.ts'
import type { NoticeWays } from '../kernel/notices.ts'
import type { Say, Values } from '../kernel/texts.ts'
import type texts from './quiz-requests.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

const params = { name: 'Żaneta Źdźbło', request_id: '01hzy3v9k2m4n6p8q0r2s4t6v8' }

export const quizRequestMails: Mails<typeof types> = {
  quiz_requested: {
    values,
    blocks: (t, _, mail) => [
      text(t('quiz_requested.text')),
      facts([t('quiz_request.student'), t('quiz_request.subject')]),
      ...some(mail.content['words'], (words) => [text(t('quiz_requested.about')), quote(words)]),
      button(t('quiz_requested.button'), quizLink(mail)),
      note(t('quiz_requested.note')),
    ],
    preview: {
      params,
      content: {
        pl: {
          person: 'Łucja Gęś',
          subject: 'Matematyka',
          words: 'Funkcja kwadratowa przed kartkówką, najbardziej wierzchołek.',
        },
        en: {
          person: 'Łucja Gęś',
          subject: 'Maths',
          words: 'Quadratic functions before a test, most of all the vertex.',
        },
      },
    },
  },
  quiz_request_declined: {
    values,
    blocks: (t, { request_id: id }, { content, public_url, language }) => [
      text(t('quiz_request_declined.text')),
      facts([t('quiz_request.teacher'), t('quiz_request.subject')]),
      ...some(content['reason'], (words) => [text(t('quiz_request_declined.reason')), quote(words)]),
      button(t('quiz_request_declined.button'), public_url + pathOf('quiz-requests.request', language, { id })),
    ],
    preview: {
      params,
      content: {
        pl: { person: 'Łucja Gęś', subject: 'Matematyka', reason: 'W sobotę zrobimy to razem na lekcji.' },
        en: { person: 'Łucja Gęś', subject: 'Maths', reason: 'We will go through it together on Saturday.' },
      },
    },
  },
}

export const quizRequestNoticeWays: NoticeWays<typeof notices, typeof types> = {
  quiz_requested: {
    mail: ({ request_id }, name) => ({ template: 'quiz_requested', params: { name, request_id } }),
  },
  quiz_request_declined: {
    mail: ({ request_id }, name) => ({ template: 'quiz_request_declined', params: { name, request_id } }),
  },
}

/** What the module looked up, and what stands for whoever has left. */
function values(t: Say, _: unknown, { content }: MailContext): Values {
  return { person: content['person'] ?? t('mails.deleted_user'), subject: content['subject'] ?? '' }
}
