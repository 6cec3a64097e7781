import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { calendarEvents, calendarFeedEvents, timeEvents } from './events.ts'
import * as views from './views.ts'

export const calendarContract = defineContract({
  name: 'calendar',
  title: 'Calendar',
  endpoints: Object.values(endpoints),
  events: calendarEvents,
  streams: [
    stream(
      'calendar',
      'teacher_id',
      'What fills a person’s time. It alone decides whether a time is free.',
      Object.values(timeEvents),
    ),
    stream(
      'calendarfeed',
      'user_id',
      'Whether other programs may read a person’s calendar, and by which address.',
      Object.values(calendarFeedEvents),
    ),
  ],
  views,
})
