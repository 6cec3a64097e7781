import { getTimeline } from '@kredka/contracts/audit/endpoints'
import { createResource } from '../app/store/resource.ts'

export const timeline = createResource(getTimeline, {
  on: ['account', 'offer', 'quiz', 'contest', 'level', 'assignment', 'quiz_request'],
  about: ({ id }) => id,
})
/** Of an order, a lesson or a payment: each tells of the others too, so a change of any of them matters. */
export const agreedTimeline = createResource(getTimeline, {
  on: ['order', 'lesson', 'payment'],
})
/** Of an avatar: what was bought stands among the points, what is shown in the profile. */
export const avatarTimeline = createResource(getTimeline, {
  on: ['locker', 'rewards', 'profile'],
})
