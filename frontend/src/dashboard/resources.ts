import { countOwnOffers } from '@kredka/contracts/offers/endpoints'
import { createResource } from '../app/store/resource.ts'

export const offerCounts = createResource('offers.count', countOwnOffers)
