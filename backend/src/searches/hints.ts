import { searchEvents as e } from '@kredka/contracts/searches/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** A person's own lists, on each of their devices. */
export const searchHints: Hints = {
  ...hints([e.FavouriteAdded, e.FavouriteRemoved], ({ data }) => [
    { to: { person: data.user_id }, entity: 'favourite', id: data.offer_id },
  ]),
  ...hints(
    [
      e.SearchSaved,
      e.SearchRenamed,
      e.SavedSearchSeen,
      e.SavedSearchMuted,
      e.SavedSearchUnmuted,
      e.SavedSearchRemoved,
      e.SavedSearchMatched,
    ],
    ({ data }) => [{ to: { person: data.user_id }, entity: 'saved_search', id: data.search_id }],
  ),
}
