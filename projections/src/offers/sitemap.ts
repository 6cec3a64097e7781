import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { pathOf } from '@kredka/contracts/kernel/routes'
import { offersSitemap, searchesSitemap } from '@kredka/contracts/offers/endpoints'
import { NO_FILTERS } from '@kredka/contracts/offers/filters'
import { searchAddress } from '@kredka/contracts/offers/search-address'
import type { DocumentHandler, Question } from '../kernel/query.ts'
import { MAX_PAGES_IN_SITEMAP, sitemapOf, sitemapTwins } from '../kernel/sitemap.ts'

interface Row {
  readonly id: string
  readonly slug: string
  /** ISO 8601 date. */
  readonly day: string
}

/**
 * The public offers for search engines (NAV-05).
 * @param publicUrl origin of the site
 * @param most offers on a page
 */
export function offersSitemapQueryHandler(publicUrl: string, most = MAX_PAGES_IN_SITEMAP): DocumentHandler {
  return {
    document: offersSitemap,
    reads: ['offers'],
    async pages({ sql }: Question<never>) {
      const [row] = await sql<{ readonly count: number }>(
        "select offers as count from offers.totals where subject_id = '' and city_id = ''",
      )
      return Math.max(1, Math.ceil((row?.count ?? 0) / most))
    },
    run: async ({ sql, input }: Question<InputOf<typeof offersSitemap>>) => {
      const rows = await sql<Row>(
        `select v.offer_id as id, v.slug, to_char(o.changed_at at time zone 'UTC', 'YYYY-MM-DD') as day
           from offers.hits h
           join offers.versions v on v.offer_id = h.offer_id and v.version = h.version
           join offers.offers o on o.offer_id = h.offer_id
          order by h.added_at desc, h.offer_id
          limit $1 offset $2`,
        [most, ((input.page ?? 1) - 1) * most],
      )
      return { body: sitemapOf(rows.map((row) => urlsOf(row, publicUrl))) }
    },
  }
}

/** The pages of subjects and of subjects in cities that have something to find (NAV-05). */
export function searchesSitemapQueryHandler(publicUrl: string): DocumentHandler {
  return {
    document: searchesSitemap,
    reads: ['offers'],
    pages: async () => 1,
    run: async ({ sql }: Question<InputOf<typeof searchesSitemap>>) => {
      const rows = await sql<{ readonly subject: string; readonly city: string | null }>(
        `select subject_id as subject, nullif(city_id, '') as city from offers.totals
          where subject_id <> ''
          order by city_id <> '', offers desc, 1, 2
          limit $1`,
        [MAX_PAGES_IN_SITEMAP],
      )
      const urls = rows.map((landing) => {
        const filters = { ...NO_FILTERS, ...landing }
        return sitemapTwins((language) => publicUrl + searchAddress(language, filters))
      })
      return { body: sitemapOf(urls) }
    },
  }
}

/**
 * Ids and slugs are of letters, digits and dashes: nothing in an address needs escaping but the site's own origin,
 * which has no such sign.
 */
function urlsOf({ id, slug, day }: Row, publicUrl: string): string {
  const slugged = `${id}-${slug}`
  return sitemapTwins((language) => publicUrl + pathOf('offers.offer', language, { slugged }), day)
}
