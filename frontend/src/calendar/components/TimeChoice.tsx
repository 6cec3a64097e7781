import { MINUTE } from '@kredka/contracts/kernel/durations'
import { offsetAt } from '@kredka/contracts/kernel/zones'
import { useIntl } from 'react-intl'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import classes from './free-time-picker.module.css'

interface Props {
  readonly start: string
  /** Minutes. */
  readonly duration: number
  readonly name: string
  readonly zones: { readonly own: string; readonly teacher: string }
  /** The clocks show this time twice that day: its offset is said with it. */
  readonly twice: boolean
  /** One of several that may be chosen. */
  readonly several: boolean
  readonly chosen: boolean
  readonly disabled: boolean
  readonly onChoose: (start: string) => void
}

/** A start as a button; where the teacher's clocks differ, their time below it. */
export function TimeChoice({ start, duration, name, zones, twice, several, chosen, disabled, onChoose }: Props) {
  const t = useText()
  const format = useFormat()
  const intl = useIntl()
  const at = Date.parse(start)
  const end = new Date(at + duration * MINUTE).toISOString()
  const elsewhere = offsetAt(at, zones.own) !== offsetAt(at, zones.teacher)
  const offset = twice ? ` ${intl.formatTime(start, { timeZoneName: 'short' }).split(' ').at(-1)}` : ''
  const times = t('ui.time_range', {
    from: `${format.time(start, zones.own)}${offset}`,
    to: format.time(end, zones.own),
  })
  const theirs = t('calendar.at_teachers', { time: format.time(start, zones.teacher) })
  return (
    <label className={classes.start}>
      <input
        type={several ? 'checkbox' : 'radio'}
        name={name}
        value={start}
        checked={chosen}
        disabled={disabled}
        aria-label={elsewhere ? `${times}, ${theirs}` : times}
        onChange={() => onChoose(start)}
      />
      <span>{`${format.time(start, zones.own)}${offset}`}</span>
      {elsewhere && <small aria-hidden="true">({format.time(start, zones.teacher)})</small>}
    </label>
  )
}
