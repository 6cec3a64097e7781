import {
  dismissReviewReport,
  hideReview,
  removeReviewAnswer,
  reopenReviewReport,
  showReview,
} from '@kredka/contracts/reviews/endpoints'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { type ReviewCommand, reviewDecider } from './review.ts'

/** What staff do with reviews: the section of comments (ADM-02). */
export function reviewAdminHandlers({ write }: Pick<Tools, 'write'>): readonly Handler[] {
  const decide = async (tuition_id: string, command: ReviewCommand, { context }: Request) =>
    replyDone(await write.execute(reviewDecider, tuition_id, command, context))

  return [
    handle(hideReview, ({ id, reason }, request) => decide(id, { do: 'hide', reason }, request)),
    handle(showReview, ({ id, reason }, request) => decide(id, { do: 'show', reason }, request)),
    handle(dismissReviewReport, ({ id, reason }, request) => decide(id, { do: 'dismiss_report', reason }, request)),
    handle(reopenReviewReport, ({ id, reason }, request) => decide(id, { do: 'reopen_report', reason }, request)),
    handle(removeReviewAnswer, ({ id, reason }, request) =>
      decide(id, { do: 'remove_answer', by: 'staff', reason: reason.trim() }, request),
    ),
  ]
}
