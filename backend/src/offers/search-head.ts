import { subjectById } from '@kredka/contracts/data/subjects'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { type Head, notFoundHead, type OpeningLink, type PageLanguage } from '@kredka/contracts/kernel/head'
import { pathOf } from '@kredka/contracts/kernel/routes'
import { countFacets, searchOffers } from '@kredka/contracts/offers/endpoints'
import {
  cityInput,
  type Filters,
  facetInput,
  NO_FILTERS,
  paramsOf,
  searchInput,
} from '@kredka/contracts/offers/filters'
import { filtersAt, searchAddress } from '@kredka/contracts/offers/search-address'
import { searchTitle } from '@kredka/contracts/offers/search-title'
import type { OfferCardView } from '@kredka/contracts/offers/views'
import { type City, cityById } from '@kredka/contracts/places/cities'
import { autocompleteCities } from '@kredka/contracts/places/endpoints'
import type { PageHead, PageRequest } from '../kernel/page.ts'

/**
 * The search for search engines (NAV-05): a subject has a page of its own, alone and with a city; what else narrows the
 * list is a view of one of those, kept out. The first results come with the HTML, so that nothing jumps when the page
 * starts.
 */
export const searchHeads: readonly PageHead[] = ['offers.search', 'offers.subject', 'offers.subject-city'].map(
  (route) => ({
    route,
    load: loadSearch,
  }),
)

async function loadSearch(page: PageRequest): Promise<Head> {
  const path = pathOf(routeOf(page.params), page.language, page.params)
  const filters = filtersAt(path, page.query)
  const city = filters.city === null ? undefined : cityById(filters.city)
  if (city === undefined && page.params['city'] !== undefined) return notFoundHead(page.language)
  // also of one that is none of ours, which the page says
  if (filters.city !== null) await page.ask(autocompleteCities, cityInput(filters.city))
  const [found, facets] = await Promise.all([
    page.ask(searchOffers, searchInput(filters)),
    page.ask(countFacets, facetInput(filters)),
  ])
  const cards = isRejection(found) ? [] : found
  const total = isRejection(facets) ? 0 : facets.total
  const landing = { ...NO_FILTERS, subject: filters.subject, city: city?.id ?? null }
  const title = searchTitle(page.language, filters.subject, city ?? null)
  const indexed = isLanding(filters, city) && total > 0
  return {
    status: 200,
    title,
    ...describePage(page.language, filters, city),
    canonical: searchAddress(page.language, landing),
    alternates: { pl: searchAddress('pl', landing), en: searchAddress('en', landing) },
    indexed,
    opening: {
      heading: title,
      links: cards.map((card) => linkTo(card, page)),
    },
    ...(indexed && cards.length > 0 ? { json_ld: [listOf(cards, page)] } : {}),
  }
}

function routeOf(params: PageRequest['params']): string {
  if (params['subject'] === undefined) return 'offers.search'
  return params['city'] === undefined ? 'offers.subject' : 'offers.subject-city'
}

/** The first page of all offers, of a subject, of a city, or of both. */
function isLanding(filters: Filters, city: City | undefined): boolean {
  const { subject } = filters
  const plain = paramsOf({ ...NO_FILTERS, subject, city: city?.id ?? null }).toString()
  return paramsOf(filters).toString() === plain
}

/** Without subject and city the table of titles has the words. */
function describePage(language: PageLanguage, filters: Filters, city: City | undefined): Pick<Head, 'description'> {
  const subject = filters.subject === null ? undefined : subjectById(filters.subject)
  if (subject === undefined && city === undefined) return {}
  const pl = ['Korepetycje', subject?.from_pl, city?.in_pl].filter(Boolean).join(' ')
  const en = [subject?.en, 'lessons', city === undefined ? null : `in ${city.name}`].filter(Boolean).join(' ')
  return {
    description:
      language === 'pl'
        ? `${pl}: porównaj poziom, miejsce i cenę za lekcję, przeczytaj opis i wybierz nauczyciela.`
        : `${en[0]?.toUpperCase()}${en.slice(1)}: compare level, place and price, read about the lessons and choose a tutor.`,
  }
}

function listOf(cards: readonly OfferCardView[], page: PageRequest): NonNullable<Head['json_ld']>[number] {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cards.map((card, n) => {
      const { title, path } = linkTo(card, page)
      return { '@type': 'ListItem', position: n + 1, name: title, url: page.url(path) }
    }),
  }
}

function linkTo({ id, slug, title, excerpt }: OfferCardView, { language }: PageRequest): OpeningLink {
  return { title, path: pathOf('offers.offer', language, { slugged: `${id}-${slug}` }), about: excerpt }
}
