import { assignmentEvents as e } from '@kredka/contracts/assignments/events'
import { last } from '../kernel/last.ts'
import { type Timeline, tell } from '../kernel/timeline.ts'

/** What became of an assignment, for its two people (EVT-11). No score: the student may not know it yet. */
export const assignmentTimeline: Timeline = {
  kind: 'assignment',
  category: 'assignment',
  concerned: (events) => {
    const assigned = last(events, e.QuizAssigned)?.data
    return { teacher: assigned?.teacher_id ?? null, student: assigned?.student_id ?? null }
  },
  tells: {
    // policies wrote it when the teacher handed out, and when the student did something with an attempt
    ...tell(e.QuizAssigned, ({ data }) => ({ by: data.teacher_id, params: { to: data.due_at } })),
    ...tell(e.AssignmentBegun, ({ data }) => ({ params: { n: data.n } })),
    ...tell(e.AssignmentTryLost, ({ data }) => ({
      ...(data.how === 'cancelled' ? { by: data.student_id } : {}),
      params: { how: data.how },
    })),
    ...tell(e.AssignmentDone, ({ data }) => ({
      by: data.student_id,
      params: { late: data.is_late ? 'yes' : 'no' },
    })),
    ...tell(e.AssignmentDueChanged, ({ data }) => ({ params: { from: data.before_at, to: data.due_at } })),
    ...tell(e.AssignmentOverdue),
    ...tell(e.AssignmentReviewOpened),
    ...tell(e.AssignmentWithdrawn),
  },
}
