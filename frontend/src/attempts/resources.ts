import { getAttempt, getReplay, listAttempts } from '@kredka/contracts/attempts/endpoints'
import { createResource } from '../app/store/resource.ts'

export const attempt = createResource(getAttempt, { on: ['attempt'], about: ({ id }) => id })
export const attemptHistory = createResource(listAttempts, { on: ['attempt'] })
/** What it takes to play a finished attempt again without a connection. */
export const replay = createResource(getReplay, { on: ['attempt'], about: ({ id }) => id })
