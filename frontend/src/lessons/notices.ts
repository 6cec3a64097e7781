import type { NoticeLooks, NoticeTools } from '../app/notices.ts'

interface Booked {
  readonly offer_subject: string
  readonly starts_at: string
}

const lesson = {
  icon: 'lesson',
  why: 'lesson',
  about: ({ offer_subject, starts_at }: Booked, { name, subject, format }: NoticeTools) => [
    name,
    subject(offer_subject),
    format.dateTime(starts_at),
  ],
} as const

export const lessonNotices: NoticeLooks = {
  lesson_booked: { ...lesson, title: 'lesson_booked', kind: 'done' },
  lesson_moved: { ...lesson, kind: 'info', title: ({ step }) => `lesson_moved_${step}` },
  lesson_cancelled: { ...lesson, title: 'lesson_cancelled', kind: 'warning' },
  lesson_done: {
    ...lesson,
    kind: 'done',
    title: ({ asks_review }) => (asks_review === 'yes' ? 'lesson_done_asks' : 'lesson_done'),
    also: ({ asks_review }) => (asks_review === 'yes' ? { text: 'review', anchor: 'own-review' } : null),
  },
  lesson_problem: { ...lesson, kind: 'warning', title: ({ step }) => `lesson_problem_${step}` },
  lesson_reminder: { ...lesson, title: 'lesson_reminder', kind: 'info' },
}
