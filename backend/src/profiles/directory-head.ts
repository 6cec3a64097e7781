import { subjectById } from '@kredka/contracts/data/subjects'
import { isRejection } from '@kredka/contracts/kernel/errors'
import type { Head, OpeningLink, PageLanguage } from '@kredka/contracts/kernel/head'
import { pageTitle } from '@kredka/contracts/kernel/page-titles'
import { pathOf } from '@kredka/contracts/kernel/routes'
import { type City, cityById } from '@kredka/contracts/places/cities'
import {
  ALL_TEACHERS,
  type DirectoryFilters,
  directoryFacets,
  directoryInput,
  directoryOf,
  directoryParams,
  directoryTitle,
} from '@kredka/contracts/profiles/directory'
import { countTeachers, listTeachers } from '@kredka/contracts/profiles/endpoints'
import type { TeacherCardView } from '@kredka/contracts/profiles/views'
import type { PageHead, PageRequest } from '../kernel/page.ts'

/**
 * The directory for search engines (NAV-05): subject and city make a page each; what else narrows or turns the list is
 * kept out.
 */
export const directoryHead: PageHead = {
  route: 'teachers.list',
  async load(page) {
    const filters = directoryOf(page.query)
    const city = filters.city === null ? undefined : cityById(filters.city)
    const [found, facets] = await Promise.all([
      page.ask(listTeachers, directoryInput(filters)),
      page.ask(countTeachers, directoryFacets(filters)),
    ])
    const teachers = isRejection(found) ? [] : found
    const landing = { ...ALL_TEACHERS, subject: filters.subject, city: city?.id ?? null }
    const indexed = isLanding(page.query, landing) && !isRejection(facets) && facets.total > 0
    const title = directoryTitle(page.language, filters.subject, city?.name ?? null)
    return {
      status: 200,
      title,
      ...describePage(page.language, filters, city),
      canonical: address(landing, page.language),
      alternates: { pl: address(landing, 'pl'), en: address(landing, 'en') },
      indexed,
      opening: { heading: title, links: teachers.map((teacher) => linkTo(teacher, page.language)) },
      ...(indexed ? { json_ld: [listOf(teachers, page)] } : {}),
    }
  },
}

/** All teachers, those of a subject, of a city, or of both; and the address says nothing else. */
function isLanding(query: URLSearchParams, landing: DirectoryFilters): boolean {
  const asked = new URLSearchParams(query)
  asked.sort()
  const plain = directoryParams(landing)
  plain.sort()
  return asked.toString() === plain.toString()
}

/** Without subject and city the table of titles has the words. */
function describePage(
  language: PageLanguage,
  { subject }: DirectoryFilters,
  city: City | undefined,
): Pick<Head, 'description'> {
  const known = subject === null ? undefined : subjectById(subject)
  if (known === undefined && city === undefined) return {}
  const pl = ['Korepetycje', known?.from_pl, city?.in_pl].filter(Boolean).join(' ')
  const en = [known?.en ?? 'Private', 'tutors', city === undefined ? null : `in ${city.name}`].filter(Boolean).join(' ')
  return {
    description:
      language === 'pl'
        ? `${pl}: poznaj osoby, które uczą. Przedmioty, ceny i to, co piszą o sobie.`
        : `${en}: browse profiles, compare subjects and prices, and read what each tutor says about their lessons.`,
  }
}

function address(filters: DirectoryFilters, language: PageLanguage): string {
  const params = directoryParams(filters)
  return `${pathOf('teachers.list', language)}${params.size === 0 ? '' : `?${params}`}`
}

function listOf(teachers: readonly TeacherCardView[], page: PageRequest): NonNullable<Head['json_ld']>[number] {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: teachers.map((teacher, n) => {
      const { title, path } = linkTo(teacher, page.language)
      return { '@type': 'ListItem', position: n + 1, name: title, url: page.url(path) }
    }),
  }
}

function linkTo({ id, name, excerpt }: TeacherCardView, language: PageLanguage): OpeningLink {
  const title = name ?? pageTitle('teacher', language).title
  return { title, path: pathOf('teachers.teacher', language, { id }), about: excerpt }
}
