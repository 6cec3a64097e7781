import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { reviewEvents as e, type ReviewEvent } from '@kredka/contracts/reviews/events'
import {
  nextReviewState,
  type ReviewReportReason,
  type ReviewState,
  reviewOpenUntil,
} from '@kredka/contracts/reviews/rules'
import type { Decider } from '../kernel/decider.ts'
import type { DoneLesson } from '../students/index.ts'

/**
 * Stream `review-{tuition_id}`: what a student thinks of their teacher. `REVIEW_GRAPH` in the contract says which ways
 * there are.
 */
export interface Review {
  readonly state: ReviewState
  readonly ids: ReviewIds | null
  readonly version: number
  readonly stars: number
  readonly answered: boolean
  /** The version that the teacher reported last. */
  readonly reported: number | null
  /** The last report: what became of it, null where there is none or it was upheld. */
  readonly report: 'open' | 'dismissed' | null
}
interface ReviewIds {
  readonly tuition_id: string
  readonly review_id: string
  readonly offer_id: string
  readonly subject_id: string
  readonly teacher_id: string
  readonly student_id: string
}

export interface WriteReview {
  readonly do: 'write'
  readonly pair: Pick<ReviewIds, 'tuition_id' | 'teacher_id' | 'student_id'>
  /** The id where this is the first; later versions keep it. */
  readonly new_id: string
  /** Lessons of the two that were done, as their own stream tells. */
  readonly lessons: readonly DoneLesson[]
  readonly stars: number
  readonly text: string
  /** Milliseconds. */
  readonly now: number
}
export type ReviewCommand =
  | WriteReview
  | { readonly do: 'answer'; readonly text: string }
  | { readonly do: 'remove_answer'; readonly by: 'teacher' | 'staff'; readonly reason: string | null }
  | { readonly do: 'report'; readonly reason: ReviewReportReason; readonly note: string | null }
  | { readonly do: 'dismiss_report' | 'reopen_report'; readonly reason: string }
  | { readonly do: 'hide'; readonly reason: string }
  | { readonly do: 'show'; readonly reason: string }

export const reviewDecider: Decider<Review, ReviewCommand, ReviewEvent> = {
  category: 'review',
  initial: { state: 'absent', ids: null, version: 0, stars: 0, answered: false, reported: null, report: null },
  evolve(review, { type, data }) {
    switch (type) {
      case 'ReviewWritten': {
        const { version, stars, text: _, ...ids } = data
        return { ...review, state: 'visible', ids, version, stars }
      }
      case 'ReviewChanged':
        return { ...review, version: data.version, stars: data.stars }
      case 'ReviewAnswered':
        return { ...review, answered: true }
      case 'ReviewAnswerRemoved':
        return { ...review, answered: false }
      case 'ReviewReported':
        return { ...review, reported: data.version, report: 'open' }
      case 'ReviewReportDismissed':
        return { ...review, report: 'dismissed' }
      case 'ReviewReportReopened':
        return { ...review, report: 'open' }
      case 'ReviewHidden':
        return { ...review, state: 'hidden', report: null }
      case 'ReviewShown':
        return { ...review, state: 'visible' }
    }
  },
  decide(review, command) {
    if (command.do === 'write') return write(review, command)
    const { state, ids, version, stars, answered } = review
    if (ids === null) return reject('REVIEW_NOT_FOUND')
    if (nextReviewState(state, command.do) === null) return rejectIn(state)
    switch (command.do) {
      case 'answer':
        return [make(e.ReviewAnswered, { ...ids, text: command.text.trim(), edited: answered })]
      case 'remove_answer': {
        const { by, reason } = command
        if (answered) return [make(e.ReviewAnswerRemoved, { ...ids, by, reason })]
        return by === 'teacher' ? [] : reject('REVIEW_WITHOUT_ANSWER')
      }
      case 'report': {
        // what staff have looked at is not theirs to look at again until it is changed
        if (review.reported === version) return reject('REVIEW_ALREADY_REPORTED')
        return [make(e.ReviewReported, { ...ids, version, reason: command.reason, note: command.note })]
      }
      case 'dismiss_report':
        if (review.report !== 'open') return reject('REVIEW_NOT_REPORTED')
        return [make(e.ReviewReportDismissed, { ...ids, reason: command.reason.trim() })]
      case 'reopen_report':
        if (review.report !== 'dismissed') return reject('REVIEW_REPORT_NOT_DISMISSED')
        return [make(e.ReviewReportReopened, { ...ids, reason: command.reason.trim() })]
      case 'hide':
        return [make(e.ReviewHidden, { ...ids, stars, reason: command.reason.trim() })]
      case 'show':
        return [make(e.ReviewShown, { ...ids, stars, reason: command.reason.trim() })]
    }
  },
}

/** What the graph does not allow, in the words of whoever asked. */
function rejectIn(state: ReviewState): Rejection {
  return reject(state === 'hidden' ? 'REVIEW_HIDDEN' : 'REVIEW_NOT_HIDDEN')
}

function write(review: Review, command: WriteReview): readonly ReviewEvent[] | Rejection {
  const latest = latestOpen(command)
  if (isRejection(latest)) return latest
  const { stars } = command
  const text = command.text.trim()
  const version = review.version + 1
  if (review.ids === null) {
    const { offer_id, subject_id } = latest
    const ids = { ...command.pair, review_id: command.new_id, offer_id, subject_id }
    return [make(e.ReviewWritten, { ...ids, version, stars, text })]
  }
  const hidden = review.state === 'hidden'
  return [make(e.ReviewChanged, { ...review.ids, version, stars, was: review.stars, text, hidden })]
}

/** The lesson that was marked last, where the time to write is not over. */
function latestOpen({ lessons, now }: WriteReview): DoneLesson | Rejection {
  const latest = lessons.toSorted((a, b) => a.done_at.localeCompare(b.done_at)).at(-1)
  if (latest === undefined) return reject('REVIEW_NEEDS_LESSON')
  return now <= (reviewOpenUntil([latest.done_at]) ?? 0) ? latest : reject('REVIEW_WINDOW_CLOSED')
}
