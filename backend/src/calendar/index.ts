import { calendarContract } from '@kredka/contracts/calendar/contract'
import { feedQueryHandler } from '@kredka/projections/calendar/feed'
import { freeTimeQueryHandlers } from '@kredka/projections/calendar/free-queries'
import { calendarProjection } from '@kredka/projections/calendar/projection'
import { calendarQueryHandlers } from '@kredka/projections/calendar/queries'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { calendarDecider } from './calendar.ts'
import { feedDecider } from './feed.ts'
import { feedToken, feedUrl, feedUserOf, isFeedToken } from './feed-address.ts'
import { calendarHandlers } from './handlers.ts'
import { calendarHints } from './hints.ts'
import { feedIcs } from './ics.ts'
import { calendarPolicies } from './policies.ts'

export { calendarDecider } from './calendar.ts'
export { knowEachOther } from './calendar-state.ts'

export { slotTaken, teachersTime } from './free-time.ts'
export { newTimesFault } from './holds.ts'
export { lessonIcs } from './ics.ts'

/** People's time: what of it can be ordered, what stands in it (AVL-02, AVL-03, CAL-01, CAL-02). */
export const calendar: Module = {
  ...calendarContract,
  states: [streamState(calendarDecider), streamState(feedDecider)],
  hints: calendarHints,
  projections: [calendarProjection],
  handlers: calendarHandlers,
  queryHandlers: ({ vault, site }) => [
    ...freeTimeQueryHandlers,
    ...calendarQueryHandlers((user_id, generation) => feedUrl(site, feedToken(vault, user_id, generation))),
  ],
  documents: ({ vault, site }) => [
    feedQueryHandler({
      userOf: feedUserOf,
      isOurs: (token, user_id, generation) => isFeedToken(vault, token, user_id, generation),
      render: (events, language) => feedIcs(site, events, language),
    }),
  ],
  policies: () => calendarPolicies,
}
