import { addDays, dateAt } from '@kredka/contracts/kernel/zones'
import { useEffect, useId, useState } from 'react'
import { useResource } from '../../app/store/resource.ts'
import { useDays } from '../../i18n/useDays.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useZone } from '../../i18n/useZone.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { addMonths, isSameMonth } from '../../ui/fields/day/days.ts'
import { MonthGrid } from '../../ui/fields/day/MonthGrid.tsx'
import { MonthHead } from '../../ui/fields/day/MonthHead.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { freeDays } from '../resources.ts'
import { useComingBack } from '../useComingBack.ts'
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

/** A start among an offer's free times: first the day, then the time (AVL-02). */
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
  const days = useResource(freeDays, { ...asked, month: (looked ?? today).slice(0, 7) })
  useComingBack(days.refresh)
  const { data } = days
  const next = data?.next_date ?? null
  const first = data?.days[0]?.date ?? null
  const day = picked ?? first
  const at = looked ?? (first !== null && isSameMonth(first, today) ? first : today)
  // a month with nothing in it is no beginning
  useEffect(() => {
    if (looked === null && first === null && next !== null) setAt(next)
  }, [looked, first, next])

  const countOf = (date: string) => data?.days.find((one) => one.date === date)?.slots ?? 0
  const horizon = data?.horizon ?? addDays(today, 90)
  const go = (date: string) => setAt(date < today ? today : date > horizon ? horizon : date)
  const show = (date: string) => {
    go(date)
    setPicked(date)
  }
  const pickTaken = (start: string) => {
    show(dateAt(Date.parse(start), zone))
    onChange(start)
  }
  if (data === null && days.status === 'failed') return <ErrorState error={days.error} onRetry={days.refresh} />
  if (data !== null && days.status === 'ready' && first === null && next === null && isSameMonth(at, today))
    return <Notice>{t('calendar.free_never')}</Notice>
  const empty = days.status === 'ready' && first === null
  return (
    <div className={classes.picker}>
      <TakenNotice refused={refused} onTaken={days.refresh} onPick={pickTaken} />
      <div className={classes.parts}>
        <div className={classes.month} aria-busy={days.status === 'loading' || undefined}>
          <MonthHead
            id={id}
            at={at}
            first={isSameMonth(at, today)}
            last={isSameMonth(at, horizon)}
            onTurn={(months) => go(addMonths(at, months))}
          />
          <MonthGrid
            labelledBy={id}
            at={at}
            value={day}
            canPick={(date) => countOf(date) > 0}
            marked={(date) => countOf(date) > 0}
            about={(date) => (isSameMonth(date, at) ? t('calendar.free_count', { count: countOf(date) }) : undefined)}
            onGo={go}
            onPick={show}
          />
          {empty && (
            <div className={classes.none} role="status">
              <p>{t('calendar.free_none_in_month')}</p>
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
          awaited={days.status === 'loading'}
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
