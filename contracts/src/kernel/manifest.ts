import type { PageLanguage } from './head.ts'

/** Modules whose pages belong to the app of quizzes (NAV-05). */
const QUIZ = /^(quizzes|attempts|quiz-rooms)\./

/**
 * Address of the web app manifest of a page: quiz paths have one of their own.
 * @param route name of the page, null for the 404 page
 */
export function manifestPath(route: string | null, language: PageLanguage): string {
  const name = route !== null && QUIZ.test(route) ? 'quiz' : 'app'
  return `/${name}.webmanifest?lang=${language}`
}
