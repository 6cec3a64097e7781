import { HOUSE_ZONE } from '../kernel/days.ts'
import { HOUR } from '../kernel/durations.ts'
import { addDays, instantOf } from '../kernel/zones.ts'

/** Rules of the daily challenge (GAM-04), the same in browser and server. */

/** A run that was begun before midnight in Poland may be played on for so long; it counts for the day of its beginning. */
export const DAILY_GRACE_MS = HOUR

const BOARD = /^daily-(\d{4}-\d{2}-\d{2})$/

/** The board of a day. */
export function dailyBoard(day: string): string {
  return `daily-${day}`
}

/** The day whose challenge a board is of; null for all other boards. */
export function dayOfBoard(variant: string): string | null {
  return BOARD.exec(variant)?.[1] ?? null
}

/** The midnight with which a day ends, in milliseconds: from then on nobody begins its challenge. */
export function dailyEnds(day: string): number {
  return instantOf(addDays(day, 1), 0, HOUSE_ZONE)
}

/** When the last of its runs is over and anybody may see them, in milliseconds. */
export function dailyCloses(day: string): number {
  return dailyEnds(day) + DAILY_GRACE_MS
}
