import { DAY } from '@kredka/contracts/kernel/durations'

/** Days of the calendar as `yyyy-mm-dd`: they sort as text and belong to no time zone. */

const FORM = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const POLISH_FORM = /^(\d{1,2})[.\s/](\d{1,2})[.\s/](\d{4})$/

/** What people type for a day (`2026-1-5`, `5.01.2026`) as `yyyy-mm-dd`; null where there is no such day. */
export function parseDay(text: string): string | null {
  const [, year, month, date] = FORM.exec(text.trim()) ?? []
  const [, polishDate, polishMonth, polishYear] = POLISH_FORM.exec(text.trim()) ?? []
  const day = writeDay(Number(year ?? polishYear), Number(month ?? polishMonth), Number(date ?? polishDate))
  return isDay(day) ? day : null
}

export function isDay(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instant) && dayAt(instant) === text
}

export function addDays(day: string, days: number): string {
  return dayAt(Date.parse(day) + days * DAY)
}

/** The same date some months on, or the last day where that month is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return writeDay(first.getUTCFullYear(), first.getUTCMonth() + 1, Math.min(date, last))
}

/** 0 is Monday. */
export function weekdayOf(day: string): number {
  return (new Date(Date.parse(day)).getUTCDay() + 6) % 7
}

/** Six weeks from Monday on that hold the day's month: as many always, so that nothing jumps. */
export function weeksAround(day: string): readonly (readonly string[])[] {
  const first = `${day.slice(0, 8)}01`
  const monday = addDays(first, -weekdayOf(first))
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, n) => addDays(monday, week * 7 + n)))
}

/**
 * So many weeks from Monday on that hold the day: those of today and what comes, or further ones as many days on or
 * back, so that turning leaves none out.
 */
export function weeksOn(today: string, day: string, count: number): readonly (readonly string[])[] {
  const first = addDays(today, -weekdayOf(today))
  const days = Math.floor((Date.parse(day) - Date.parse(first)) / DAY)
  const monday = addDays(first, Math.floor(days / (7 * count)) * 7 * count)
  return Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (_, n) => addDays(monday, week * 7 + n)))
}

export function isSameMonth(one: string, other: string): boolean {
  return one.slice(0, 7) === other.slice(0, 7)
}

function dayAt(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}

function writeDay(year: number, month: number, date: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}
