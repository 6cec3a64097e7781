import { getCalendarSettings, getFreeDays, getFreeSlots, listCalendar } from '@kredka/contracts/calendar/endpoints'
import { createResource } from '../app/store/resource.ts'

/**
 * Free times of an offer. Hints of a calendar reach its own people alone: others read anew when they come back to the
 * page.
 */
export const freeDays = createResource(getFreeDays, { on: ['calendar'] })
export const freeSlots = createResource(getFreeSlots, { on: ['calendar'] })

/** The person's own calendar. */
export const ownCalendar = createResource(listCalendar, { on: ['calendar', 'lesson', 'order'] })
export const calendarSettings = createResource(getCalendarSettings, { on: ['calendar'] })
