import { offersContract } from '@kredka/contracts/offers/contract'
import { isPublic } from '@kredka/contracts/offers/states'
import { offerAdminQueryHandlers, offerDocuments } from '@kredka/projections/offers/admin-queries'
import { overviewQueryHandler } from '@kredka/projections/offers/overview'
import { offersProjection } from '@kredka/projections/offers/projection'
import { offerQueryHandlers } from '@kredka/projections/offers/queries'
import { offerReviewQueryHandlers } from '@kredka/projections/offers/review-queries'
import { offersSitemapQueryHandler, searchesSitemapQueryHandler } from '@kredka/projections/offers/sitemap'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { offerHandlers } from './handlers.ts'
import { offerHints } from './hints.ts'
import { landingHead } from './landing-head.ts'
import { offerMails, offerNoticeWays } from './mails.ts'
import { offerDecider } from './offer.ts'
import { offerHead } from './offer-head.ts'
import { offerPolicies } from './policies.ts'
import { searchHeads } from './search-head.ts'
import { offerTimeline } from './timeline.ts'

/** Whether everybody may see the offer, as far as its own life goes. */
export async function isPublicOffer(write: WriteSide, offer_id: string): Promise<boolean> {
  const { state } = await write.fold(offerDecider, offer_id)
  return isPublic(state.state)
}

/** Whether the offer is this teacher's and still there. */
export async function ownsOffer(write: WriteSide, teacher_id: string, offer_id: string): Promise<boolean> {
  const { state } = await write.fold(offerDecider, offer_id)
  return state.teacher_id === teacher_id && state.state !== 'removed'
}

export { type OfferFacts, offerFacts, offerTeacher, publicOffer } from './facts.ts'

export const offers: Module = {
  ...offersContract,
  states: [streamState(offerDecider)],
  mails: offerMails,
  noticeWays: offerNoticeWays,
  projections: [offersProjection],
  handlers: offerHandlers,
  queryHandlers: () => [
    ...offerQueryHandlers,
    overviewQueryHandler,
    ...offerReviewQueryHandlers,
    ...offerAdminQueryHandlers,
  ],
  policies: offerPolicies,
  hints: offerHints,
  documents: ({ site }) => [
    offersSitemapQueryHandler(site.public_url),
    searchesSitemapQueryHandler(site.public_url),
    ...offerDocuments,
  ],
  heads: [landingHead, offerHead, ...searchHeads],
  timelines: [offerTimeline],
}
