import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { auditEvents, LogSealed, PrivateEventRead } from './events.ts'
import * as logViews from './log-views.ts'
import * as views from './views.ts'

export const auditContract = defineContract({
  name: 'audit',
  title: 'Timelines and the log',
  about: 'What happened to a thing, from the log, for those concerned and for staff.',
  endpoints: Object.values(endpoints),
  events: auditEvents,
  streams: [
    stream('seal', 'log', 'What the log held until the end of each day, so that no change of it stays hidden.', [
      LogSealed,
    ]),
    stream('privateread', 'event_id', 'Staff opened the personal part of an event.', [PrivateEventRead]),
  ],
  views: { ...views, ...logViews },
})
