import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useDays } from '../../../i18n/useDays.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import styles from './date-picker.module.css'
import { addDays, addMonths, isSameMonth, weekdayOf, weeksAround } from './days.ts'

interface Props {
  /** Id of what names the grid: the month. */
  readonly labelledBy: string
  /** The day in the tab order; its month is what shows, unless `weeks` says what does. */
  readonly at: string
  readonly value: string | null
  /** Weeks of more than one month: where one begins, its name stands with the day. */
  readonly weeks?: readonly (readonly string[])[]
  readonly canPick: (day: string) => boolean
  /** What a reader says of a day beside its date. */
  readonly about?: (day: string) => string | undefined
  /** Draws a dot under a day. */
  readonly marked?: (day: string) => boolean
  /** The first day in the tab order has the focus at once, as in a dialog. */
  readonly focused?: boolean
  readonly onGo: (day: string) => void
  readonly onPick: (day: string) => void
}

/**
 * A table that is worked with: its cells are the buttons themselves, so that a reader says at once which is chosen
 * (WAI-ARIA grid).
 */
const gridOf = (labelId: string) => ({ role: 'grid', 'aria-labelledby': labelId }) as const
const ROW = { role: 'row' } as const
const headerOf = (name: string) => ({ role: 'columnheader', 'aria-label': name }) as const
const cellOf = (selected: boolean) => ({ role: 'gridcell', 'aria-selected': selected }) as const

/** Weeks of days: arrows go by days and weeks, Page Up and Down by months. */
export function MonthGrid(props: Props) {
  const { labelledBy, at, value, canPick, about, marked, focused = false, onGo, onPick } = props
  const format = useFormat()
  const grid = useRef<HTMLDivElement>(null)
  const { today: now } = useDays()
  // The focus goes along with the keys; after a press on buttons elsewhere it stays there.
  const goesAlong = useRef(focused)
  useEffect(() => {
    if (goesAlong.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
    goesAlong.current = false
  }, [at])
  const onKeyDown = (event: KeyboardEvent) => {
    const day = goTo(event, at)
    if (day === undefined) return
    event.preventDefault()
    goesAlong.current = true
    onGo(day)
  }
  const { weeks = weeksAround(at) } = props
  const isNamed = (day: string) => props.weeks !== undefined && (day.endsWith('-01') || day === weeks[0]?.[0])
  return (
    <div ref={grid} {...gridOf(labelledBy)} className={styles.grid}>
      <div {...ROW} className={styles.week}>
        {weeks[0]?.map((day) => (
          <span key={day} {...headerOf(format.weekday(day, 'long'))} className={styles.weekday}>
            {format.weekday(day, 'short')}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} {...ROW} className={styles.week}>
          {week.map((day) => {
            const more = about?.(day)
            return (
              <button
                key={day}
                type="button"
                {...cellOf(day === value)}
                className={styles.day}
                data-day={day}
                data-mantine-stop-propagation
                data-elsewhere={(props.weeks === undefined && !isSameMonth(day, at)) || undefined}
                data-marked={marked?.(day) || undefined}
                tabIndex={day === at ? 0 : -1}
                aria-label={more === undefined ? format.date(day, 'long') : `${format.date(day, 'long')}, ${more}`}
                aria-current={day === now ? 'date' : undefined}
                aria-disabled={!canPick(day) || undefined}
                onClick={() => {
                  if (canPick(day)) onPick(day)
                }}
                onKeyDown={onKeyDown}
              >
                {Number(day.slice(8))}
                {isNamed(day) && <small className={styles.named}>{format.month(day, 'short')}</small>}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function goTo({ key, shiftKey }: KeyboardEvent, at: string): string | undefined {
  const weekday = weekdayOf(at)
  const ways: Readonly<Record<string, string>> = {
    ArrowLeft: addDays(at, -1),
    ArrowRight: addDays(at, 1),
    ArrowUp: addDays(at, -7),
    ArrowDown: addDays(at, 7),
    Home: addDays(at, -weekday),
    End: addDays(at, 6 - weekday),
    PageUp: addMonths(at, shiftKey ? -12 : -1),
    PageDown: addMonths(at, shiftKey ? 12 : 1),
  }
  return ways[key]
}
