import type { NoticeLooks } from '../app/notices.ts'

export const qualificationNotices: NoticeLooks = {
  qualification_status: {
    icon: 'shield',
    why: 'qualification',
    kind: 'info',
    title: ({ status }) => `qualification_${status}`,
    about: ({ title, reason }) => [title, reason],
  },
}
