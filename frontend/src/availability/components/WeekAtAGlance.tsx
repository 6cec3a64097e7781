import { minutesOf } from '@kredka/contracts/availability/rules'
import type { AvailabilityEntry } from '@kredka/contracts/availability/views'
import { DAY_MINUTES, type Span } from '../grid.ts'
import { useWeekDays } from '../useWeekDays.ts'
import classes from './week-at-a-glance.module.css'

/** Nights are left out where nobody teaches in them. */
const MORNING = 6 * 60
const MARKS = [0, 6, 12, 18, 24]

/** An ordinary week as seven bars with marks at every sixth hour; read aloud as hours by day. */
export function WeekAtAGlance({ entries }: { readonly entries: readonly AvailabilityEntry[] }) {
  const days = useWeekDays()
  const week = entries.filter(({ type }) => type === 'week_day').map(toSpan)
  const first = week.some(({ start }) => start < MORNING) ? 0 : MORNING
  const share = (minutes: number) => `${(minutes / (DAY_MINUTES - first)) * 100}%`
  return (
    <div className={classes.glance}>
      <div className={classes.marks} aria-hidden="true">
        {MARKS.filter((hour) => hour * 60 >= first).map((hour) => (
          <span key={hour} style={{ top: share(hour * 60 - first) }}>
            {hour}
          </span>
        ))}
      </div>
      <ul className={classes.week}>
        {days.map(({ day, long, short }) => {
          const own = week.filter((entry) => entry.day === day).toSorted((a, b) => a.start - b.start)
          return (
            <li key={day} className={classes.day} data-empty={own.length === 0 || undefined}>
              <span aria-hidden="true">{short}</span>
              <span className="visually-hidden">
                {long}: {own.map(({ text }) => text).join(', ') || '–'}
              </span>
              <span className={classes.bar} aria-hidden="true">
                {own.map(({ start, end }) => (
                  <span
                    key={start}
                    className={classes.span}
                    style={{ top: share(start - first), height: share(end - start) }}
                  />
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function toSpan({ day, start_time, end_time }: AvailabilityEntry): Span & { day: number | undefined; text: string } {
  return {
    day,
    start: minutesOf(start_time ?? '00:00'),
    end: minutesOf(end_time ?? '24:00'),
    text: `${start_time}–${end_time}`,
  }
}
