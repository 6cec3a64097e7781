import type { AnswerOf } from '@kredka/contracts/kernel/endpoints'
import type { countOwnOffers } from '@kredka/contracts/offers/endpoints'
import { awaitsReview, isPublic, type OfferState } from '@kredka/contracts/offers/rules'

/** A teacher's offers as the teacher thinks of them; one that is public while a new version waits counts as both. */
export interface OfferSums {
  readonly all: number
  readonly visible: number
  readonly waiting: number
  /** Sent back with a reason. */
  readonly rejected: number
}

const REJECTED: readonly OfferState[] = ['rejected', 'active_rejected']

export function sumOffers(counts: AnswerOf<typeof countOwnOffers>): OfferSums {
  const sum = (wanted: (state: OfferState) => boolean) =>
    counts.filter(({ state }) => wanted(state)).reduce((total, { count }) => total + count, 0)
  return {
    all: sum((state) => state !== 'removed' && state !== 'absent'),
    visible: sum(isPublic),
    waiting: sum(awaitsReview),
    rejected: sum((state) => REJECTED.includes(state)),
  }
}
