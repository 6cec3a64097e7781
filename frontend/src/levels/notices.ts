import type { NoticeLooks } from '../app/notices.ts'

const level = { icon: 'star', why: 'level' } as const

export const levelNotices: NoticeLooks = {
  level_hidden: { ...level, title: 'level_hidden', kind: 'warning', about: ({ level_name }) => [level_name] },
  level_cleared: { ...level, title: 'level_cleared', kind: 'active', about: ({ level_name }) => [level_name] },
  level_taken_down: {
    ...level,
    title: 'level_taken_down',
    kind: 'warning',
    about: ({ level_name, reason }) => [level_name, reason],
  },
}
