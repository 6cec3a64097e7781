import { useState } from 'react'
import { DatePicker } from '../../../ui/fields/day/DatePicker.tsx'
import { IntegerField, NumberField } from '../../../ui/fields/NumberField.tsx'
import { TimeField } from '../../../ui/fields/TimeField.tsx'
import { AvailableTimePicker } from '../../../ui/fields/time/AvailableTimePicker.tsx'
import { TimePicker } from '../../../ui/fields/time/TimePicker.tsx'
import { Sample, Samples } from './Section.tsx'

const nothing = () => undefined
const REQUIRED = 'This field is required'

export function NumberSamples() {
  const [price, setPrice] = useState<number | null>(80)
  const [share, setShare] = useState<number | null>(2.5)
  return (
    <Samples min="13rem">
      <Sample name="integer, at least 1">
        <IntegerField label="Price" value={price} onChange={setPrice} min={1} unit="zł" />
      </Sample>
      <Sample name="one decimal point, 0 to 100">
        <NumberField label="Share" value={share} onChange={setShare} min={0} max={100} unit="%" />
      </Sample>
      <Sample name="empty">
        <IntegerField label="Places" value={null} onChange={nothing} placeholder="12" />
      </Sample>
      <Sample name="error">
        <IntegerField label="Minutes" value={null} onChange={nothing} error={REQUIRED} />
      </Sample>
      <Sample name="disabled">
        <IntegerField label="Hours ahead" value={24} onChange={nothing} disabled />
      </Sample>
    </Samples>
  )
}

export function DateSamples() {
  const [day, setDay] = useState('')
  const [later, setLater] = useState('2026-12-24')
  return (
    <Samples>
      <Sample name="empty, from tomorrow on">
        <DatePicker label="First lesson" value={day} onChange={setDay} />
      </Sample>
      <Sample name="filled">
        <DatePicker label="Last lesson" value={later} onChange={setLater} min="2026-12-07" hint="Before Christmas" />
      </Sample>
      <Sample name="error">
        <DatePicker label="Day" value="" onChange={nothing} error={REQUIRED} />
      </Sample>
      <Sample name="disabled">
        <DatePicker label="Start" value="2026-12-01" onChange={nothing} disabled />
      </Sample>
    </Samples>
  )
}

export function TimeSamples() {
  const [time, setTime] = useState('14:30')
  const [hour, setHour] = useState('09:00')
  return (
    <Samples min="13rem">
      <Sample name="hours and minutes">
        <TimePicker label="Beginning" value={time} onChange={setTime} />
      </Sample>
      <Sample name="empty">
        <TimePicker label="End" value="" onChange={nothing} />
      </Sample>
      <Sample name="error">
        <TimePicker label="Hour" value="" onChange={nothing} error={REQUIRED} />
      </Sample>
      <Sample name="disabled">
        <TimePicker label="Reminder" value="08:00" onChange={nothing} disabled />
      </Sample>
      <Sample name="in one field, in steps of 5 minutes">
        <TimeField label="From" value={hour} onChange={setHour} step={5} />
      </Sample>
    </Samples>
  )
}

const FREE = [
  { start: 9 * 60, end: 12 * 60 },
  { start: 13 * 60, end: 14 * 60 },
]
const TAKEN = [{ start: 10 * 60, end: 10 * 60 + 45 }]

export function AvailableTimeSamples() {
  const [start, setStart] = useState<number | null>(9 * 60)
  const [other, setOther] = useState<number | null>(null)
  return (
    <Samples min="18rem">
      <Sample name="60 minutes, chosen">
        <AvailableTimePicker label="Time" free={FREE} taken={TAKEN} duration={60} value={start} onChange={setStart} />
      </Sample>
      <Sample name="45 minutes, empty">
        <AvailableTimePicker label="Trial" free={FREE} taken={TAKEN} duration={45} value={other} onChange={setOther} />
      </Sample>
      <Sample name="nothing free">
        <AvailableTimePicker label="Long" free={FREE} taken={TAKEN} duration={240} value={null} onChange={nothing} />
      </Sample>
    </Samples>
  )
}
