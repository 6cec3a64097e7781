import type { Filters } from '@kredka/contracts/offers/filters'
import { useText } from '../../i18n/useText.ts'
import { Select } from '../../ui/fields/Select.tsx'
import { useWeek } from '../useWeek.ts'
import classes from './availability.module.css'

interface Props extends Pick<Filters, 'day' | 'hour'> {
  readonly onChange: (changes: Partial<Filters>) => void
}

const DAYS = [1, 2, 3, 4, 5, 6, 7]
/** Hours in which somebody gives lessons at all. */
const HOURS = Array.from({ length: 17 }, (_, n) => n + 6)

/** On which day and from which hour on a usual week has room (OFR-04). */
export function Availability({ day, hour, onChange }: Props) {
  const t = useText()
  const week = useWeek()
  return (
    <fieldset className={classes.week}>
      <legend>{t('offers.when')}</legend>
      <Select
        label={t('offers.day')}
        placeholder={t('offers.any_day')}
        options={DAYS.map((value) => ({ value: String(value), label: week.day(value) }))}
        value={day === null ? null : String(day)}
        onChange={(option) => onChange({ day: option === null ? null : Number(option.value) })}
      />
      <Select
        label={t('offers.hour')}
        placeholder={t('offers.any_hour')}
        options={HOURS.map((value) => ({ value: String(value), label: week.hour(value) }))}
        value={hour === null ? null : String(hour)}
        onChange={(option) => onChange({ hour: option === null ? null : Number(option.value) })}
      />
    </fieldset>
  )
}
