import { getQuizRequest, listAllQuestions, listQuizRequests } from '@kredka/contracts/quizzes/endpoints'
import { createResource } from '../../app/store/resource.ts'

export const sentQuizzes = createResource(listQuizRequests, { on: ['quiz'] })
export const sentQuiz = createResource(getQuizRequest, { on: ['quiz'], about: ({ id }) => id })
export const allQuestions = createResource(listAllQuestions)
