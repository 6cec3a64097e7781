import { getQuiz, listQuizzes } from '@kredka/contracts/quizzes/endpoints'
import { createResource } from '../app/store/resource.ts'

export const listedQuizzes = createResource(listQuizzes)
export const quiz = createResource(getQuiz, { on: ['quiz'] })
