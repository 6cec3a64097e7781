import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { auditEvents, LogSealed, PersonalExportBegan, PrivateEventRead } from './events.ts'
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
    stream('personalexport', 'export_id', 'Staff took events out of the log with what is personal in them.', [
      PersonalExportBegan,
    ]),
  ],
  views: { ...views, ...logViews },
})
