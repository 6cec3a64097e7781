import { subjectById } from '../data/subjects.ts'
import type { PageLanguage } from '../kernel/head.ts'

/** What a search is about, as heading and title: `Korepetycje z matematyki – Kraków`, `Maths tutors – Kraków`. */
export function searchTitle(language: PageLanguage, subjectId: string | null, cityName: string | null): string {
  const subject = subjectId === null ? undefined : subjectById(subjectId)
  const what =
    language === 'pl'
      ? ['Korepetycje', subject?.from_pl].filter(Boolean).join(' ')
      : `${subject?.en ?? 'Private'} tutors`
  return cityName === null ? what : `${what} – ${cityName}`
}
