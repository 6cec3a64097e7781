import { useRef, useState } from 'react'
import { useDays } from '../../../i18n/useDays.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useLeave } from '../../overlay/useLeave.ts'
import { Field, type FieldProps } from '../Field.tsx'
import classes from '../field.module.css'
import { DayCalendar } from './DayCalendar.tsx'
import styles from './date-picker.module.css'
import { isDay, parseDay } from './days.ts'

interface Props extends FieldProps {
  /** `yyyy-mm-dd`; while it is being typed what stands there so far; empty while nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  /** Earliest day, `yyyy-mm-dd`. Default: tomorrow (section 5). */
  readonly min?: string
  readonly disabled?: boolean
  readonly name?: string
}

/** One day, typed as `yyyy-mm-dd` or chosen in a calendar whose weeks begin on Monday (WID-01). */
export function DatePicker({ value, onChange, onBlur, min: earliest, disabled = false, name, ...field }: Props) {
  const { tomorrow } = useDays()
  const min = earliest ?? tomorrow
  const t = useText()
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const [left, setLeft] = useState(false)
  const root = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useLeave(root, open, () => setOpen(false))
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const own = () => {
    if (!left || value === '') return undefined
    if (!isDay(value)) return t('form.date')
    return value < min ? t('ui.date_from', { date: format.date(min) }) : undefined
  }
  return (
    <Field {...field} error={field.error ?? own()}>
      {(control) => (
        <span ref={root} className={styles.place}>
          <span className={classes.box}>
            <input
              {...control}
              className={`${classes.input} ${classes.numeric}`}
              inputMode="numeric"
              placeholder={t('ui.date_form')}
              autoComplete="off"
              value={value}
              name={name}
              disabled={disabled}
              onChange={(event) => {
                setLeft(false)
                onChange(event.target.value)
              }}
              onBlur={() => {
                const day = parseDay(value)
                if (day !== null && day !== value) onChange(day)
                setLeft(true)
                onBlur?.()
              }}
            />
            <button
              ref={button}
              type="button"
              className={styles.open}
              aria-label={t('ui.open_calendar')}
              aria-haspopup="dialog"
              aria-expanded={open}
              disabled={disabled}
              onClick={() => setOpen(!open)}
            >
              <Icon name="calendar" />
            </button>
          </span>
          {open && (
            <DayCalendar
              label={field.label}
              value={isDay(value) ? value : null}
              min={min}
              onPick={(day) => {
                onChange(day)
                close()
              }}
              onClose={close}
            />
          )}
        </span>
      )}
    </Field>
  )
}
