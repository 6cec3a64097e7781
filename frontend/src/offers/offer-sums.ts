import { awaitsReview, isPublic, OFFER_STATES, type OfferState } from '@kredka/contracts/offers/states'
import type { OfferCountView } from '@kredka/contracts/offers/views'

/** A teacher's offers as the teacher thinks of them; one that is public while a new version waits counts as both. */
export interface OfferSums {
  readonly all: number
  readonly visible: number
  readonly waiting: number
  /** Sent back with a reason. */
  readonly rejected: number
}

export function sumOffers(counts: OfferCountView): OfferSums {
  const sum = (wanted: (state: OfferState) => boolean) =>
    OFFER_STATES.filter(wanted).reduce((total, state) => total + counts[state], 0)
  return {
    all: sum((state) => state !== 'removed'),
    visible: sum(isPublic),
    waiting: sum(awaitsReview),
    rejected: sum((state) => state === 'rejected' || state === 'active_rejected'),
  }
}
