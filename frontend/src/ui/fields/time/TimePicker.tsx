import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Field, type FieldProps } from '../Field.tsx'
import classes from '../field.module.css'
import styles from './time-picker.module.css'

interface Props extends FieldProps {
  /** `hh:mm`, empty while hours or minutes are missing. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly disabled?: boolean
}

const HOURS = 23
const MINUTES = 59

/** A time of the day: hours 0–23, minutes 0–59 (section 5), typed or turned with the arrow keys. */
export function TimePicker({ value, onChange, onBlur, disabled = false, ...field }: Props) {
  const t = useText()
  const [parts, setParts] = useState(() => partsOf(value))
  const minutes = useRef<HTMLInputElement>(null)
  useEffect(() => setParts((before) => (value === timeOf(before) ? before : partsOf(value))), [value])
  const change = (changed: Partial<Parts>) => {
    const after = { ...parts, ...changed }
    setParts(after)
    if (timeOf(after) !== value) onChange(timeOf(after))
  }
  return (
    <Field {...field} group>
      {(control) => (
        <span className={`${classes.box} ${styles.box}`}>
          <Icon name="clock" />
          <Part
            label={t('ui.hours')}
            value={parts.hours}
            max={HOURS}
            disabled={disabled}
            describedBy={control['aria-describedby']}
            invalid={control['aria-invalid']}
            onChange={(hours) => change({ hours })}
            onFull={() => minutes.current?.focus()}
            onBlur={onBlur}
          />
          <span aria-hidden="true">:</span>
          <Part
            ref={minutes}
            label={t('ui.minutes')}
            value={parts.minutes}
            max={MINUTES}
            disabled={disabled}
            describedBy={control['aria-describedby']}
            invalid={control['aria-invalid']}
            onChange={(chosen) => change({ minutes: chosen })}
            onBlur={onBlur}
          />
        </span>
      )}
    </Field>
  )
}

interface PartProps {
  readonly label: string
  readonly value: number | null
  readonly max: number
  readonly disabled: boolean
  readonly describedBy: string | undefined
  readonly invalid: true | undefined
  readonly onChange: (value: number | null) => void
  /** As many digits as fit were typed. */
  readonly onFull?: () => void
  readonly onBlur: (() => void) | undefined
  readonly ref?: Ref<HTMLInputElement>
}

function Part({ label, value, max, disabled, describedBy, invalid, onChange, onFull, onBlur, ref }: PartProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(-2)
    const number = digits === '' ? null : Math.min(max, Number(digits))
    setTyped(digits === '' || Number(digits) > max ? null : digits)
    onChange(number)
    // A further digit would be too much: 4 as hours, 35 as minutes.
    if (number !== null && (digits.length === 2 || number * 10 > max)) onFull?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = TURNS[event.key]?.(value, max)
    if (to === undefined) return
    event.preventDefault()
    setTyped(null)
    onChange(to)
  }
  return (
    <input
      ref={ref}
      className={`${classes.input} ${styles.part}`}
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      placeholder="--"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value ?? undefined}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      disabled={disabled}
      value={typed ?? (value === null ? '' : twoDigits(value))}
      onFocus={(event) => event.target.select()}
      onChange={(event) => type(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        setTyped(null)
        onBlur?.()
      }}
    />
  )
}

interface Parts {
  readonly hours: number | null
  readonly minutes: number | null
}

/** Past the last value comes the first. */
const TURNS: Readonly<Record<string, (value: number | null, max: number) => number>> = {
  ArrowUp: (value, max) => (value === null || value === max ? 0 : value + 1),
  ArrowDown: (value, max) => (value === null || value === 0 ? max : value - 1),
  Home: () => 0,
  End: (_value, max) => max,
}

function partsOf(time: string): Parts {
  const [hours, minutes] = time.split(':')
  return { hours: partOf(hours, HOURS), minutes: partOf(minutes, MINUTES) }
}

function partOf(text: string | undefined, max: number): number | null {
  return text === undefined || text === '' || !(Number(text) <= max) ? null : Number(text)
}

function timeOf({ hours, minutes }: Parts): string {
  return hours === null || minutes === null ? '' : `${twoDigits(hours)}:${twoDigits(minutes)}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
