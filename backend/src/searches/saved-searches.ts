import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { savedSearchEvents as e, type SavedSearchEvent } from '@kredka/contracts/searches/events'
import { SAVED_SEARCHES_MAX } from '@kredka/contracts/searches/rules'
import type { SavedFilters } from '@kredka/contracts/searches/views'
import type { Decider } from '../kernel/decider.ts'

/** Stream `savedsearches-{user_id}` (OFR-07). */
export interface SavedSearches {
  readonly byId: Readonly<Record<string, SavedSearch>>
}

interface SavedSearch {
  readonly muted: boolean
  /** The last day of Europe/Warsaw on which a match was told, `yyyy-mm-dd`. */
  readonly matched_on: string | null
}

interface One {
  readonly user_id: string
  readonly search_id: string
}

export type SavedSearchCommand = One &
  (
    | {
        readonly do: 'save'
        readonly name: string
        readonly q: string | null
        readonly filters: SavedFilters
        readonly facts: { readonly subject_known: boolean; readonly city_known: boolean }
      }
    | { readonly do: 'rename'; readonly name: string }
    | { readonly do: 'see' | 'mute' | 'unmute' | 'remove' }
    | { readonly do: 'match'; readonly offer_id: string; readonly date: string }
  )

export const savedSearchesDecider: Decider<SavedSearches, SavedSearchCommand, SavedSearchEvent> = {
  category: 'savedsearches',
  initial: { byId: {} },
  evolve({ byId }, event) {
    const { search_id } = event.data
    const search = byId[search_id] ?? { muted: false, matched_on: null }
    switch (event.type) {
      case 'SearchSaved':
        return { byId: { ...byId, [search_id]: search } }
      case 'SavedSearchMuted':
      case 'SavedSearchUnmuted':
        return { byId: { ...byId, [search_id]: { ...search, muted: event.type === 'SavedSearchMuted' } } }
      case 'SavedSearchMatched':
        return { byId: { ...byId, [search_id]: { ...search, matched_on: event.data.date } } }
      case 'SavedSearchRemoved': {
        const { [search_id]: _gone, ...others } = byId
        return { byId: others }
      }
      case 'SearchRenamed':
      case 'SavedSearchSeen':
        return { byId }
    }
  },
  decide({ byId }, command) {
    if (command.do === 'save') return save(byId, command)
    const { user_id, search_id } = command
    const search = byId[search_id]
    const ids = { user_id, search_id }
    if (search === undefined) return reject('SAVED_SEARCH_NOT_FOUND')
    switch (command.do) {
      case 'rename':
        return [make(e.SearchRenamed, { ...ids, name: command.name.trim() })]
      case 'see':
        return [make(e.SavedSearchSeen, ids)]
      case 'mute':
        return search.muted ? [] : [make(e.SavedSearchMuted, ids)]
      case 'unmute':
        return search.muted ? [make(e.SavedSearchUnmuted, ids)] : []
      case 'remove':
        return [make(e.SavedSearchRemoved, ids)]
      case 'match': {
        const { offer_id, date } = command
        // once a day: what else is new that day stands in the list
        if (search.muted || (search.matched_on !== null && date <= search.matched_on)) return []
        return [make(e.SavedSearchMatched, { ...ids, offer_id, date })]
      }
    }
  },
}

type Save = Extract<SavedSearchCommand, { do: 'save' }>

function save(byId: SavedSearches['byId'], { user_id, search_id, name, q, filters, facts }: Save) {
  const fault = faultOf(filters, q, facts)
  if (fault !== null) return fault
  if (Object.keys(byId).length >= SAVED_SEARCHES_MAX) return reject('SAVED_SEARCHES_FULL')
  return [make(e.SearchSaved, { user_id, search_id, name: name.trim(), q, filters })]
}

function faultOf(filters: SavedFilters, q: string | null, facts: Save['facts']): Rejection | null {
  const { online: _alone, ...narrowing } = filters
  if (q === null && Object.keys(narrowing).length === 0) return reject('SAVED_SEARCH_TOO_WIDE')
  if (filters.subject !== undefined && !facts.subject_known) return reject('SUBJECT_UNKNOWN')
  return filters.city !== undefined && !facts.city_known ? reject('CITY_UNKNOWN') : null
}
