import { lessonEvents as e } from '@kredka/contracts/lessons/events'
import { type Hint, type Hints, hints } from '../kernel/hints.ts'

interface OfTwo {
  readonly lesson_id: string
  readonly teacher_id: string
  readonly student_id: string
}

/** Both sides see a lesson. */
function both({ data: { lesson_id, teacher_id, student_id } }: { readonly data: OfTwo }): readonly Hint[] {
  return [teacher_id, student_id].map((person) => ({ to: { person }, entity: 'lesson', id: lesson_id }))
}

const staff = ({ data }: { readonly data: OfTwo }): readonly Hint[] => [
  { to: 'admins', entity: 'lesson_problem', id: data.lesson_id },
]

export const lessonHints: Hints = {
  ...hints(
    [
      e.LessonBooked,
      e.LessonMoveProposed,
      e.LessonMoved,
      e.LessonMoveDeclined,
      e.LessonMoveWithdrawn,
      e.LessonMoveLapsed,
      e.LessonCancelled,
      e.LessonDone,
      e.LessonDoneTakenBack,
      e.LessonNoteLeft,
    ],
    both,
  ),
  ...hints(
    [
      e.LessonProblemReported,
      e.LessonProblemAnswered,
      e.LessonProblemUnanswered,
      e.LessonProblemWithdrawn,
      e.LessonProblemDecided,
      e.LessonProblemReopened,
    ],
    (event) => [...both(event), ...staff(event)],
  ),
  ...hints([e.LessonCaseRead], staff),
}
