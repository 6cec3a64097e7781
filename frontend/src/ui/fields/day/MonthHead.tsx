import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../Button.tsx'
import styles from './date-picker.module.css'
import { isSameMonth } from './days.ts'

interface Props {
  /** What names the grid below. */
  readonly id: string
  /** A day of the month. */
  readonly at: string
  /** Weeks that are shown instead of the month, as their first and last day. */
  readonly weeks?: readonly [from: string, to: string]
  /** There is no way back from here. */
  readonly first?: boolean
  /** There is no way on. */
  readonly last?: boolean
  /** One back (−1) or on. */
  readonly onTurn: (by: -1 | 1) => void
}

/** The name of the month, or of the weeks, between the ways to the ones beside it. */
export function MonthHead({ id, at, weeks, first = false, last = false, onTurn }: Props) {
  const t = useText()
  const format = useFormat()
  const monthsOf = (from: string, to: string) =>
    isSameMonth(from, to) ? format.month(from) : `${format.month(from, 'short')} – ${format.month(to)}`
  return (
    <div className={styles.head}>
      <Button
        look="quiet"
        size="small"
        icon="arrow-left"
        label={t(weeks === undefined ? 'ui.prev_month' : 'ui.prev_weeks')}
        disabled={first}
        onClick={() => onTurn(-1)}
      />
      <span id={id} className={styles.month} aria-live="polite">
        {weeks === undefined ? format.month(at) : monthsOf(...weeks)}
      </span>
      <Button
        look="quiet"
        size="small"
        icon="arrow-right"
        label={t(weeks === undefined ? 'ui.next_month' : 'ui.next_weeks')}
        disabled={last}
        onClick={() => onTurn(1)}
      />
    </div>
  )
}
