import type { NoticeLooks } from '../app/notices.ts'

export const topicNotices: NoticeLooks = {
  exercise_status: {
    icon: 'topic',
    why: 'exercise',
    kind: 'info',
    title: ({ status }) => `exercise_${status}`,
    about: ({ topic_title, question, reason }) => [topic_title, question, reason],
  },
}
