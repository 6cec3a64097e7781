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
    about: () => [],
  },
}
