import { subjectById } from '../data/subjects.ts'
import type { InputOf } from '../kernel/endpoints.ts'
import type { PageLanguage } from '../kernel/head.ts'
import { pageTitle } from '../kernel/page-titles.ts'
import type { countTeachers, listTeachers } from './endpoints.ts'

/** What the address of the directory says (PRO-04). */
export interface DirectoryFilters {
  readonly subject: string | null
  readonly city: string | null
  /** Without a city: only who teaches online; with one: they stand beside those of the city. */
  readonly online: boolean
  readonly page: number
}

export const ALL_TEACHERS: DirectoryFilters = { subject: null, city: null, online: false, page: 1 }

const CITY = /^[a-z][a-z-]{1,40}$/
const PAGE = /^\d{1,4}$/

/** Reads an address; what makes no sense there is left out. */
export function directoryOf(params: URLSearchParams): DirectoryFilters {
  const subject = params.get('subject') ?? ''
  const city = params.get('city') ?? ''
  const page = params.get('page') ?? ''
  return {
    subject: subjectById(subject) === undefined ? null : subject,
    city: CITY.test(city) ? city : null,
    online: params.get('online') === 'true',
    page: PAGE.test(page) ? Math.max(1, Number(page)) : 1,
  }
}

/** The shortest address that says the same. */
export function directoryParams({ subject, city, online, page }: DirectoryFilters): URLSearchParams {
  return new URLSearchParams({
    ...(subject === null ? {} : { subject }),
    ...(city === null ? {} : { city }),
    ...(online ? { online: 'true' } : {}),
    ...(page === 1 ? {} : { page: String(page) }),
  })
}

/** What is asked of the server, without the page. */
export function directoryFacets({ subject, city, online }: DirectoryFilters): InputOf<typeof countTeachers> {
  return {
    ...(subject === null ? {} : { subject }),
    ...(city === null ? {} : { city }),
    ...(online ? { online } : {}),
  }
}

export function directoryInput(filters: DirectoryFilters): InputOf<typeof listTeachers> {
  return { ...directoryFacets(filters), ...(filters.page === 1 ? {} : { page: filters.page }) }
}

/** Heading and title: `Korepetytorzy – Matematyka – Kraków`, `Tutors – Maths`. */
export function directoryTitle(language: PageLanguage, subjectId: string | null, cityName: string | null): string {
  const subject = subjectId === null ? undefined : subjectById(subjectId)
  return [pageTitle('teachers', language).title, subject?.[language], cityName]
    .filter((part) => part !== null && part !== undefined)
    .join(' – ')
}
