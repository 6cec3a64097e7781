import { SITE_ACCOUNT_ID } from '@kredka/contracts/accounts/site-account'
import { getSiteQuiz, listSiteQuizzes } from '@kredka/contracts/quizzes/generator-endpoints'
import { answer, answerPage } from '../kernel/query.ts'
import { listOf, oneOf } from './queries.ts'

/** The site's own quizzes, for staff (ADM-05). */
export const siteQuizQueryHandlers = [
  answerPage(listSiteQuizzes, ['quizzes'], ({ sql, input }) => listOf(sql, SITE_ACCOUNT_ID, input)),
  answer(getSiteQuiz, ['quizzes'], ({ sql, input }) => oneOf(sql, SITE_ACCOUNT_ID, input.id)),
]
