import { isPublic } from '@kredka/contracts/offers/rules'
import type { WriteSide } from '../kernel/write-side.ts'
import { type OfferTerms, offerDecider } from './offer.ts'

/** A public offer as an order sees it. */
export interface OfferFacts extends OfferTerms {
  readonly offer_id: string
  readonly teacher_id: string
  /** The version that is public. */
  readonly version: number
  /** Of the stream that this was folded from; for the event that records the facts. */
  readonly revision: number
}

/** What is public of an offer as of now; null where nothing is. Whether its teacher may teach is another matter. */
export async function offerFacts(write: WriteSide, offer_id: string): Promise<OfferFacts | null> {
  const { state, revision } = await write.fold(offerDecider, offer_id)
  const { teacher_id, visible, shown } = state
  if (!isPublic(state.state) || teacher_id === null || visible === null || shown === null) return null
  return { ...shown, offer_id, teacher_id, version: visible, revision }
}
