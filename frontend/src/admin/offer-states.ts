import type { OfferState } from '@kredka/contracts/offers/rules'
import type { StatusKind } from '../ui/StatusLabel.tsx'

/** How an offer's state is coloured. */
export const OFFER_STATE_KINDS: Readonly<Record<OfferState, StatusKind>> = {
  absent: 'inactive',
  waiting: 'new',
  active: 'active',
  active_waiting: 'new',
  active_rejected: 'warning',
  rejected: 'cancelled',
  removed: 'inactive',
}
