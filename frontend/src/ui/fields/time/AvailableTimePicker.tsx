import { useMemo, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Stack } from '../../layout.tsx'
import { Field, type FieldProps } from '../Field.tsx'
import { TextInput } from '../TextInput.tsx'
import { parseTime } from '../typed-time.ts'
import styles from './available-time-picker.module.css'
import {
  clock,
  minutesOf,
  nearestStart,
  openSpans,
  type Span,
  STEP_MINUTES,
  startByKey,
  startsIn,
} from './available-times.ts'
import { DayTimeline } from './DayTimeline.tsx'

interface Props extends FieldProps {
  /** When the teacher teaches that day, in minutes after midnight. */
  readonly free: readonly Span[]
  /** What is booked already; may lie inside the free time. */
  readonly taken: readonly Span[]
  /** Of the lesson, in minutes. */
  readonly duration: number
  /** The chosen start in minutes after midnight. */
  readonly value: number | null
  readonly onChange: (start: number | null) => void
}

/**
 * Free and taken time of one day, 90 px an hour; a start for a given duration is chosen with the pointer, the arrow
 * keys or by typing, in steps of five minutes, and never where something is taken (sections 2 and 9).
 */
export function AvailableTimePicker({ free, taken, duration, value, onChange, ...field }: Props) {
  const t = useText()
  const open = useMemo(() => openSpans(free, taken), [free, taken])
  const starts = useMemo(() => startsIn(open, duration), [open, duration])
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState<number | null>(null)
  const choose = (start: number | null) => {
    setTyped(null)
    setRefused(null)
    if (start !== value) onChange(start)
  }
  const judge = () => {
    const time = typed === null ? null : parseTime(typed, STEP_MINUTES)
    if (typed === null || typed.trim() === '') return typed === null ? undefined : choose(null)
    const minute = time === null ? null : minutesOf(time)
    if (minute !== null && starts.includes(minute)) choose(minute)
    else setRefused(minute ?? -1)
  }
  if (starts.length === 0) return <Field {...field}>{() => <p className={styles.none}>{t('ui.time_none')}</p>}</Field>
  const nearest = refused === null ? null : nearestStart(starts, refused)
  const wrong = refused === -1 ? t('form.time') : t('ui.time_not_free', { time: clock(nearest ?? 0) })
  return (
    <Field {...field} group>
      {() => (
        <Stack space={3}>
          <TextInput
            label={`${field.label}: ${t('ui.time_start')}`}
            labelHidden
            icon="clock"
            inputMode="numeric"
            placeholder="00:00"
            autoComplete="off"
            value={typed ?? (value === null ? '' : clock(value))}
            onChange={(text) => {
              setRefused(null)
              setTyped(text)
            }}
            onBlur={judge}
            onEnter={judge}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
              event.preventDefault()
              choose(value === null ? (starts[0] ?? null) : startByKey(event.key, starts, value))
            }}
            error={refused === null ? undefined : wrong}
            {...(value === null
              ? {}
              : { hint: t('ui.time_range', { from: clock(value), to: clock(value + duration) }) })}
          />
          <DayTimeline open={open} taken={taken} starts={starts} duration={duration} value={value} onChange={choose} />
        </Stack>
      )}
    </Field>
  )
}
