import { SITE_ACCOUNT_ID } from '@kredka/contracts/accounts/site-account'
import { quizEvents as e } from '@kredka/contracts/quizzes/events'
import { type Hint, type Hints, hints } from '../kernel/hints.ts'

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
    ({ data }) => [toAuthor(data)],
  ),
  ...hints(
    [
      e.QuizSubmitted,
      e.QuizWithdrawn,
      e.QuizApproved,
      e.QuizRejected,
      e.QuizReviewReopened,
      e.QuizUnlisted,
      e.QuizRestored,
      e.QuizRemoved,
    ],
    ({ data }) => [
      ...(data.author_id === SITE_ACCOUNT_ID ? [] : [toAuthor(data)]),
      { to: 'admins', entity: 'quiz', id: data.quiz_id },
    ],
  ),
}

/** For what is the site's, its staff stand in. */
function toAuthor({ quiz_id, author_id }: { readonly quiz_id: string; readonly author_id: string }): Hint {
  return { to: author_id === SITE_ACCOUNT_ID ? 'admins' : { person: author_id }, entity: 'quiz', id: quiz_id }
}
