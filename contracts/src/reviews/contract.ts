import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { reviewEvents } from './events.ts'
import { reviewsLifeCycles } from './life-cycles.ts'
import * as views from './views.ts'

export const reviewsContract = defineContract({
  name: 'reviews',
  title: 'Reviews',
  endpoints: Object.values(endpoints),
  events: reviewEvents,
  streams: [stream('review', 'tuition_id', 'What a student thinks of their teacher.', Object.values(reviewEvents))],
  lifeCycles: reviewsLifeCycles,
  views,
})
