import { listFavouriteIds, listFavourites, listSavedSearches } from '@kredka/contracts/searches/endpoints'
import { createResource } from '../app/store/resource.ts'

export const favouriteIds = createResource('searches.favourite_ids', listFavouriteIds, { on: ['favourite'] })
export const favourites = createResource('searches.favourites', listFavourites, { on: ['favourite'] })
export const savedSearches = createResource('searches.saved', listSavedSearches, { on: ['saved_search'] })
