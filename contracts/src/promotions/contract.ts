import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { promotionEvents } from './events.ts'
import { promotionsLifeCycles } from './life-cycles.ts'
import * as views from './views.ts'

export const promotionsContract = defineContract({
  name: 'promotions',
  title: 'Promotions',
  about: 'First-lesson discounts.',
  endpoints: Object.values(endpoints),
  events: promotionEvents,
  streams: [stream('promotions', 'teacher_id', 'The promotions of a teacher.', Object.values(promotionEvents))],
  lifeCycles: promotionsLifeCycles,
  views,
})
