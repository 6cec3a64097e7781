import { SUBJECTS } from '../data/subjects.ts'
import type { PageLanguage } from '../kernel/head.ts'
import { matchRoute, pathOf } from '../kernel/routes.ts'
import { type Filters, filtersOf, NO_FILTERS, paramsOf } from './filters.ts'

/**
 * The filters of an address of the search: subject and city may stand in its path, the others in its query (NAV-05).
 */
export function filtersAt(path: string, params: URLSearchParams): Filters {
  const match = matchRoute(path)
  const filters = filtersOf(params)
  const word = match?.params['subject']
  if (word === undefined) return filters
  const subject = SUBJECTS.find(({ slug_pl, slug_en }) => word === (match?.route.language === 'en' ? slug_en : slug_pl))
  const city = match?.params['city']
  return { ...filters, subject: subject?.id ?? null, city: city === undefined ? filters.city : cityOf(city) }
}

/** What cannot be a city's word stands as one that no city has: there is no such page. */
function cityOf(word: string): string {
  return filtersOf(new URLSearchParams({ city: word })).city ?? 'no-such-city'
}

/** The address of a search: a subject, alone or with a city, has one of its own. */
export function searchAddress(language: PageLanguage, filters: Filters): string {
  const subject = SUBJECTS.find(({ id }) => id === filters.subject)
  if (subject === undefined) return withQuery(pathOf('offers.search', language), filters)
  const word = language === 'pl' ? subject.slug_pl : subject.slug_en
  const rest = { ...filters, subject: null, city: null }
  return filters.city === null
    ? withQuery(pathOf('offers.subject', language, { subject: word }), rest)
    : withQuery(pathOf('offers.subject-city', language, { subject: word, city: filters.city }), rest)
}

/** The address of a subject's offers. */
export function subjectAddress(language: PageLanguage, subject: string): string {
  return searchAddress(language, { ...NO_FILTERS, subject })
}

function withQuery(path: string, filters: Filters): string {
  const params = paramsOf(filters)
  return params.size === 0 ? path : `${path}?${params}`
}
