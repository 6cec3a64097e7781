import { DAY } from '../kernel/durations.ts'

export const ISSUE_SUBJECT_MAX = 120
export const ISSUE_TEXT_MAX = 20_000

/** How long the link that confirms a subscription works. */
export const CONFIRMATION_MS = 7 * DAY
/**
 * A request that nobody confirmed is forgotten with its address; a little later than its last link, which may have
 * waited in the queue.
 */
export const UNCONFIRMED_KEPT_MS = 9 * DAY

/** The address that a test went to is forgotten so long after. */
export const TEST_KEPT_MS = DAY

/** `draft` may still be changed; `sending` goes on by itself, also after a restart. */
export const ISSUE_STATES = ['draft', 'sending', 'sent', 'discarded'] as const
/** Orders of the list, the latest change first by itself. */
export const ISSUE_SORTS = [
  '-saved_at',
  'saved_at',
  'state',
  '-state',
  'recipients',
  '-recipients',
  'sent_at',
  '-sent_at',
] as const
export type IssueState = (typeof ISSUE_STATES)[number]
