import { askedQuizEvents as e } from '@kredka/contracts/quiz-requests/events'
import { last } from '../kernel/last.ts'
import { type Timeline, tell } from '../kernel/timeline.ts'
import { askedQuizDecider } from './asked-quiz.ts'

/** What became of a request for a quiz, for its two people (EVT-11). What it asks for stands above it already. */
export const askedQuizTimeline: Timeline = {
  kind: 'quiz_request',
  category: askedQuizDecider.category,
  concerned: (events) => {
    const asked = last(events, e.QuizAskedFor)?.data
    return { teacher: asked?.teacher_id ?? null, student: asked?.student_id ?? null }
  },
  tells: {
    ...tell(e.QuizAskedFor),
    // a policy wrote it when the teacher assigned
    ...tell(e.AskedQuizAssigned, ({ data }) => ({ by: data.teacher_id })),
    ...tell(e.AskedQuizDeclined, ({ data }) => ({ note: data.reason })),
    ...tell(e.AskedQuizWithdrawn, ({ data }) => ({ params: { why: data.why } })),
  },
}
