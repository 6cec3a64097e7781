import type { NoticeLooks, NoticeTools } from '../app/notices.ts'

interface OfAssignment {
  readonly assignment_id: string
  readonly due_at: string
}

const assignment = {
  icon: 'quiz',
  about: ({ due_at }: OfAssignment, { name, quiz_title, format, say }: NoticeTools) => [
    quiz_title,
    name,
    say('due', { at: format.dateTime(due_at) }),
  ],
  history: ({ assignment_id: id }: OfAssignment) => ({ kind: 'assignment' as const, id }),
} as const
const toStudent = { ...assignment, why: 'assigned' } as const

export const assignmentNotices: NoticeLooks = {
  quiz_assigned: { ...toStudent, title: 'quiz_assigned', kind: 'new' },
  assignment_changed: { ...toStudent, kind: 'info', title: ({ change }) => `assignment_changed_${change}` },
  assignment_due: { ...toStudent, title: 'assignment_due', kind: 'warning' },
  assignment_overdue: { ...assignment, why: 'assignment', title: 'assignment_overdue', kind: 'warning' },
  assignment_reviewed: { ...toStudent, title: 'assignment_reviewed', kind: 'info' },
  assignment_done: {
    ...assignment,
    why: 'assignment',
    kind: 'done',
    title: ({ late }) => (late === 'yes' ? 'assignment_done_late' : 'assignment_done'),
  },
}
