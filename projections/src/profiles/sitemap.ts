import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { pathOf } from '@kredka/contracts/kernel/routes'
import { teachersSitemap } from '@kredka/contracts/profiles/endpoints'
import type { DocumentHandler, Question } from '../kernel/query.ts'

/** Most addresses that a sitemap may hold. */
const MAX_URLS = 50_000

interface Row {
  readonly id: string
  /** ISO 8601 date. */
  readonly day: string
}

/**
 * The pages of those who teach and have something to offer (NAV-05).
 * @param publicUrl origin of the site
 * @param most teachers on a page
 */
export function teachersSitemapQueryHandler(publicUrl: string, most = MAX_URLS): DocumentHandler {
  return {
    document: teachersSitemap,
    reads: ['offers'],
    async pages({ sql }: Question<never>) {
      const [row] = await sql<{ readonly count: number }>(
        "select teachers as count from offers.totals where subject_id = '' and city_id = ''",
      )
      return Math.max(1, Math.ceil((row?.count ?? 0) / most))
    },
    run: async ({ sql, input }: Question<InputOf<typeof teachersSitemap>>) => {
      const rows = await sql<Row>(
        `select teacher_id as id, to_char(max(added_at) at time zone 'UTC', 'YYYY-MM-DD') as day
           from offers.hits
          group by teacher_id
          order by max(added_at) desc, teacher_id
          limit $1 offset $2`,
        [most, ((input.page ?? 1) - 1) * most],
      )
      const urls = rows.map(({ id, day }) => {
        const address = publicUrl + pathOf('teachers.teacher', 'pl', { id })
        return `<url><loc>${address}</loc><lastmod>${day}</lastmod></url>\n`
      })
      return { body: `${OPENING}${urls.join('')}</urlset>\n` }
    },
  }
}

const OPENING = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
