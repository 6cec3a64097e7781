import type { NoticeLinks, Place } from '../kernel/notices.ts'
import type { assignmentsNotices } from './notices.ts'

const toAssignment = ({ assignment_id }: { readonly assignment_id: string }): Place => [
  'assignments.assignment',
  { id: assignment_id },
]

export const assignmentsNoticeLinks: NoticeLinks<typeof assignmentsNotices> = {
  quiz_assigned: toAssignment,
  assignment_changed: toAssignment,
  assignment_due: toAssignment,
  assignment_overdue: toAssignment,
  assignment_reviewed: toAssignment,
  assignment_done: toAssignment,
}
