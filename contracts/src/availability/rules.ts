/**
 * Rules of availability (AVL-01, section 5), the same in browser and server. Times are minutes after local midnight, 0
 * to 1440.
 */

export const MIN_ENTRY_MINUTES = 60
export const STEP_MINUTES = 5
export const MAX_ENTRIES = 200
export const GROUP_NAME_MAX = 60

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/

/** `hh:mm` from 00:00 to 24:00 in steps of five minutes. */
export function isTime(text: string): boolean {
  return text === '24:00' || (TIME.test(text) && Number(text.slice(3)) % STEP_MINUTES === 0)
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

export interface EntryTimes {
  readonly type: 'week_day' | 'month_day' | 'special'
  /** 1 (Monday) to 7 for `week_day`, 1 to 31 for `month_day`. */
  readonly day?: number
  /** `yyyy-mm-dd` for `special`. */
  readonly date?: string
  /** `hh:mm`; both null on a special day off. */
  readonly start_time: string | null
  readonly end_time: string | null
}

export type EntryFault = { readonly index: number; readonly fault: 'too_short' | 'overlaps' | 'no_day' | 'no_time' }

/** What is wrong with a group's entries, one fault an entry at most. */
export function entryFaults(entries: readonly EntryTimes[]): readonly EntryFault[] {
  const faults: EntryFault[] = []
  entries.forEach((entry, index) => {
    const fault = faultOf(entry, entries.slice(0, index))
    if (fault !== null) faults.push({ index, fault })
  })
  return faults
}

function faultOf(entry: EntryTimes, before: readonly EntryTimes[]): EntryFault['fault'] | null {
  if (!hasDay(entry)) return 'no_day'
  const dayOff = entry.start_time === null && entry.end_time === null
  if (dayOff) {
    if (entry.type !== 'special') return 'no_time'
    return before.some((other) => isSameDay(entry, other)) ? 'overlaps' : null
  }
  if (entry.start_time === null || entry.end_time === null) return 'no_time'
  if (minutesOf(entry.end_time) - minutesOf(entry.start_time) < MIN_ENTRY_MINUTES) return 'too_short'
  return before.some((other) => isSameDay(entry, other) && overlap(entry, other)) ? 'overlaps' : null
}

function hasDay(entry: EntryTimes): boolean {
  if (entry.type === 'special') return entry.date !== undefined
  const last = entry.type === 'week_day' ? 7 : 31
  return entry.day !== undefined && entry.day >= 1 && entry.day <= last
}

function isSameDay(a: EntryTimes, b: EntryTimes): boolean {
  return a.type === b.type && a.day === b.day && a.date === b.date
}

function overlap(a: EntryTimes, b: EntryTimes): boolean {
  if (a.start_time === null || a.end_time === null || b.start_time === null || b.end_time === null) return true
  return minutesOf(a.start_time) < minutesOf(b.end_time) && minutesOf(b.start_time) < minutesOf(a.end_time)
}
