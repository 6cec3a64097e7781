/** Rules of a teacher's time (AVL-02, AVL-03, CAL-01), the same in browser and server. */

export const DAILY_CAP_MAX = 24
export const BLOCK_TITLE_MAX = 80
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
