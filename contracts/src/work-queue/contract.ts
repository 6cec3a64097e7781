import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { workQueueEvents } from './events.ts'
import * as views from './views.ts'

export const workQueueContract = defineContract({
  name: 'work-queue',
  title: 'Work queue',
  about: 'All that waits for staff, and who looks after what.',
  endpoints: Object.values(endpoints),
  events: workQueueEvents,
  streams: [stream('workitem', 'item', 'Who of the staff looks after something.', Object.values(workQueueEvents))],
  views,
})
