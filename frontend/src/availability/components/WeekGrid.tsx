import { timeOf } from '@kredka/contracts/availability/rules'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { useViewport } from '../../ui/useMedia.ts'
import { type DraftEntry, spansOf } from '../entries.ts'
import { HOUR_PX, type Span } from '../grid.ts'
import { useWeekDays } from '../useWeekDays.ts'
import { DayColumn } from './DayColumn.tsx'
import classes from './week-grid.module.css'

interface Props {
  readonly entries: readonly DraftEntry[]
  readonly onDraw: (day: number, span: Span) => void
  readonly onChange: (key: string, span: Span) => void
  readonly onOpen: (key: string) => void
  readonly onRemove: (key: string) => void
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const FIRST_SHOWN = 8 * 60

/** The weekly picker: 90 px an hour, a day at a time on a phone (AVL-01). Everything it does can also be typed. */
export function WeekGrid({ entries, onDraw, ...rest }: Props) {
  const t = useText()
  const days = useWeekDays()
  const mobile = useViewport('mobile')
  const [shown, setShown] = useState(() => days.find(({ day }) => spansOf(entries, day).length > 0)?.day ?? 1)
  const view = useRef<HTMLDivElement>(null)
  const first = useRef(Math.min(FIRST_SHOWN, ...days.flatMap(({ day }) => spansOf(entries, day).map((s) => s.start))))
  useEffect(() => {
    view.current?.scrollTo({ top: (first.current / 60 - 0.25) * HOUR_PX })
  }, [])
  const columns = mobile ? days.filter(({ day }) => day === shown) : days
  return (
    <section className={classes.picker} aria-label={t('availability.week')}>
      <div className={classes.heads}>
        {days.map(({ day, long, short }) => {
          const filled = spansOf(entries, day).length > 0
          return mobile ? (
            <button
              key={day}
              type="button"
              className={classes.head}
              aria-pressed={day === shown}
              aria-label={long}
              data-filled={filled || undefined}
              onClick={() => setShown(day)}
            >
              {short}
            </button>
          ) : (
            <span key={day} className={classes.head} data-filled={filled || undefined}>
              {long}
            </span>
          )
        })}
      </div>
      <div ref={view} className={classes.view} data-scroll tabIndex={-1}>
        <div className={classes.grid} style={{ height: `${24 * HOUR_PX}px` }}>
          <div className={classes.hours} aria-hidden="true">
            {HOURS.map((hour) => (
              <span key={hour} style={{ height: `${HOUR_PX}px` }}>
                {timeOf(hour * 60)}
              </span>
            ))}
          </div>
          {columns.map((day) => (
            <DayColumn
              key={day.day}
              day={day}
              spots={spansOf(entries, day.day)}
              onDraw={(span) => onDraw(day.day, span)}
              {...rest}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
