import { addDays, dateAt, instantOf } from '@kredka/contracts/kernel/zones'

const DAY = /^20\d\d-\d\d-\d\d$/

/** From the begin of one day to the end of another in the reader’s zone; days that are none ask for nothing. */
export function spanOf(from: string, until: string, zone: string): { readonly from?: string; readonly until?: string } {
  return {
    ...(DAY.test(from) ? { from: beginOf(from, zone) } : {}),
    ...(DAY.test(until) ? { until: beginOf(addDays(until, 1), zone) } : {}),
  }
}

function beginOf(date: string, zone: string): string {
  return new Date(instantOf(date, 0, zone)).toISOString()
}

/** The last millisecond of a minute of a day, as people mean 'at 14:30'. */
export function instantAt(date: string, minutes: number, zone: string): string {
  return new Date(instantOf(date, minutes, zone) + 59_999).toISOString()
}

export function dayAndMinutesOf(instant: string, zone: string): { readonly day: string; readonly minutes: number } {
  const at = Date.parse(instant)
  const day = dateAt(at, zone)
  return { day, minutes: Math.floor((at - instantOf(day, 0, zone)) / 60_000) }
}
