import { subjectById } from '../data/subjects.ts'
import type { PageLanguage } from '../kernel/head.ts'
import type { City } from '../places/city.ts'

/** What a search is about, as heading and title: `Korepetycje z matematyki w Krakowie`, `Maths tutors in Kraków`. */
export function searchTitle(
  language: PageLanguage,
  subjectId: string | null,
  city: Pick<City, 'name' | 'in_pl'> | null,
): string {
  const subject = subjectId === null ? undefined : subjectById(subjectId)
  if (language === 'pl') return ['Korepetycje', subject?.from_pl, city?.in_pl].filter(Boolean).join(' ')
  return `${subject?.en ?? 'Private'} tutors${city === null ? '' : ` in ${city.name}`}`
}
