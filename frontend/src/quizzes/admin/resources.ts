import { getQuizRequest, listAllQuestions, listQuizRequests, listRescorings } from '@kredka/contracts/quizzes/endpoints'
import { getSiteQuiz, listSiteQuizzes } from '@kredka/contracts/quizzes/generator-endpoints'
import { getQuizKeysAsStaff } from '@kredka/contracts/quizzes/staff-endpoints'
import { createResource } from '../../app/store/resource.ts'

export const sentQuizzes = createResource(listQuizRequests, { on: ['quiz'] })
export const sentQuiz = createResource(getQuizRequest, { on: ['quiz'], about: ({ id }) => id })
export const allQuestions = createResource(listAllQuestions)
export const correctedKeys = createResource(listRescorings, { on: ['quiz'] })
export const siteQuizzes = createResource(listSiteQuizzes, { on: ['quiz'] })
export const siteQuiz = createResource(getSiteQuiz, { on: ['quiz'], about: ({ id }) => id })
export const keysAsStaff = createResource(getQuizKeysAsStaff, { on: ['quiz'], about: ({ id }) => id })
