import type { NoticeLooks, NoticeTools } from '../app/notices.ts'

const request = {
  icon: 'quiz',
  about: ({ subject_id }: { readonly subject_id: string }, { name, subject }: NoticeTools) => [
    name,
    subject(subject_id),
  ],
} as const

export const quizRequestNotices: NoticeLooks = {
  quiz_requested: { ...request, title: 'quiz_requested', why: 'quiz_requested', kind: 'new' },
  quiz_request_declined: {
    ...request,
    title: 'quiz_request_declined',
    why: 'quiz_request_declined',
    kind: 'cancelled',
  },
}
