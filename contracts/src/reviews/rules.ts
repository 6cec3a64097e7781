import { DAY } from '../kernel/durations.ts'

/** Rules of reviews (REV-01), the same in browser and server. */

export const REVIEW_MIN = 10
export const REVIEW_MAX = 2000
export const ANSWER_MIN = 2
export const ANSWER_MAX = 1000
export const REPORT_NOTE_MAX = 500
/** After any done lesson of the two, a review can be written and changed for this long. */
export const REVIEW_WINDOW_MS = 90 * DAY

/** Why a teacher reports a review about them. */
export const REVIEW_REPORT_REASONS = ['offensive', 'private_data', 'untrue', 'other'] as const
export type ReviewReportReason = (typeof REVIEW_REPORT_REASONS)[number]

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/**
 * The life of a review. What staff hide counts in no average; its author may change it and staff show it again. State →
 * command → next state.
 */
export const REVIEW_GRAPH = {
  absent: { write: 'visible' },
  visible: {
    write: 'visible',
    answer: 'visible',
    remove_answer: 'visible',
    report: 'visible',
    dismiss_report: 'visible',
    reopen_report: 'visible',
    hide: 'hidden',
  },
  hidden: { write: 'hidden', remove_answer: 'hidden', show: 'visible' },
} as const satisfies Record<string, Partial<Record<ReviewCommandName, string>>>

export type ReviewCommandName =
  | 'write'
  | 'answer'
  | 'remove_answer'
  | 'report'
  | 'dismiss_report'
  | 'reopen_report'
  | 'hide'
  | 'show'
export type ReviewState = keyof typeof REVIEW_GRAPH
export const REVIEW_STATES = ['visible', 'hidden'] as const satisfies readonly ReviewState[]
/** How the back office narrows its list: `reported` are those whose report waits. */
export const COMMENT_FILTERS = ['reported', 'visible', 'hidden'] as const

export function nextReviewState(state: ReviewState, command: ReviewCommandName): ReviewState | null {
  const ways: Partial<Record<ReviewCommandName, ReviewState>> = REVIEW_GRAPH[state]
  return ways[command] ?? null
}

/** Until when a review can be written or changed, in milliseconds; null where no lesson of the two was done. */
export function reviewOpenUntil(done_at: readonly string[]): number | null {
  return done_at.length === 0 ? null : Math.max(...done_at.map((at) => Date.parse(at))) + REVIEW_WINDOW_MS
}
