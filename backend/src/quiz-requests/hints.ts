import { askedQuizEvents as e } from '@kredka/contracts/quiz-requests/events'
import { type Hint, type Hints, hints } from '../kernel/hints.ts'

interface OfTwo {
  readonly request_id: string
  readonly teacher_id: string
  readonly student_id: string
}

/** Both sides see a request. */
export const quizRequestHints: Hints = hints(
  [e.QuizAskedFor, e.AskedQuizAssigned, e.AskedQuizDeclined, e.AskedQuizWithdrawn],
  ({ data: { request_id: id, teacher_id, student_id } }: { readonly data: OfTwo }) =>
    [teacher_id, student_id].map((person): Hint => ({ to: { person }, entity: 'quiz_request', id })),
)
