import { getAttempt, listAttempts } from '@kredka/contracts/attempts/endpoints'
import { createResource } from '../app/store/resource.ts'

export const attempt = createResource(getAttempt, { on: ['attempt'], about: ({ id }) => id })
export const attemptHistory = createResource(listAttempts, { on: ['attempt'] })
