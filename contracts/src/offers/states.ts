/**
 * The life of an offer (OFR-03). `version` counts what was sent for review; the visible one may be older than the one
 * that waits. State → command → next state.
 */
export const OFFER_GRAPH = {
  absent: { submit: 'waiting' },
  waiting: { submit: 'waiting', activate: 'active', reject: 'rejected', remove: 'removed' },
  rejected: { submit: 'waiting', restore: 'active', remove: 'removed' },
  active: { submit: 'active_waiting', take_down: 'rejected', remove: 'removed' },
  active_waiting: {
    submit: 'active_waiting',
    activate: 'active',
    reject: 'active_rejected',
    take_down: 'waiting',
    remove: 'removed',
  },
  active_rejected: { submit: 'active_waiting', restore: 'active', take_down: 'rejected', remove: 'removed' },
  removed: {},
} as const satisfies Record<string, Partial<Record<OfferCommandName, string>>>

export type OfferState = keyof typeof OFFER_GRAPH
export const OFFER_STATES = Object.keys(OFFER_GRAPH) as OfferState[]
export type OfferCommandName = 'submit' | 'activate' | 'reject' | 'take_down' | 'restore' | 'remove'

/** The state after a command, or null where the graph has no such way. */
export function nextOfferState(state: OfferState, command: OfferCommandName): OfferState | null {
  const ways: Partial<Record<OfferCommandName, OfferState>> = OFFER_GRAPH[state]
  return ways[command] ?? null
}

/** How staff tell offers apart: `hidden` is one that is public by itself while its tutor teaches no longer, or may not. */
export const LISTED_OFFER_STATES = ['live', 'hidden', 'waiting', 'rejected', 'taken_down', 'removed'] as const
export type ListedOfferState = (typeof LISTED_OFFER_STATES)[number]
/** The orders of staff's list. */
export const OFFER_LIST_SORTS = [
  '-changed_at',
  'changed_at',
  '-added_at',
  'added_at',
  'title',
  '-title',
  '-amount',
  'amount',
  '-views',
  'views',
  'state',
  '-state',
] as const
export type OfferListSort = (typeof OFFER_LIST_SORTS)[number]

export function isPublic(state: OfferState): boolean {
  return state === 'active' || state === 'active_waiting' || state === 'active_rejected'
}
export function awaitsReview(state: OfferState): boolean {
  return state === 'waiting' || state === 'active_waiting'
}
