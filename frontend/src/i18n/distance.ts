import { DAY, HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import { dateAt } from '@kredka/contracts/kernel/zones'

type Distance = readonly [
  value: number,
  unit: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year',
  numeric?: 'always',
]

/** So many days are told before it is months. */
const DAYS_TOLD = 30

/**
 * How far `at` lies from `now`, in the unit that people use for it. A day and more is told in days of the zone's
 * calendar: 'tomorrow' is the next date, however many hours away.
 */
export function distance(at: number, now: number, zone: string): Distance {
  const away = at - now
  const far = Math.abs(away)
  if (far < MINUTE) return [Math.round(away / 1000), 'second']
  if (far < HOUR) return [Math.trunc(away / MINUTE), 'minute']
  if (far < DAY) return [Math.trunc(away / HOUR), 'hour']
  const [day, today] = [dateAt(at, zone), dateAt(now, zone)]
  const days = (Date.parse(day) - Date.parse(today)) / DAY
  const months = monthOf(day) - monthOf(today)
  if (Math.abs(days) < DAYS_TOLD || months === 0) return [days, 'day']
  return Math.abs(months) < 12 ? [months, 'month'] : [Math.trunc(months / 12), 'year', 'always']
}

function monthOf(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return year * 12 + month
}
