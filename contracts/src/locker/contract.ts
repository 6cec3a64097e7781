import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { lockerEvents } from './events.ts'
import * as views from './views.ts'

export const lockerContract = defineContract({
  name: 'locker',
  title: 'Locker',
  about: 'The avatar that a person puts together from drawn parts, some of which are bought with points.',
  endpoints: Object.values(endpoints),
  events: lockerEvents,
  streams: [stream('locker', 'user_id', 'How a person wants to look.', Object.values(lockerEvents))],
  views,
})
