import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { pathOf } from '@kredka/contracts/kernel/routes'
import { teachersSitemap } from '@kredka/contracts/profiles/endpoints'
import type { DocumentHandler, Question } from '../kernel/query.ts'
import { MAX_PAGES_IN_SITEMAP, sitemapOf, sitemapTwins } from '../kernel/sitemap.ts'

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
export function teachersSitemapQueryHandler(publicUrl: string, most = MAX_PAGES_IN_SITEMAP): DocumentHandler {
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
      const urls = rows.map(({ id, day }) =>
        sitemapTwins((language) => publicUrl + pathOf('teachers.teacher', language, { id }), day),
      )
      return { body: sitemapOf(urls) }
    },
  }
}
