import { subjectById } from '@kredka/contracts/data/subjects'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { notFoundHead } from '@kredka/contracts/kernel/head'
import { pageTitle } from '@kredka/contracts/kernel/page-titles'
import { pathOf } from '@kredka/contracts/kernel/routes'
import { getTeacher } from '@kredka/contracts/profiles/endpoints'
import { getTeacherStatistics } from '@kredka/contracts/statistics/endpoints'
import { aggregateRating } from '../kernel/aggregate-rating.ts'
import { breadcrumbs } from '../kernel/breadcrumbs.ts'
import { type PageHead, paragraphsOf } from '../kernel/page.ts'
import { ratingWords } from '../kernel/shared-words.ts'

const DESCRIPTION = 160
const SUBJECTS_SHARED = 4
const ID = /^[0-9a-hjkmnp-tv-z]{26}$/

/** A teacher's public page for search engines and for those who share its address (NAV-05). */
export const teacherHead: PageHead = {
  route: 'teachers.teacher',
  async load({ params, language, url, ask }) {
    const { id = '' } = params
    if (!ID.test(id)) return notFoundHead(language)
    const teacher = await ask(getTeacher, { id })
    if (isRejection(teacher)) return notFoundHead(language)
    const facts = await ask(getTeacherStatistics, { id })
    const rating = isRejection(facts) ? null : facts.rating
    const rated = aggregateRating(rating)
    const address = url(pathOf('teachers.teacher', language, { id }))
    const name = teacher.name ?? pageTitle('teacher', language).title
    const subjects = teacher.subjects.map((subject) => subjectById(subject)?.[language] ?? subject)
    const about = teacher.about.replace(/\s+/g, ' ').trim().slice(0, DESCRIPTION)
    const description = about === '' ? subjects.join(', ') : about
    return {
      status: 200,
      title: name,
      ...(description === '' ? {} : { description }),
      opening: { heading: name, paragraphs: paragraphsOf(teacher.about) },
      open_graph: { type: 'profile' },
      shared: {
        about: pageTitle('teacher', language).title,
        heading: name,
        lines: [subjects.slice(0, SUBJECTS_SHARED).join(', '), ...ratingWords(rating, language)].filter(Boolean),
        face: { name, picture_url: teacher.picture_url },
      },
      json_ld: [
        {
          '@context': 'https://schema.org',
          '@type': 'Person',
          name,
          ...(description === '' ? {} : { description }),
          knowsAbout: subjects,
          url: address,
          ...(teacher.picture_url === null ? {} : { image: url(teacher.picture_url) }),
        },
        // schema.org rates what people do, not people
        ...(Object.keys(rated).length === 0
          ? []
          : [
              {
                '@context': 'https://schema.org',
                '@type': 'Service',
                name: `${pageTitle('teacher', language).title}: ${name}`,
                serviceType: subjects,
                url: address,
                provider: { '@type': 'Person', name },
                ...rated,
              },
            ]),
        breadcrumbs(url, [[pageTitle('teachers', language).title, pathOf('teachers.list', language)], [name]]),
      ],
      indexed: teacher.offers > 0,
    }
  },
}
