import { minutesOf } from '@kredka/contracts/availability/rules'
import type { AvailabilityEntry } from '@kredka/contracts/availability/views'
import { DAY_MINUTES } from '../grid.ts'
import { useWeekDays } from '../useWeekDays.ts'
import classes from './week-at-a-glance.module.css'

/** An ordinary week as seven bars, midnight at the top; read aloud as hours by day. */
export function WeekAtAGlance({ entries }: { readonly entries: readonly AvailabilityEntry[] }) {
  const days = useWeekDays()
  const week = entries.filter(({ type }) => type === 'week_day')
  return (
    <ul className={classes.week}>
      {days.map(({ day, long, short }) => {
        const own = week.filter((entry) => entry.day === day)
        return (
          <li key={day} className={classes.day} data-empty={own.length === 0 || undefined}>
            <span aria-hidden="true">{short}</span>
            <span className="visually-hidden">
              {long}: {own.map(({ start_time, end_time }) => `${start_time}–${end_time}`).join(', ') || '–'}
            </span>
            <span className={classes.bar} aria-hidden="true">
              {own.map(({ start_time, end_time }) => (
                <span key={start_time} className={classes.span} style={place(start_time, end_time)} />
              ))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function place(start: string | null, end: string | null) {
  const from = minutesOf(start ?? '00:00')
  const to = minutesOf(end ?? '24:00')
  return { top: `${(from / DAY_MINUTES) * 100}%`, height: `${((to - from) / DAY_MINUTES) * 100}%` }
}
