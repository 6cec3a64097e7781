import type { PageLanguage } from '../kernel/head.ts'

const TRIED = 3

/** What is asked of the list for quizzes to try at once: by the server for the first drawing, by the page later. */
export function quizzesToTry(language: PageLanguage) {
  return { language, sort: 'popular', page_size: TRIED } as const
}
