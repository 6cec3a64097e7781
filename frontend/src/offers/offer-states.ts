import type { OfferState } from '@kredka/contracts/offers/states'
import type { TextId } from '../i18n/text-ids.ts'
import type { StatusKind } from '../ui/StatusLabel.tsx'

interface Label {
  readonly kind: StatusKind
  readonly text: TextId
}

const PUBLIC: Label = { kind: 'active', text: 'own_offers.state_active' }

/** OFR-03: what a teacher reads of an offer's state; an edited offer says what is public and how its change stands. */
export const STATE_LABELS: Readonly<Record<OfferState, readonly Label[]>> = {
  absent: [],
  waiting: [{ kind: 'info', text: 'own_offers.state_waiting' }],
  rejected: [{ kind: 'cancelled', text: 'own_offers.state_rejected' }],
  active: [PUBLIC],
  active_waiting: [PUBLIC, { kind: 'info', text: 'own_offers.state_change_waiting' }],
  active_rejected: [PUBLIC, { kind: 'cancelled', text: 'own_offers.state_change_rejected' }],
  removed: [{ kind: 'inactive', text: 'own_offers.state_removed' }],
}
