import { accountEvents } from '@kredka/contracts/accounts/events'
import { searchEvents as e } from '@kredka/contracts/searches/events'
import type { SavedFilters } from '@kredka/contracts/searches/views'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'
import { hoursAsked, ratingFloorOf, termsOf } from '../offers/index.ts'

/** Favourite offers and saved searches (OFR-07). */
export const searchesProjection: Projection = {
  name: 'searches',
  number: 3,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.FavouriteAdded, ({ data: { user_id, offer_id }, metadata }, rows) => {
      rows.put('favourites', { user_id, offer_id, added_at: metadata.occurred_at })
    }),
    ...on(e.FavouriteRemoved, ({ data: { user_id, offer_id } }, rows) => {
      rows.remove('favourites', { user_id, offer_id })
    }),

    ...on(e.SearchSaved, ({ data, metadata }, rows) => {
      const { search_id, user_id, name, q, filters } = data
      const at = metadata.occurred_at
      const typed = { q, terms: q === null ? null : termsOf(q) }
      rows.put('saved', {
        search_id,
        user_id,
        name,
        ...typed,
        filters,
        ...columnsOf(filters),
        saved_at: at,
        seen_at: at,
      })
    }),
    ...on(e.SearchRenamed, ({ data }, rows) => {
      rows.patch('saved', { search_id: data.search_id }, { name: data.name })
    }),
    ...on(e.SavedSearchSeen, ({ data, metadata }, rows) => {
      rows.patch('saved', { search_id: data.search_id }, { seen_at: metadata.occurred_at })
    }),
    ...on(e.SavedSearchMuted, ({ data }, rows) => {
      rows.patch('saved', { search_id: data.search_id }, { muted: true })
    }),
    ...on(e.SavedSearchUnmuted, ({ data }, rows) => {
      rows.patch('saved', { search_id: data.search_id }, { muted: false })
    }),
    ...on(e.SavedSearchRemoved, ({ data }, rows) => {
      rows.remove('saved', { search_id: data.search_id })
    }),

    ...on(accountEvents.PersonForgotten, ({ data }, rows) => {
      rows.patch('saved', { user_id: data.subject_id }, { name: null, q: null, terms: null })
    }),
  },
}

function columnsOf({ day, hour, rating, ...same }: SavedFilters) {
  const { subject, level, place, city, online, price_min, price_max } = same
  return {
    subject: subject ?? null,
    level: level ?? null,
    place: place ?? null,
    city: city ?? null,
    online: online ?? false,
    price_min: price_min ?? null,
    price_max: price_max ?? null,
    rating: rating === undefined ? null : ratingFloorOf(rating),
    hours: day === undefined && hour === undefined ? null : hoursAsked(day, hour),
  }
}
