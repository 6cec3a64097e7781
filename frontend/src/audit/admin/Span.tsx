import { useTable } from '../../back-office/useTable.ts'
import { useText } from '../../i18n/useText.ts'
import { DatePicker } from '../../ui/fields/day/DatePicker.tsx'
import classes from './span.module.css'

/** Before the first event there can be. */
const EARLIEST = '2020-01-01'

/** The days that a log is narrowed to; they stand in the address. */
export function Span() {
  const t = useText()
  const { params, change } = useTable()
  return (
    <div className={classes.span}>
      {(['from', 'until'] as const).map((name) => (
        <DatePicker
          key={name}
          label={t(`audit_admin.${name}`)}
          min={EARLIEST}
          value={params.get(name) ?? ''}
          onChange={(day) => change({ [name]: day === '' ? null : day }, true)}
        />
      ))}
    </div>
  )
}
