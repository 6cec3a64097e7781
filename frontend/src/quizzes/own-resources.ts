import { getOwnQuiz, getQuizKeys, listOwnQuizzes } from '@kredka/contracts/quizzes/endpoints'
import { createResource } from '../app/store/resource.ts'

export const ownQuizzes = createResource(listOwnQuizzes, { on: ['quiz'] })
export const ownQuiz = createResource(getOwnQuiz, { on: ['quiz'], about: ({ id }) => id })
export const quizKeys = createResource(getQuizKeys, { on: ['quiz'], about: ({ id }) => id })
