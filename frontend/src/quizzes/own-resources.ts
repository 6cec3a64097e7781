import { getOwnQuiz, listOwnQuizzes } from '@kredka/contracts/quizzes/endpoints'
import { createResource } from '../app/store/resource.ts'

export const ownQuizzes = createResource(listOwnQuizzes, { on: ['quiz'] })
export const ownQuiz = createResource(getOwnQuiz, { on: ['quiz'], about: ({ id }) => id })
