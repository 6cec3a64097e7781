import { assignmentEvents as e } from '@kredka/contracts/assignments/events'
import { type Hint, type Hints, hints } from '../kernel/hints.ts'

interface OfTwo {
  readonly assignment_id: string
  readonly teacher_id: string
  readonly student_id: string
}

function both({ data: { assignment_id, teacher_id, student_id } }: { readonly data: OfTwo }): readonly Hint[] {
  return [teacher_id, student_id].map((person) => ({ to: { person }, entity: 'assignment', id: assignment_id }))
}

/** Both sides see an assignment; the attempts of one whose review has opened are told anew. */
export const assignmentHints: Hints = {
  ...hints(
    [
      e.QuizAssigned,
      e.AssignmentBegun,
      e.AssignmentTryLost,
      e.AssignmentDone,
      e.AssignmentRescored,
      e.AssignmentDueChanged,
      e.AssignmentOverdue,
      e.AssignmentWithdrawn,
    ],
    both,
  ),
  ...hints([e.AssignmentReviewOpened], (event) => [
    ...both(event),
    ...event.data.attempt_ids.map((id): Hint => ({ to: { person: event.data.student_id }, entity: 'attempt', id })),
  ]),
}
