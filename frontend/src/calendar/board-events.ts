import type { EventInput } from '@fullcalendar/react'
import type { CalendarEventView } from '@kredka/contracts/calendar/views'
import { isWholeDays, wallSpan } from './wall.ts'

/** Events as the grid takes them: on the clocks of a zone, each with its view. Own events that are not over can be dragged. */
export function boardEvents(events: readonly CalendarEventView[], zone: string): EventInput[] {
  return events.map((event) => ({
    id: event.id,
    ...wallSpan(event.start, event.end, zone),
    allDay: isWholeDays(event.start, event.end, zone),
    editable: event.can_change,
    extendedProps: { view: event },
  }))
}
