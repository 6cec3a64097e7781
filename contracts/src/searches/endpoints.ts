import { command, Done, query } from '../kernel/endpoints.ts'
import { Id, Obj, PageQuery, Text, Type } from '../kernel/schema.ts'
import { SEARCH_NAME_MAX } from './rules.ts'
import { FavouriteIdsView, FavouriteView, QUERY_MAX, SavedFilters, SavedSearchView } from './views.ts'

const params = Obj({ id: Id })
const one = {
  access: 'user',
  of: 'saved_search.user',
  params,
  answer: Done,
  errors: ['SAVED_SEARCH_NOT_FOUND'],
} as const

export const addFavourite = command('searches.add_favourite', {
  path: 'POST /offers/{id}/add-favourite',
  access: 'user',
  about: 'Puts a public offer among the caller’s favourites.',
  params,
  answer: Done,
  errors: ['OFFER_NOT_FOUND', 'FAVOURITES_FULL'],
})

export const removeFavourite = command('searches.remove_favourite', {
  path: 'POST /offers/{id}/remove-favourite',
  access: 'user',
  about: 'Takes an offer from the caller’s favourites.',
  params,
  answer: Done,
})

export const listFavourites = query('searches.favourites', {
  path: 'GET /favourite-offers',
  access: 'user',
  about: 'The caller’s favourite offers, the last chosen first.',
  query: Obj(PageQuery),
  answer: Type.Array(FavouriteView),
  paged: true,
})

export const listFavouriteIds = query('searches.favourite_ids', {
  path: 'GET /favourite-offers/ids',
  access: 'user',
  about: 'The ids of the caller’s favourite offers.',
  answer: FavouriteIdsView,
})

export const listSavedSearches = query('searches.saved', {
  path: 'GET /saved-searches',
  access: 'user',
  about: 'The caller’s saved searches, the newest first, with how many offers are new in each.',
  answer: Type.Array(SavedSearchView),
})

export const saveSearch = command('searches.save', {
  path: 'POST /saved-searches',
  access: 'user',
  about: 'Saves a search under a name; new offers that fit it are told of.',
  body: Obj({ name: Text(SEARCH_NAME_MAX), q: Type.Optional(Text(QUERY_MAX)), filters: SavedFilters }),
  answer: Obj({ id: Id }),
  errors: ['SAVED_SEARCHES_FULL', 'SAVED_SEARCH_TOO_WIDE', 'SUBJECT_UNKNOWN', 'CITY_UNKNOWN'],
})

export const renameSearch = command('searches.rename', {
  path: 'POST /saved-searches/{id}/rename',
  about: 'Gives a saved search another name.',
  ...one,
  body: Obj({ name: Text(SEARCH_NAME_MAX) }),
})

export const markSearchSeen = command('searches.seen', {
  path: 'POST /saved-searches/{id}/seen',
  about: 'The caller looked at what the search finds: what is new counts from now.',
  ...one,
})

export const muteSearch = command('searches.mute', {
  path: 'POST /saved-searches/{id}/mute',
  about: 'No more notices about this search.',
  ...one,
})

export const unmuteSearch = command('searches.unmute', {
  path: 'POST /saved-searches/{id}/unmute',
  about: 'Notices about this search again.',
  ...one,
})

export const removeSearch = command('searches.remove', {
  path: 'POST /saved-searches/{id}/remove',
  about: 'Forgets a saved search.',
  ...one,
})
