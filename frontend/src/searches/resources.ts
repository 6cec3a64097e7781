import { listFavouriteIds, listFavourites, listSavedSearches } from '@kredka/contracts/searches/endpoints'
import { createResource } from '../app/store/resource.ts'

export const favouriteIds = createResource(listFavouriteIds, { on: ['favourite'] })
export const favourites = createResource(listFavourites, { on: ['favourite'] })
export const savedSearches = createResource(listSavedSearches, { on: ['saved_search'] })
