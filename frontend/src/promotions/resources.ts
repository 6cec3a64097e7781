import { listOwnOffers } from '@kredka/contracts/offers/endpoints'
import { countPromotions, getOfferPromotion, listPromotions } from '@kredka/contracts/promotions/endpoints'
import { createResource } from '../app/store/resource.ts'

export const promotions = createResource('promotions.list', listPromotions, { on: ['promotion'] })
export const promotionCounts = createResource('promotions.count', countPromotions, { on: ['promotion'] })
export const offerPromotion = createResource('promotions.of_offer', getOfferPromotion, { on: ['order', 'lesson'] })
/** What a promotion can be for. */
export const ownOffers = createResource('promotions.own_offers', listOwnOffers, { on: ['offer'] })
