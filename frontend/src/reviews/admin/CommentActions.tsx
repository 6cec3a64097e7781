import { dismissReviewReport, hideReview, removeReviewAnswer, showReview } from '@kredka/contracts/reviews/endpoints'
import type { CommentView } from '@kredka/contracts/reviews/views'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'

interface Props {
  readonly review: CommentView
  readonly onDone: () => void
}

/** What staff decide about a review, each for a reason that the log keeps. */
export function CommentActions({ review: { id, state, reported, answer }, onDone }: Props) {
  const common = { input: (reason: string) => ({ id, reason }), onDone }
  return (
    <>
      {reported && (
        <ReasonAction
          {...common}
          endpoint={dismissReviewReport}
          label="reviews.dismiss"
          title="reviews.dismiss_title"
          about="reviews.dismiss_about"
          success="reviews.dismissed"
          icon="check"
        />
      )}
      {answer !== null && (
        <ReasonAction
          {...common}
          endpoint={removeReviewAnswer}
          label="reviews.remove_answer"
          title="reviews.remove_answer_title"
          about="reviews.admin_remove_answer_about"
          success="reviews.answer_removed"
          icon="trash"
        />
      )}
      {state === 'visible' ? (
        <ReasonAction
          {...common}
          endpoint={hideReview}
          label="reviews.hide"
          title="reviews.hide_title"
          about="reviews.hide_about"
          success="reviews.was_hidden"
          icon="eye-off"
          danger
        />
      ) : (
        <ReasonAction
          {...common}
          endpoint={showReview}
          label="reviews.show"
          title="reviews.show_title"
          about="reviews.show_about"
          success="reviews.was_shown"
          icon="eye"
        />
      )}
    </>
  )
}
