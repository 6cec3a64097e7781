import { make } from '@kredka/contracts/kernel/events'
import { savedSearchEvents as e } from '@kredka/contracts/searches/events'
import { SAVED_SEARCHES_MAX } from '@kredka/contracts/searches/rules'
import { story } from '../kernel/testing/story.ts'
import { type SavedSearchCommand, savedSearchesDecider } from './saved-searches.ts'

const user_id = '01jd0000000000000000000001'
const offer_id = '01jd0000000000000000000002'
const idOf = (n: number) => `01jd000000000000000000003${n.toString(32).replaceAll(/[ilou]/g, 'z')}`
const ids = { user_id, search_id: idOf(0) }
const filters = { subject: 'maths' }
const facts = { subject_known: true, city_known: true }
const saved = (search_id = ids.search_id) =>
  make(e.SearchSaved, { user_id, search_id, name: 'Matura', q: null, filters })
const muted = make(e.SavedSearchMuted, ids)
const removed = make(e.SavedSearchRemoved, ids)
const matched = (date: string) => make(e.SavedSearchMatched, { ...ids, offer_id, date })
type Save = Extract<SavedSearchCommand, { do: 'save' }>
const save = (changes: Partial<Save> = {}): Save => ({
  do: 'save',
  ...ids,
  name: ' Matura ',
  q: null,
  filters,
  facts,
  ...changes,
})
const match = (date: string): SavedSearchCommand => ({ do: 'match', ...ids, offer_id, date })
const when = (what: 'see' | 'mute' | 'unmute' | 'remove'): SavedSearchCommand => ({ do: what, ...ids })

test('OFR-07 a search is saved under a name', () => {
  story(savedSearchesDecider, e).given().when(save()).gives(saved())
  story(savedSearchesDecider, e)
    .given()
    .when(save({ q: 'matura', filters: {} }))
    .gives(make(e.SearchSaved, { ...ids, name: 'Matura', q: 'matura', filters: {} }))
})

test('OFR-07 a search that narrows nothing, or asks for what is on no list, is not saved', () => {
  story(savedSearchesDecider, e)
    .given()
    .when(save({ filters: {} }))
    .rejects('SAVED_SEARCH_TOO_WIDE')
  story(savedSearchesDecider, e)
    .given()
    .when(save({ filters: { online: true } }))
    .rejects('SAVED_SEARCH_TOO_WIDE')
  const unknown = { subject_known: false, city_known: false }
  story(savedSearchesDecider, e)
    .given()
    .when(save({ facts: unknown }))
    .rejects('SUBJECT_UNKNOWN')
  story(savedSearchesDecider, e)
    .given()
    .when(save({ facts: unknown, filters: { city: 'atlantis' } }))
    .rejects('CITY_UNKNOWN')
})

test('OFR-07 saved searches have a largest number', () => {
  const full = Array.from({ length: SAVED_SEARCHES_MAX }, (_, n) => saved(idOf(n)))
  story(savedSearchesDecider, e)
    .given(...full)
    .when(save({ search_id: offer_id }))
    .rejects('SAVED_SEARCHES_FULL')
  story(savedSearchesDecider, e)
    .given(...full, removed)
    .when(save())
    .gives(saved())
})

test('OFR-07 a match is told once a day, and not of a muted search', () => {
  story(savedSearchesDecider, e).given(saved()).when(match('2026-11-02')).gives(matched('2026-11-02'))
  story(savedSearchesDecider, e).given(saved(), matched('2026-11-02')).when(match('2026-11-02')).gives()
  story(savedSearchesDecider, e)
    .given(saved(), matched('2026-11-02'))
    .when(match('2026-11-03'))
    .gives(matched('2026-11-03'))
  story(savedSearchesDecider, e).given(saved(), muted).when(match('2026-11-02')).gives()
})

test('OFR-07 a search can be muted and heard again, looked at, renamed and removed', () => {
  story(savedSearchesDecider, e).given(saved()).when(when('mute')).gives(muted)
  story(savedSearchesDecider, e).given(saved(), muted).when(when('mute')).gives()
  story(savedSearchesDecider, e).given(saved(), muted).when(when('unmute')).gives(make(e.SavedSearchUnmuted, ids))
  story(savedSearchesDecider, e).given(saved()).when(when('unmute')).gives()
  story(savedSearchesDecider, e).given(saved()).when(when('see')).gives(make(e.SavedSearchSeen, ids))
  story(savedSearchesDecider, e)
    .given(saved())
    .when({ do: 'rename', ...ids, name: ' Algebra ' })
    .gives(make(e.SearchRenamed, { ...ids, name: 'Algebra' }))
  story(savedSearchesDecider, e).given(saved()).when(when('remove')).gives(removed)
})

test('OFR-07 what is not there, or no longer, is not found', () => {
  for (const given of [[], [saved(), removed]]) {
    for (const what of ['see', 'mute', 'unmute', 'remove'] as const) {
      story(savedSearchesDecider, e)
        .given(...given)
        .when(when(what))
        .rejects('SAVED_SEARCH_NOT_FOUND')
    }
    story(savedSearchesDecider, e)
      .given(...given)
      .when(match('2026-11-02'))
      .rejects('SAVED_SEARCH_NOT_FOUND')
    story(savedSearchesDecider, e)
      .given(...given)
      .when({ do: 'rename', ...ids, name: 'Algebra' })
      .rejects('SAVED_SEARCH_NOT_FOUND')
  }
})
