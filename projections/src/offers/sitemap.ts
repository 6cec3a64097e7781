import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { pathOf } from '@kredka/contracts/kernel/routes'
import { offersSitemap } from '@kredka/contracts/offers/endpoints'
import type { DocumentAnswerer, Question } from '../kernel/query.ts'

/** A sitemap holds at most 50 000 addresses, and each offer has one in either language. */
const MOST = 25_000

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
export function offersSitemapAnswerer(publicUrl: string, most = MOST): DocumentAnswerer {
  return {
    document: offersSitemap,
    reads: ['offers'],
    async pages({ sql }: Question<never>) {
      const [row] = await sql<{ readonly count: number }>(
        'select coalesce(sum(offers), 0)::int as count from offers.counts',
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
      return { body: `${OPENING}${rows.map((row) => urlsOf(row, publicUrl)).join('')}</urlset>\n` }
    },
  }
}

const OPENING =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'

/** Ids and slugs are of letters, digits and dashes: nothing in an address needs escaping but the site's own origin, which has no such sign. */
function urlsOf({ id, slug, day }: Row, publicUrl: string): string {
  const at = (language: 'pl' | 'en') => publicUrl + pathOf('offers.offer', language, { slugged: `${id}-${slug}` })
  const twins = (['pl', 'en'] as const).map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${at(language)}"/>`,
  )
  return (['pl', 'en'] as const)
    .map((language) => `<url><loc>${at(language)}</loc><lastmod>${day}</lastmod>${twins.join('')}</url>\n`)
    .join('')
}
