/** Lengths of time in milliseconds. A day of the calendar may be an hour shorter or longer. */
export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const WEEK = 7 * DAY
