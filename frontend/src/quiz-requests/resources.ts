import { getAskedQuiz, listAskableTeachers, listAskedQuizzes } from '@kredka/contracts/quiz-requests/endpoints'
import { createResource } from '../app/store/resource.ts'

export const requests = createResource(listAskedQuizzes, { on: ['quiz_request'] })
export const request = createResource(getAskedQuiz, { on: ['quiz_request'], about: ({ id }) => id })
/** Whom the person may ask. */
export const askableTeachers = createResource(listAskableTeachers, { on: ['student'] })
