import { streamOf } from '@kredka/contracts/kernel/events'
import { offerEvents } from '@kredka/contracts/offers/events'
import { isPublic } from '@kredka/contracts/offers/states'
import { last } from '../kernel/last.ts'
import type { Tools } from '../kernel/tools.ts'
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

/** Whose offer it is, public or not; null where there never was one. */
export async function offerTeacher(write: WriteSide, offer_id: string): Promise<string | null> {
  const { state } = await write.fold(offerDecider, offer_id)
  return state.teacher_id
}

/**
 * What everybody may read of a public offer now, with its title; null where nothing is public, or its teacher is
 * forgotten.
 */
export async function publicOffer(
  { write, streams }: Pick<Tools, 'write' | 'streams'>,
  offer_id: string,
): Promise<(OfferFacts & { readonly title: string }) | null> {
  const facts = await offerFacts(write, offer_id)
  if (facts === null) return null
  const events = await streams.read(streamOf(offerDecider.category, offer_id))
  const visible = events.filter(({ data }) => data['version'] === facts.version)
  const title = last(visible, offerEvents.OfferSubmitted)?.data.title ?? null
  return title === null ? null : { ...facts, title }
}
