import type { contestsMails as types } from '@kredka/contracts/contests/mails'
import type { contestsNotices as notices } from '@kredka/contracts/contests/notices'
import { pathOf } from '@kredka/contracts/kernel/routes'
import { button, facts, some, text } from '../kernel/mail-blocks.ts'
import type { Mails } from '../kernel/mails.ts'
import type { NoticeWays } from '../kernel/notices.ts'
import type texts from './contests.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

const id = '01hzy3v9k2m4n6p8q0r2s4t6v8'
const name = 'Żaneta Źdźbło'

export const contestMails: Mails<typeof types> = {
  key_contested: {
    blocks: (t, { quiz_id }, { public_url, language }) => [
      text(t('key_contested.text')),
      text(t('key_contested.next')),
      button(t('key_contested.button'), public_url + pathOf('quizzes.own-quiz', language, { id: quiz_id })),
    ],
    preview: { params: { name, quiz_id: id, quiz_title: 'Ułamki – rozgrzewka' } },
  },
  contest_answered: {
    blocks: (t, { quiz_id, attempt_id, after }, { content, public_url, language }) => [
      text(t('contest_answered.text')),
      ...some(content['quiz'], () => [facts([t('contest_answered.quiz')])]),
      ...(after === undefined ? [] : [text(t('contest_answered.result'))]),
      text(t('contest_answered.next')),
      button(
        t('contest_answered.button'),
        `${public_url}${pathOf('attempts.play', language, { slugged: quiz_id })}?attempt=${attempt_id}`,
      ),
    ],
    preview: {
      params: { name, quiz_id: id, attempt_id: id, outcome: 'corrected', before: 50, after: 75 },
      content: { pl: { quiz: 'Ułamki – rozgrzewka' }, en: { quiz: 'Fractions to warm up' } },
    },
  },
}

export const contestNoticeWays: NoticeWays<typeof notices, typeof types> = {
  key_contested: {
    mail: ({ quiz_id, quiz_title }, name) => ({ template: 'key_contested', params: { name, quiz_id, quiz_title } }),
    body: ({ quiz_title }) => quiz_title,
    // one of a quiz says that there is something to answer
    tag: ({ quiz_id }) => `contests of ${quiz_id}`,
  },
  contest_answered: {
    mail: ({ quiz_id, attempt_id, outcome, before_bp, after_bp }, name) => ({
      template: 'contest_answered',
      params: { name, quiz_id, attempt_id, outcome, ...changeOf(before_bp, after_bp) },
    }),
    called: 'quiz',
    body: ({ before_bp, after_bp }) => {
      const { before, after } = changeOf(before_bp, after_bp)
      return after === undefined ? '' : `${before}% → ${after}%`
    },
  },
}

/** In whole percent; nothing where the result stays. */
function changeOf(before_bp?: number, after_bp?: number): { before?: number; after?: number } {
  if (before_bp === undefined || after_bp === undefined) return {}
  return { before: Math.round(before_bp / 100), after: Math.round(after_bp / 100) }
}
