import { getAttemptContests, listContests } from '@kredka/contracts/contests/endpoints'
import { createResource } from '../app/store/resource.ts'

/** The notice of an answer tells who contested that there is one. */
export const attemptContests = createResource(getAttemptContests, { on: ['attempt', 'contest', 'notification'] })
export const quizContests = createResource(listContests, { on: ['contest'], about: ({ id }) => id })
