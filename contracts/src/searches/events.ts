import { type EventsOf, event } from '../kernel/events.ts'
import { DateOnly, Id, Nullable, Obj, Personal, Text } from '../kernel/schema.ts'
import { SEARCH_NAME_MAX } from './rules.ts'
import { QUERY_MAX, SavedFilters } from './views.ts'

const favourite = { user_id: Id, offer_id: Id }

/** Stream `favourites-{user_id}`. */
export const FavouriteAdded = event('FavouriteAdded', Obj(favourite))
export const FavouriteRemoved = event('FavouriteRemoved', Obj(favourite))

const search = { user_id: Id, search_id: Id }

/**
 * Stream `savedsearches-{user_id}`, from here on. What the person typed is theirs; the choices from lists are nobody's
 * secret.
 */
export const SearchSaved = event(
  'SearchSaved',
  Obj({
    ...search,
    name: Personal(Text(SEARCH_NAME_MAX), 'user_id'),
    q: Personal(Nullable(Text(QUERY_MAX)), 'user_id'),
    filters: SavedFilters,
  }),
)
export const SearchRenamed = event(
  'SearchRenamed',
  Obj({ ...search, name: Personal(Text(SEARCH_NAME_MAX), 'user_id') }),
)
/** The person looked at what it finds: what is new counts from now. */
export const SavedSearchSeen = event('SavedSearchSeen', Obj(search))
/** No notices about new offers any more. */
export const SavedSearchMuted = event('SavedSearchMuted', Obj(search))
export const SavedSearchUnmuted = event('SavedSearchUnmuted', Obj(search))
export const SavedSearchRemoved = event('SavedSearchRemoved', Obj(search))
/** A new offer fits the search; said once a day of Europe/Warsaw, the others of the day stand in the list (OFR-07). */
export const SavedSearchMatched = event('SavedSearchMatched', Obj({ ...search, offer_id: Id, date: DateOnly }))

export const favouriteEvents = { FavouriteAdded, FavouriteRemoved }
export const savedSearchEvents = {
  SearchSaved,
  SearchRenamed,
  SavedSearchSeen,
  SavedSearchMuted,
  SavedSearchUnmuted,
  SavedSearchRemoved,
  SavedSearchMatched,
}
export const searchEvents = { ...favouriteEvents, ...savedSearchEvents }
export type FavouriteEvent = EventsOf<typeof favouriteEvents>
export type SavedSearchEvent = EventsOf<typeof savedSearchEvents>
