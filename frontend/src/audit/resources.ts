import { getTimeline } from '@kredka/contracts/audit/endpoints'
import { createResource } from '../app/store/resource.ts'

export const timeline = createResource('audit.timeline', getTimeline, {
  on: ['account', 'offer', 'order', 'lesson', 'payment'],
  about: ({ id }) => id,
})
