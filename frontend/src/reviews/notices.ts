import type { NoticeLooks, NoticeTools } from '../app/notices.ts'

const review = {
  icon: 'star',
  why: 'review',
  about: ({ offer_subject }: { readonly offer_subject: string }, { name, subject }: NoticeTools) => [
    name,
    subject(offer_subject),
  ],
} as const

export const reviewNotices: NoticeLooks = {
  review_requested: { ...review, title: 'review_requested', kind: 'info' },
  review_received: { ...review, title: 'review_received', kind: 'new' },
  review_answered: { ...review, title: 'review_answered', kind: 'info' },
  report_decided: {
    icon: 'shield',
    why: 'report',
    kind: 'info',
    title: ({ what, outcome }) => `report_${what}_${outcome}`,
    about: (_, { name }) => [name],
  },
}
