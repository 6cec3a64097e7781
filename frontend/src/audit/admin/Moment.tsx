import { useState } from 'react'
import { useTable } from '../../back-office/useTable.ts'
import { useText } from '../../i18n/useText.ts'
import { useZone } from '../../i18n/useZone.ts'
import { DatePicker } from '../../ui/fields/day/DatePicker.tsx'
import { parseDay } from '../../ui/fields/day/days.ts'
import { IntegerField } from '../../ui/fields/NumberField.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { TimeField } from '../../ui/fields/TimeField.tsx'
import { parseTime } from '../../ui/fields/typed-time.ts'
import { dayAndMinutesOf, instantAt } from './days.ts'
import classes from './moment.module.css'

const EARLIEST = '2020-01-01'
const WAYS = ['none', 'revision', 'instant'] as const
type Way = (typeof WAYS)[number]

interface Props {
  /** Of the parameters in the address. */
  readonly revisionName: string
  readonly instantName: string
  /** What `none` means: the end of the stream, or nothing. */
  readonly none: string
  readonly label: string
  readonly last: number
}

/** A moment of a stream: after a revision, at an instant, or neither (ADM-03). It stands in the address. */
export function Moment({ revisionName, instantName, none, label, last }: Props) {
  const t = useText()
  const zone = useZone()
  const { params, change } = useTable()
  const revision = params.get(revisionName)
  const instant = params.get(instantName)
  const way: Way = revision !== null ? 'revision' : instant !== null ? 'instant' : 'none'
  const words: Readonly<Record<Way, string>> = {
    none,
    revision: t('audit_admin.by_revision'),
    instant: t('audit_admin.by_instant'),
  }
  const choose = (chosen: Way) =>
    change({
      [revisionName]: chosen === 'revision' ? String(last) : null,
      [instantName]: chosen === 'instant' ? new Date().toISOString() : null,
    })
  return (
    <fieldset className={classes.moment}>
      <legend>{label}</legend>
      <Select
        label={label}
        labelHidden
        clearable={false}
        options={WAYS.map((value) => ({ value, label: words[value] }))}
        value={way}
        onChange={(option) => choose(WAYS.find((value) => value === option?.value) ?? 'none')}
      />
      {revision !== null && (
        <IntegerField
          label={t('audit_admin.revision')}
          min={0}
          max={last}
          value={Number(revision)}
          onChange={(value) => change({ [revisionName]: value === null ? null : String(value) }, true)}
        />
      )}
      {instant !== null && (
        <InstantFields instant={instant} zone={zone} onChange={(chosen) => change({ [instantName]: chosen }, true)} />
      )}
    </fieldset>
  )
}

interface InstantProps {
  readonly instant: string
  readonly zone: string
  readonly onChange: (instant: string) => void
}

function InstantFields({ instant, zone, onChange }: InstantProps) {
  const t = useText()
  /** What stands in the fields, as it is typed; it holds as long as the moment that came of it. */
  const [kept, setKept] = useState({ of: '', day: '', time: '' })
  const [left, setLeft] = useState(false)
  const typed = kept.of === instant ? kept : typedOf(instant, zone)
  const change = (now: Typed) => {
    const next = momentOf(now, zone) ?? instant
    // midnight at the end of a day is told as the beginning of the next
    if (parseTime(now.time, 1) !== '24:00') setKept({ ...now, of: next })
    if (next !== instant) onChange(next)
  }
  return (
    <>
      <DatePicker
        label={t('audit_admin.day')}
        min={EARLIEST}
        value={typed.day}
        onChange={(day) => change({ ...typed, day })}
      />
      <TimeField
        label={t('audit_admin.time')}
        step={1}
        value={typed.time}
        onChange={(time) => {
          setLeft(false)
          change({ ...typed, time })
        }}
        onBlur={() => setLeft(true)}
        error={left && parseTime(typed.time, 1) === null ? t('form.time') : undefined}
      />
    </>
  )
}

interface Typed {
  readonly day: string
  readonly time: string
}

function typedOf(instant: string, zone: string): Typed {
  const { day, minutes } = dayAndMinutesOf(instant, zone)
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return { day, time }
}

/** As it is typed, which the fields have not written out yet; null where one of them is none so far. */
function momentOf({ day, time }: Typed, zone: string): string | null {
  const [date, hour] = [parseDay(day), parseTime(time, 1)]
  if (date === null || date < EARLIEST || hour === null) return null
  const [hours = 0, minutes = 0] = hour.split(':').map(Number)
  return instantAt(date, hours * 60 + minutes, zone)
}
