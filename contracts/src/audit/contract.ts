import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { auditEvents, LogSealed } from './events.ts'
import * as views from './views.ts'

export const auditContract = defineContract({
  name: 'audit',
  title: 'Timelines',
  about: 'What happened to a thing, from the log.',
  endpoints: Object.values(endpoints),
  events: auditEvents,
  streams: [
    stream('seal', 'log', 'What the log held until the end of each day, so that no change of it stays hidden.', [
      LogSealed,
    ]),
  ],
  views,
})
