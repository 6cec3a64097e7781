import { Count, Id, Instant, Nullable, Obj, type Static, Text, Type } from '../kernel/schema.ts'
import { filters } from '../offers/filter-schemas.ts'
import { OfferCardView } from '../offers/views.ts'
import { NEW_OFFERS_SHOWN, SEARCH_NAME_MAX } from './rules.ts'

export const QUERY_MAX = 100

const { q: _typed, teacher: _teacher, ...chosen } = filters
/** What a saved search asks for beside its text, as the search itself takes it. */
export const SavedFilters = Obj(chosen)
export type SavedFilters = Static<typeof SavedFilters>

export const SavedSearchView = Obj({
  id: Id,
  name: Text(SEARCH_NAME_MAX),
  q: Nullable(Type.String()),
  filters: SavedFilters,
  muted: Type.Boolean(),
  saved_at: Instant,
  /** Offers that became public since the person last looked; more than this are not counted. */
  new_offers: Type.Integer({ minimum: 0, maximum: NEW_OFFERS_SHOWN }),
})
export type SavedSearchView = Static<typeof SavedSearchView>

/** A favourite; `offer` is null while it is not public. `title` is null where its teacher is forgotten. */
export const FavouriteView = Obj({
  offer_id: Id,
  title: Nullable(Type.String()),
  added_at: Instant,
  offer: Nullable(OfferCardView),
})
export type FavouriteView = Static<typeof FavouriteView>

/** Whose heart is filled: ids of the person's favourites. */
export const FavouriteIdsView = Obj({ ids: Type.Array(Id), count: Count })
export type FavouriteIdsView = Static<typeof FavouriteIdsView>
