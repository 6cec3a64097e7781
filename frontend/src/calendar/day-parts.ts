import { HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import { localOf } from '@kredka/contracts/kernel/zones'

/** Parts of a day as people speak of them, in their order. */
export const DAY_PARTS = ['night', 'morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof DAY_PARTS)[number]

const NOON = 12 * 60
const BEGINS: Readonly<Record<DayPart, number>> = { night: 0, morning: 5 * 60, afternoon: NOON, evening: 17 * 60 }

export interface PartOfDay {
  readonly part: DayPart
  readonly starts: readonly string[]
}

/**
 * Starts (instants) by the part of the day that they fall in on the clocks of a zone; parts without any are left out.
 */
export function byDayPart(starts: readonly string[], zone: string): readonly PartOfDay[] {
  return DAY_PARTS.map((part) => ({ part, starts: starts.filter((start) => partOf(start, zone) === part) })).filter(
    (group) => group.starts.length > 0,
  )
}

function partOf(start: string, zone: string): DayPart {
  const { minutes } = localOf(Date.parse(start), zone)
  return DAY_PARTS.findLast((part) => minutes >= BEGINS[part]) ?? 'night'
}

/**
 * Starts at full hours on the clocks of a zone, and those that have none within an hour: enough to choose from at
 * first.
 */
export function mainStarts(starts: readonly string[], zone: string): readonly string[] {
  const full = starts.filter((start) => localOf(Date.parse(start), zone).minutes % 60 === 0)
  const isNear = (start: string) => full.some((other) => Math.abs(Date.parse(other) - Date.parse(start)) < HOUR)
  return starts.filter((start) => full.includes(start) || !isNear(start))
}

/** Starts whose lesson of that many minutes meets none of those that are chosen already. */
export function withoutOverlap(
  starts: readonly string[],
  chosen: readonly string[],
  duration: number,
): readonly string[] {
  const length = duration * MINUTE
  return starts.filter((start) => chosen.every((other) => Math.abs(Date.parse(start) - Date.parse(other)) >= length))
}
