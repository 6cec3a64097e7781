import { subjectById } from '@kredka/contracts/data/subjects'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { type Head, notFoundHead, type PageLanguage, type SharedPicture } from '@kredka/contracts/kernel/head'
import { pageTitle } from '@kredka/contracts/kernel/page-titles'
import { pathOf } from '@kredka/contracts/kernel/routes'
import { splitSlug } from '@kredka/contracts/kernel/slug'
import { getOffer } from '@kredka/contracts/offers/endpoints'
import { mainPrice } from '@kredka/contracts/offers/rules'
import { subjectAddress } from '@kredka/contracts/offers/search-address'
import type { OfferView } from '@kredka/contracts/offers/views'
import { getOfferRating } from '@kredka/contracts/statistics/endpoints'
import type { RatingView } from '@kredka/contracts/statistics/views'
import { aggregateRating } from '../kernel/aggregate-rating.ts'
import { breadcrumbs } from '../kernel/breadcrumbs.ts'
import { type PageHead, type PageRequest, paragraphsOf } from '../kernel/page.ts'
import { priceWords, ratingWords } from '../kernel/shared-words.ts'

const DESCRIPTION = 160
const ID = /^[0-9a-hjkmnp-tv-z]{26}$/

/**
 * The offer's page for search engines and for those who share its address (NAV-05); a wrong slug leads to the right one
 * (API-06).
 */
export const offerHead: PageHead = {
  route: 'offers.offer',
  async load(page) {
    const { id, slug } = splitSlug(page.params.slugged ?? '')
    if (!ID.test(id)) return notFoundHead(page.language)
    const offer = await page.ask(getOffer, { id })
    if (isRejection(offer)) return notFoundHead(page.language)
    const rating = await page.ask(getOfferRating, { id })
    const rated = isRejection(rating) ? null : rating
    const path = pathOf('offers.offer', page.language, { slugged: `${offer.id}-${offer.slug}` })
    return { ...headOf(offer, rated, page, path), ...(slug === offer.slug ? {} : { redirect: path }) }
  },
}

function headOf(offer: OfferView, rating: RatingView | null, page: PageRequest, path: string): Head {
  const description = offer.description.replace(/\s+/g, ' ').slice(0, DESCRIPTION)
  const address = (language: 'pl' | 'en') => pathOf('offers.offer', language, { slugged: `${offer.id}-${offer.slug}` })
  const search = pathOf('offers.search', page.language)
  const subject = subjectById(offer.subject_id)?.[page.language] ?? offer.subject_id
  return {
    status: 200,
    title: offer.title,
    description,
    canonical: path,
    alternates: { pl: address('pl'), en: address('en') },
    open_graph: { type: 'product' },
    shared: sharedOf(offer, rating, page.language, subject),
    opening: { heading: offer.title, paragraphs: paragraphsOf(offer.description) },
    json_ld: [
      {
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: offer.title,
        description,
        serviceType: subject,
        url: page.url(path),
        provider: { '@type': 'Person', name: offer.teacher.name ?? '' },
        areaServed: offer.city?.name ?? 'online',
        offers: priceOf(offer),
        ...aggregateRating(rating),
      },
      breadcrumbs(page.url, [
        [pageTitle('offers', page.language).title, search],
        [subject, subjectAddress(page.language, offer.subject_id)],
        [offer.title],
      ]),
    ],
  }
}

/** What somebody who is sent the link wants to know first: what, where, with whom and for how much. */
function sharedOf(
  { title, city, places, teacher, prices }: OfferView,
  rating: RatingView | null,
  language: PageLanguage,
  subject: string,
): SharedPicture {
  const where = [city?.name, places.includes('online') ? 'online' : undefined].filter((one) => one !== undefined)
  const price = mainPrice(prices)
  return {
    about: [subject, ...where].join(' · '),
    heading: title,
    lines: [...(teacher.name === null ? [] : [teacher.name]), ...ratingWords(rating, language)],
    ...(price === undefined ? {} : { tag: priceWords(price, language) }),
    face: { name: teacher.name ?? '', picture_url: teacher.picture_url },
  }
}

function priceOf(offer: OfferView) {
  const price = mainPrice(offer.prices)
  if (price === undefined) return []
  return [{ '@type': 'Offer', price: (price.amount / 100).toFixed(2), priceCurrency: price.currency }]
}
