import { listOwnOffers } from '@kredka/contracts/offers/endpoints'
import { countPromotions, getOfferPromotion, listPromotions } from '@kredka/contracts/promotions/endpoints'
import { createResource } from '../app/store/resource.ts'

export const promotions = createResource(listPromotions, { on: ['promotion'] })
export const promotionCounts = createResource(countPromotions, { on: ['promotion'] })
export const offerPromotion = createResource(getOfferPromotion, { on: ['order', 'lesson'] })
/** What a promotion can be for. */
export const ownOffers = createResource(listOwnOffers, { on: ['offer'] })
