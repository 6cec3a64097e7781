import type { NoticeLooks } from '../app/notices.ts'

export const contestNotices: NoticeLooks = {
  key_contested: {
    icon: 'quiz',
    why: 'quiz',
    title: 'key_contested',
    kind: 'warning',
    about: ({ quiz_title }) => [quiz_title],
  },
  contest_answered: {
    icon: 'quiz',
    why: 'contest',
    title: ({ outcome }) => `contest_${outcome}`,
    kind: 'info',
    about: ({ before_bp, after_bp }, { quiz_title, format }) =>
      before_bp === undefined || after_bp === undefined
        ? [quiz_title]
        : [quiz_title, `${format.percent(before_bp / 10_000)} → ${format.percent(after_bp / 10_000)}`],
  },
}
