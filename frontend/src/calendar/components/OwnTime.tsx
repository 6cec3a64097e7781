import { minutesOf } from '@kredka/contracts/availability/rules'
import { dateAt, instantOf, localOf } from '@kredka/contracts/kernel/zones'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { DatePicker } from '../../ui/fields/day/DatePicker.tsx'
import { parseDay } from '../../ui/fields/day/days.ts'
import { TimeField } from '../../ui/fields/TimeField.tsx'
import { parseTime } from '../../ui/fields/typed-time.ts'
import { clockOf } from '../wall.ts'

/** Minutes that a typed hour is rounded to. */
const STEP = 5

interface Props {
  /** The teacher's, on whose clocks day and hour are. */
  readonly zone: string
  /** The hour at first, and the day where one is known. */
  readonly first: { readonly date?: string; readonly time: string }
  /** What was chosen before, an instant: it comes instead of `first`. */
  readonly begun?: string | null
  readonly now: number
  readonly onChange: (start: string | null) => void
  /** Somebody wanted to send it. */
  readonly tried: boolean
}

/** Any day and hour of a teacher's own choice, where free times do not bind. */
export function OwnTime({ zone, first, begun = null, now, onChange, tried }: Props) {
  const t = useText()
  const at = begun === null ? null : localOf(Date.parse(begun), zone)
  const [date, setDate] = useState(at?.date ?? first.date ?? '')
  const [time, setTime] = useState(at === null ? first.time : clockOf(at.minutes))
  const change = (day: string, hour: string) => {
    setDate(day)
    setTime(hour)
    onChange(startOf(day, hour, zone))
  }
  return (
    <>
      <DatePicker
        label={t('calendar.new_day')}
        value={date}
        min={dateAt(now, zone)}
        onChange={(day) => change(day, time)}
        error={tried && parseDay(date) === null ? t(date === '' ? 'form.required' : 'form.date') : undefined}
      />
      <TimeField
        label={t('calendar.new_hour')}
        step={STEP}
        value={time}
        onChange={(hour) => change(date, hour)}
        error={tried && hourOf(time) === null ? t(time === '' ? 'form.required' : 'form.time') : undefined}
      />
    </>
  )
}

/** As it is typed: Enter, or a button, may send what the fields have not written out yet. */
function startOf(date: string, time: string, zone: string): string | null {
  const [day, hour] = [parseDay(date), hourOf(time)]
  if (day === null || hour === null) return null
  return new Date(instantOf(day, minutesOf(hour), zone)).toISOString()
}

/** No lesson begins at 24:00. */
function hourOf(time: string): string | null {
  const hour = parseTime(time, STEP)
  return hour === '24:00' ? null : hour
}
