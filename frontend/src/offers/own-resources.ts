import { countOwnOffers } from '@kredka/contracts/offers/endpoints'
import { createResource } from '../app/store/resource.ts'

export const ownOfferCounts = createResource(countOwnOffers, { on: ['offer'] })
