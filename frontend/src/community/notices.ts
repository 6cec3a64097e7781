import type { NoticeLooks } from '../app/notices.ts'

export const communityNotices: NoticeLooks = {
  idea_status: {
    icon: 'new',
    why: 'idea',
    kind: 'info',
    title: ({ status }) => `idea_${status}`,
    about: ({ idea_title, answer }) => [idea_title, answer],
  },
}
