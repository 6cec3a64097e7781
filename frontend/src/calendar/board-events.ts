import type { EventInput } from '@fullcalendar/react'
import type { CalendarEventView } from '@kredka/contracts/calendar/views'
import { isWholeDays, wallOf, wallSpan } from './wall.ts'

const MORNING = 7

/**
 * Events as the grid takes them: on the clocks of a zone, each with its view. Own events that are not over can be
 * dragged.
 */
export function boardEvents(events: readonly CalendarEventView[], zone: string): EventInput[] {
  return events.map((event) => ({
    id: event.id,
    ...wallSpan(event.start, event.end, zone),
    allDay: isWholeDays(event.start, event.end, zone),
    editable: event.can_change,
    extendedProps: { view: event },
  }))
}

/**
 * Where the grid of hours begins, as it takes it: an hour before the earliest there is to see on these days, an event
 * or the present. Evenings are when most lessons are: a grid that always began in the morning would show none of them.
 * @param now what the clocks read, as `wallOf` gives it
 */
export function firstHour(
  events: readonly CalendarEventView[],
  days: readonly string[],
  zone: string,
  now: string,
): string {
  const begins = events
    .filter(({ start, end }) => !isWholeDays(start, end, zone))
    .map(({ start }) => wallOf(start, zone))
    .concat(now)
    .filter((wall) => days.includes(wall.slice(0, 10)))
    .map((wall) => Number(wall.slice(11, 13)))
  const hour = begins.length === 0 ? MORNING : Math.max(0, Math.min(...begins) - 1)
  return `${String(hour).padStart(2, '0')}:00`
}
