import type { NoticeLooks } from '../app/notices.ts'

const quiz = { icon: 'quiz', why: 'quiz' } as const

export const quizNotices: NoticeLooks = {
  quiz_approved: { ...quiz, title: 'quiz_approved', kind: 'active', about: ({ quiz_title }) => [quiz_title] },
  quiz_rejected: {
    ...quiz,
    title: 'quiz_rejected',
    kind: 'warning',
    about: ({ quiz_title, reason }) => [quiz_title, reason],
  },
  quiz_reopened: { ...quiz, title: 'quiz_reopened', kind: 'info', about: ({ quiz_title }) => [quiz_title] },
  quiz_taken_down: {
    ...quiz,
    title: 'quiz_taken_down',
    kind: 'warning',
    about: ({ quiz_title, reason }) => [quiz_title, reason],
  },
  quiz_restored: { ...quiz, title: 'quiz_restored', kind: 'active', about: ({ quiz_title }) => [quiz_title] },
  quiz_rescored: {
    ...quiz,
    title: 'quiz_rescored',
    kind: 'info',
    about: ({ before_bp, after_bp }, { quiz_title, format }) => [
      quiz_title,
      `${format.percent(before_bp / 10_000)} → ${format.percent(after_bp / 10_000)}`,
    ],
  },
}
