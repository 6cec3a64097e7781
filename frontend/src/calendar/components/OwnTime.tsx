import { dateAt, instantOf, localOf } from '@kredka/contracts/kernel/zones'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { DatePicker } from '../../ui/fields/day/DatePicker.tsx'
import { TimeField } from '../../ui/fields/TimeField.tsx'
import { clockOf } from '../wall.ts'

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
        error={tried && date === '' ? t('form.required') : undefined}
      />
      <TimeField
        label={t('calendar.new_hour')}
        step={5}
        value={time}
        onChange={(hour) => change(date, hour)}
        error={tried && startOf('2026-01-01', time, zone) === null ? t('form.required') : undefined}
      />
    </>
  )
}

function startOf(date: string, time: string, zone: string): string | null {
  const hour = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  if (hour === null || !/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) return null
  return new Date(instantOf(date, Number(hour[1]) * 60 + Number(hour[2]), zone)).toISOString()
}
