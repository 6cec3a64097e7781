import { reviewEvents as e } from '@kredka/contracts/reviews/events'
import { type Hint, type Hints, hints } from '../kernel/hints.ts'

/**
 * Both people, whoever looks at the page of teacher or offer, and the back office. The id is the one that leads to
 * nobody.
 */
const all = ({ data }: { readonly data: { readonly review_id: string } }): readonly Hint[] => [
  { to: 'everyone', entity: 'review', id: data.review_id },
  { to: 'admins', entity: 'review' },
]

export const reviewHints: Hints = {
  ...hints([e.ReviewWritten, e.ReviewChanged, e.ReviewAnswered, e.ReviewAnswerRemoved], all),
  ...hints([e.ReviewHidden, e.ReviewShown], all),
  ...hints([e.ReviewReported, e.ReviewReportDismissed, e.ReviewReportReopened], ({ data }) => [
    { to: { person: data.teacher_id }, entity: 'review', id: data.review_id },
    { to: 'admins', entity: 'review' },
  ]),
}
