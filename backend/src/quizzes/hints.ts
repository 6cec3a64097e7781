import { quizEvents as e } from '@kredka/contracts/quizzes/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** The author's own pages in all their tabs, and the back office's list. */
export const quizHints: Hints = {
  ...hints(
    [
      e.QuizBegun,
      e.QuizDescribed,
      e.QuestionWritten,
      e.QuestionMoved,
      e.QuestionRemoved,
      e.VersionFrozen,
      e.KeyCorrected,
    ],
    ({ data }) => [{ to: { person: data.author_id }, entity: 'quiz', id: data.quiz_id }],
  ),
  ...hints(
    [e.QuizSubmitted, e.QuizWithdrawn, e.QuizApproved, e.QuizRejected, e.QuizUnlisted, e.QuizRemoved],
    ({ data }) => [
      { to: { person: data.author_id }, entity: 'quiz', id: data.quiz_id },
      { to: 'admins', entity: 'quiz', id: data.quiz_id },
    ],
  ),
}
