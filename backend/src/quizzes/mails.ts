import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { pathOf } from '@kredka/contracts/kernel/routes'
import type { quizzesMails as types } from '@kredka/contracts/quizzes/mails'
import type { quizzesNotices as notices } from '@kredka/contracts/quizzes/notices'
import { button, facts, quote, some, text } from '../kernel/mail-blocks.ts'
import type { Mails } from '../kernel/mails.ts'
import type { NoticeWays } from '../kernel/notices.ts'
import type texts from './quizzes.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

const id = '01hzy3v9k2m4n6p8q0r2s4t6v8'
const name = 'Żaneta Źdźbło'
const played = { pl: { quiz: 'Ułamki – rozgrzewka' }, en: { quiz: 'Fractions to warm up' } }
const title = { quiz_id: id, quiz_title: 'Ułamki – rozgrzewka' }

const ownQuiz = (public_url: string, language: PageLanguage, quiz_id: string) =>
  public_url + pathOf('quizzes.own-quiz', language, { id: quiz_id })

export const quizMails: Mails<typeof types> = {
  quiz_approved: {
    blocks: (t, { quiz_id }, { public_url, language }) => [
      text(t('quiz_approved.text')),
      text(t('quiz_approved.next')),
      button(t('quiz_approved.button'), ownQuiz(public_url, language, quiz_id)),
    ],
    preview: { params: { name, ...title } },
  },
  quiz_rejected: {
    blocks: (t, { quiz_id, reason }, { public_url, language }) => [
      text(t('quiz_rejected.text')),
      quote(reason),
      text(t('quiz_rejected.again')),
      button(t('quiz_rejected.button'), ownQuiz(public_url, language, quiz_id)),
    ],
    preview: { params: { name, ...title, reason: 'W pytaniu 3 dwie odpowiedzi są poprawne.' } },
  },
  quiz_reopened: {
    blocks: (t, { quiz_id }, { public_url, language }) => [
      text(t('quiz_reopened.text')),
      text(t('quiz_reopened.next')),
      button(t('quiz_reopened.button'), ownQuiz(public_url, language, quiz_id)),
    ],
    preview: { params: { name, ...title } },
  },
  quiz_taken_down: {
    blocks: (t, { quiz_id, reason }, { public_url, language }) => [
      text(t('quiz_taken_down.text')),
      quote(reason),
      text(t('quiz_taken_down.again')),
      button(t('quiz_taken_down.button'), ownQuiz(public_url, language, quiz_id)),
    ],
    preview: { params: { name, ...title, reason: 'Pytania pochodzą z cudzego podręcznika.' } },
  },
  quiz_restored: {
    blocks: (t, { quiz_id }, { public_url, language }) => [
      text(t('quiz_restored.text')),
      text(t('quiz_restored.next')),
      button(t('quiz_restored.button'), ownQuiz(public_url, language, quiz_id)),
    ],
    preview: { params: { name, ...title } },
  },
  quiz_rescored: {
    blocks: (t, { quiz_id, attempt_id }, { content, public_url, language }) => [
      text(t('quiz_rescored.text')),
      ...some(content['quiz'], () => [facts([t('quiz_rescored.quiz')])]),
      text(t('quiz_rescored.next')),
      button(
        t('quiz_rescored.button'),
        `${public_url}${pathOf('attempts.play', language, { slugged: quiz_id })}?attempt=${attempt_id}`,
      ),
    ],
    preview: { params: { name, quiz_id: id, attempt_id: id, before: 50, after: 75 }, content: played },
  },
}

export const quizNoticeWays: NoticeWays<typeof notices, typeof types> = {
  quiz_approved: {
    mail: ({ quiz_id, quiz_title }, name) => ({ template: 'quiz_approved', params: { name, quiz_id, quiz_title } }),
    body: ({ quiz_title }) => quiz_title,
  },
  quiz_rejected: {
    mail: ({ quiz_id, quiz_title, reason }, name) => ({
      template: 'quiz_rejected',
      params: { name, quiz_id, quiz_title, reason },
    }),
    body: ({ quiz_title }) => quiz_title,
  },
  quiz_reopened: {
    mail: ({ quiz_id, quiz_title }, name) => ({ template: 'quiz_reopened', params: { name, quiz_id, quiz_title } }),
    body: ({ quiz_title }) => quiz_title,
  },
  quiz_taken_down: {
    mail: ({ quiz_id, quiz_title, reason }, name) => ({
      template: 'quiz_taken_down',
      params: { name, quiz_id, quiz_title, reason },
    }),
    body: ({ quiz_title }) => quiz_title,
  },
  quiz_restored: {
    mail: ({ quiz_id, quiz_title }, name) => ({ template: 'quiz_restored', params: { name, quiz_id, quiz_title } }),
    body: ({ quiz_title }) => quiz_title,
  },
  quiz_rescored: {
    mail: ({ quiz_id, attempt_id, before_bp, after_bp }, name) => ({
      template: 'quiz_rescored',
      params: { name, quiz_id, attempt_id, before: toPercent(before_bp), after: toPercent(after_bp) },
    }),
    called: 'quiz',
    body: ({ before_bp, after_bp }) => `${toPercent(before_bp)}% → ${toPercent(after_bp)}%`,
  },
}

function toPercent(bp: number): number {
  return Math.round(bp / 100)
}
