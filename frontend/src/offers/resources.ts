import { countFacets, getOffer, getOwnOffer, listOwnOffers, searchOffers } from '@kredka/contracts/offers/endpoints'
import { autocompleteCities } from '@kredka/contracts/places/endpoints'
import { createResource } from '../app/store/resource.ts'

export const foundOffers = createResource(searchOffers)
export const offerFacets = createResource(countFacets)
export const cities = createResource(autocompleteCities)
export const offer = createResource(getOffer)
export const ownOffers = createResource(listOwnOffers, { on: ['offer'] })
export const ownOffer = createResource(getOwnOffer, { on: ['offer'], about: ({ id }) => id })
