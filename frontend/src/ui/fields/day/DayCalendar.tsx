import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useFormat } from '../../../app/i18n/useFormat.ts'
import { useText } from '../../../app/i18n/useText.ts'
import { Button } from '../../Button.tsx'
import styles from './date-picker.module.css'
import { addDays, addMonths, isSameMonth, today, weekdayOf, weeksAround } from './days.ts'

interface Props {
  readonly label: string
  readonly value: string | null
  readonly min: string
  readonly onPick: (day: string) => void
  readonly onClose: () => void
}

/** A table that is worked with: its cells are the buttons themselves, so that a reader says at once which is chosen (WAI-ARIA grid). */
const gridOf = (labelId: string) => ({ role: 'grid', 'aria-labelledby': labelId }) as const
const ROW = { role: 'row' } as const
const headerOf = (name: string) => ({ role: 'columnheader', 'aria-label': name }) as const
const cellOf = (selected: boolean) => ({ role: 'gridcell', 'aria-selected': selected }) as const

/** A month to choose a day in (WAI-ARIA date picker dialog): arrows go by days and weeks, Page Up and Down by months. */
export function DayCalendar({ label, value, min, onPick, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const intl = useIntl()
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(() => latest(value ?? min, min))
  const now = today()
  // The focus goes along with the keys; after a press on the buttons above it stays there.
  const goesAlong = useRef(true)
  useEffect(() => {
    if (goesAlong.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
    goesAlong.current = false
  }, [at])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
      return
    }
    const day = event.target instanceof HTMLElement && event.target.dataset.day !== undefined && goTo(event, at)
    if (!day) return
    event.preventDefault()
    goesAlong.current = true
    setAt(latest(day, min))
  }
  const turn = (months: number) => setAt(latest(addMonths(at, months), min))
  const weekdays = weeksAround(at)[0] ?? []
  const named = (day: string, style: 'short' | 'long') => intl.formatDate(day, { weekday: style, timeZone: 'UTC' })
  return (
    <div
      role="dialog"
      aria-label={`${label}: ${t('ui.calendar')}`}
      className={styles.calendar}
      onKeyDown={onKeyDown}
      data-mantine-stop-propagation
    >
      <div className={styles.head}>
        <Button
          look="quiet"
          size="small"
          icon="arrow-left"
          label={t('ui.prev_month')}
          disabled={isSameMonth(at, min)}
          onClick={() => turn(-1)}
        />
        <span id={id} className={styles.month} aria-live="polite">
          {intl.formatDate(at, { month: 'long', year: 'numeric', timeZone: 'UTC' })}
        </span>
        <Button look="quiet" size="small" icon="arrow-right" label={t('ui.next_month')} onClick={() => turn(1)} />
      </div>
      <div ref={grid} {...gridOf(id)} className={styles.grid}>
        <div {...ROW} className={styles.week}>
          {weekdays.map((day) => (
            <span key={day} {...headerOf(named(day, 'long'))} className={styles.weekday}>
              {named(day, 'short')}
            </span>
          ))}
        </div>
        {weeksAround(at).map((week) => (
          <div key={week[0]} {...ROW} className={styles.week}>
            {week.map((day) => (
              <button
                key={day}
                type="button"
                {...cellOf(day === value)}
                className={styles.day}
                data-day={day}
                data-mantine-stop-propagation
                data-elsewhere={!isSameMonth(day, at) || undefined}
                tabIndex={day === at ? 0 : -1}
                aria-label={format.date(day, 'long')}
                aria-current={day === now ? 'date' : undefined}
                aria-disabled={day < min || undefined}
                onClick={() => {
                  if (day >= min) onPick(day)
                }}
              >
                {Number(day.slice(8))}
              </button>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function latest(one: string, other: string): string {
  return one > other ? one : other
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
