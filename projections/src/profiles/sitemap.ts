import { pathOf } from '@kredka/contracts/kernel/routes'
import { teachersSitemap } from '@kredka/contracts/profiles/endpoints'
import { answerDocument, type DocumentAnswerer } from '../kernel/query.ts'

/** Most addresses that a sitemap may hold. */
const MOST = 50_000

/** The pages of those who teach and have something to offer (NAV-05). @param publicUrl origin of the site */
export function teachersSitemapAnswerer(publicUrl: string): DocumentAnswerer {
  return answerDocument(teachersSitemap, ['profiles', 'offers'], async ({ sql }) => {
    const rows = await sql<{ readonly id: string; readonly day: string }>(
      `select p.user_id as id, to_char(max(v.added_at) at time zone 'UTC', 'YYYY-MM-DD') as day
         from profiles.people p join offers.versions v on v.teacher_id = p.user_id and v.visible
        where p.teacher_state = 'active' and not p.blocked and not p.withdrawn
        group by p.user_id
        order by max(v.added_at) desc, p.user_id
        limit ${MOST}`,
    )
    const urls = rows.map(({ id, day }) => {
      const address = publicUrl + pathOf('teachers.teacher', 'pl', { id })
      return `<url><loc>${address}</loc><lastmod>${day}</lastmod></url>\n`
    })
    return { body: `${OPENING}${urls.join('')}</urlset>\n` }
  })
}

const OPENING = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
