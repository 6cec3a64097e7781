import { addDays, dateAt } from '@kredka/contracts/kernel/zones'
import { useEffect, useId, useRef, useState } from 'react'
import { useDays } from '../../i18n/useDays.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useZone } from '../../i18n/useZone.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { weeksOn } from '../../ui/fields/day/days.ts'
import { MonthGrid } from '../../ui/fields/day/MonthGrid.tsx'
import { MonthHead } from '../../ui/fields/day/MonthHead.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useFreeDays } from '../useFreeDays.ts'
import { FreeTimes } from './FreeTimes.tsx'
import classes from './free-time-picker.module.css'
import { TakenNotice } from './TakenNotice.tsx'

export interface FreeTimePickerProps {
  readonly offer_id: string
  /** Of the lesson, in minutes. */
  readonly duration: number
  /** The chosen start, an instant (ISO 8601 UTC). */
  readonly value: string | null
  readonly onChange: (start: string | null) => void
  /**
   * Where several may be chosen: those that are. Each stays where it stands and is chosen or left by a press, which
   * `onChange` tells of; what overlaps them cannot be chosen.
   */
  readonly several?: readonly string[]
  /** The lesson that is to be moved: its own time does not stand in its way. */
  readonly moving?: string
  /**
   * Why the last order or proposal was refused. After one about the time the free times are read anew and near ones
   * offered.
   */
  readonly refused?: ApiError | null
}

/** Shown at once: those of two months at most. */
const WEEKS = 4

/** A start among an offer's free times: first the day of the coming weeks, then the time (AVL-02). */
export function FreeTimePicker(props: FreeTimePickerProps) {
  const { offer_id, duration, value, onChange, several, moving, refused = null } = props
  const t = useText()
  const format = useFormat()
  const id = useId()
  const zone = useZone()
  const { today } = useDays()
  const [picked, setPicked] = useState(() => (value === null ? null : dateAt(Date.parse(value), zone)))
  const [looked, setAt] = useState(picked)
  const asked = { id: offer_id, duration, zone, ...(moving === undefined ? {} : { lesson_id: moving }) }
  const weeks = weeksOn(today, looked ?? today, WEEKS)
  const [from = today, to = today] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)]
  const { days, next, ready, error, refresh, ...known } = useFreeDays(asked, from, to)
  // while they are read anew, the first of them stays what it was
  const before = useRef<{ readonly from: string; readonly first: string | null } | null>(null)
  if (ready) before.current = { from, first: days[0]?.date ?? null }
  const first = before.current?.from === from ? before.current.first : null
  const day = picked ?? first
  const at = looked ?? first ?? today
  // weeks with nothing in them are no beginning
  useEffect(() => {
    if (looked === null && first === null && next !== null) setAt(next)
  }, [looked, first, next])

  const countOf = (date: string) => days.find((one) => one.date === date)?.slots ?? 0
  const horizon = known.horizon ?? addDays(today, 90)
  const go = (date: string) => setAt(date < today ? today : date > horizon ? horizon : date)
  const show = (date: string) => {
    go(date)
    setPicked(date)
  }
  const pickTaken = (start: string) => {
    show(dateAt(Date.parse(start), zone))
    onChange(start)
  }
  if (error !== null) return <ErrorState error={error} onRetry={refresh} />
  const empty = ready && first === null
  if (empty && next === null && from <= today) return <Notice>{t('calendar.free_never')}</Notice>
  return (
    <div className={classes.picker}>
      <TakenNotice refused={refused} onTaken={refresh} onPick={pickTaken} />
      <div className={classes.parts}>
        <div className={classes.month} aria-busy={!ready || undefined}>
          <MonthHead
            id={id}
            at={at}
            weeks={[from, to]}
            first={from <= today}
            last={horizon <= to}
            onTurn={(by) => go(addDays(at, by * 7 * WEEKS))}
          />
          <MonthGrid
            labelledBy={id}
            at={at}
            weeks={weeks}
            value={day}
            canPick={(date) => countOf(date) > 0}
            marked={(date) => countOf(date) > 0}
            about={(date) => t('calendar.free_count', { count: countOf(date) })}
            onGo={go}
            onPick={show}
          />
          {empty && (
            <div className={classes.none} role="status">
              <p>{t('calendar.free_none_in_weeks')}</p>
              {next !== null && (
                <Button size="small" icon="arrow-right" onClick={() => show(next)}>
                  {t('calendar.free_next', { date: format.date(next, 'long') })}
                </Button>
              )}
            </div>
          )}
        </div>
        <FreeTimes
          asked={day === null ? null : { ...asked, date: day }}
          awaited={!ready}
          value={value}
          several={several}
          refused={refused}
          onChange={onChange}
          onDay={show}
        />
      </div>
    </div>
  )
}
