import {
  dismissReviewReport,
  hideReview,
  removeReviewAnswer,
  reopenReviewReport,
  showReview,
} from '@kredka/contracts/reviews/endpoints'
import type { CommentView } from '@kredka/contracts/reviews/views'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'
import { ReopenAction } from '../../back-office/ReopenAction.tsx'
import type { ThingHistory } from '../../back-office/thing-history.ts'

interface Props {
  readonly review: CommentView
  readonly words: ThingHistory['words']
  readonly onDone: () => void
}

/** What staff decide about a review, each for a reason that the log keeps. */
export function CommentActions({ review: { id, state, reported, report, answer, history }, words, onDone }: Props) {
  const common = { input: (reason: string) => ({ id, reason }), history: { acts: history, words }, onDone }
  return (
    <>
      <ReasonAction
        {...common}
        isOffered={reported}
        endpoint={dismissReviewReport}
        ready={['reviews.ready_dismiss_fine', 'reviews.ready_dismiss_rating', 'reviews.ready_dismiss_unproved']}
        label="reviews.dismiss"
        title="reviews.dismiss_title"
        about="reviews.dismiss_about"
        success="reviews.dismissed"
        icon="check"
      />
      <ReasonAction
        {...common}
        isOffered={answer !== null}
        endpoint={removeReviewAnswer}
        ready={['reviews.ready_hide_insults', 'reviews.ready_hide_private', 'reviews.ready_hide_untrue']}
        label="reviews.remove_answer"
        title="reviews.remove_answer_title"
        about="reviews.admin_remove_answer_about"
        success="reviews.answer_removed"
        icon="trash"
      />
      <ReasonAction
        {...common}
        isOffered={state === 'visible'}
        endpoint={hideReview}
        ready={[
          'reviews.ready_hide_insults',
          'reviews.ready_hide_private',
          'reviews.ready_hide_untrue',
          'reviews.ready_hide_bought',
        ]}
        label="reviews.hide"
        title="reviews.hide_title"
        about="reviews.hide_about"
        success="reviews.was_hidden"
        icon="eye-off"
        danger
      />
      <ReasonAction
        {...common}
        isOffered={state !== 'visible'}
        endpoint={showReview}
        ready={['back_office.ready_settled', 'back_office.ready_mistake']}
        label="reviews.show"
        title="reviews.show_title"
        about="reviews.show_about"
        success="reviews.was_shown"
        icon="eye"
      />
      <ReopenAction
        {...common}
        isOffered={state === 'visible' && report?.dismissed === true}
        endpoint={reopenReviewReport}
        about="reviews.reopen_about"
      />
    </>
  )
}
