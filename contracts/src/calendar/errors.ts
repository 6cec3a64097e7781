import type { ErrorTable } from '../kernel/declaration.ts'

export const calendarErrors = {
  SLOT_TAKEN: [409, 'This time has just been taken. Choose another one'],
  DAY_FULL: [409, 'The tutor takes no more lessons on this day'],
  TOO_MANY_OPEN_ORDERS: [409, 'Three open orders with one tutor are the most. Wait for an answer first'],
  SLOT_OUTSIDE_HOURS: [422, 'The tutor gives no lessons at this time'],
  SLOT_TOO_SOON: [422, 'This is sooner than the tutor takes lessons'],
  SLOT_TOO_FAR: [422, 'This is further ahead than lessons can be agreed on'],
  SLOT_TIME_OFF: [422, 'The tutor has time off then'],
  CALENDAR_EVENT_NOT_FOUND: [404, 'There is no such event in your calendar, or it is over'],
  CALENDAR_EVENT_TIMES: [422, 'The end must come after the start, in the future, and within a year of it'],
  CALENDAR_FULL: [409, 'There are too many events ahead already. Remove some first'],
} as const satisfies ErrorTable
