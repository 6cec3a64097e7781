/** Rules of a teacher's time (AVL-02, AVL-03, CAL-01), the same in browser and server. */

export const DAILY_CAP_MAX = 24
export const BLOCK_TITLE_MAX = 80
/** Own events and times off that are still to come; more are refused. */
export const BLOCKS_MAX = 500
/** The longest own event or time off, in days. */
export const BLOCK_DAYS_MAX = 366
/** Section 3's kinds of calendar events. */
export const CALENDAR_KINDS = [
  'custom',
  'taking_lesson',
  'giving_lesson',
  'order_for_teacher',
  'ordered_lesson',
] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]
/** Free times near the one that was taken, named with `SLOT_TAKEN`. */
export const NEAR_SLOTS = 3
/** Days that a calendar is asked for at once: six weeks and some. */
export const CALENDAR_SPAN_MAX = 62

/**
 * What fills a calendar. `hold`: a date of an order that awaits an answer; `move`: the new time of a lesson, which
 * awaits one; `taken`: a lesson that the person takes from somebody else.
 */
export const BUSY_KINDS = ['hold', 'lesson', 'move', 'custom', 'time_off', 'taken'] as const
export type BusyKind = (typeof BUSY_KINDS)[number]
/** What a taken slot is taken by: a lesson in any of its states, or the teacher's own time. */
export const SLOT_KINDS = ['lesson', 'custom'] as const
/** Lessons keep a pause between them; own events do not. */
export const BLOCKS_ARE_LESSONS: Readonly<Record<BusyKind, boolean>> = {
  hold: true,
  lesson: true,
  move: true,
  taken: true,
  custom: false,
  time_off: false,
}
/** Why a time cannot be had; all but the last two are known beforehand. */
export const SLOT_FAULTS = [
  'SLOT_OUTSIDE_HOURS',
  'SLOT_TOO_SOON',
  'SLOT_TOO_FAR',
  'SLOT_TIME_OFF',
  'SLOT_TAKEN',
  'DAY_FULL',
] as const
