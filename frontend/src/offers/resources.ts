import { countFacets, getOffer, getOwnOffer, listOwnOffers, searchOffers } from '@kredka/contracts/offers/endpoints'
import { autocompleteCities } from '@kredka/contracts/places/endpoints'
import { createResource } from '../app/store/resource.ts'

export const foundOffers = createResource('offers.search', searchOffers)
export const offerFacets = createResource('offers.facets', countFacets)
export const cities = createResource('places.cities', autocompleteCities)
export const offer = createResource('offers.get', getOffer)
export const ownOffers = createResource('offers.own', listOwnOffers, { on: ['offer'] })
export const ownOffer = createResource('offers.own_one', getOwnOffer, { on: ['offer'], about: ({ id }) => id })
