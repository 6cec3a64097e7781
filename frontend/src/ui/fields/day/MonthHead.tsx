import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../Button.tsx'
import styles from './date-picker.module.css'

interface Props {
  /** What names the grid below. */
  readonly id: string
  /** A day of the month. */
  readonly at: string
  /** There is no way back from here. */
  readonly first?: boolean
  /** There is no way on. */
  readonly last?: boolean
  /** One month back (−1) or on. */
  readonly onTurn: (months: -1 | 1) => void
}

/** The month's name between the ways to the ones beside it. */
export function MonthHead({ id, at, first = false, last = false, onTurn }: Props) {
  const t = useText()
  const format = useFormat()
  return (
    <div className={styles.head}>
      <Button
        look="quiet"
        size="small"
        icon="arrow-left"
        label={t('ui.prev_month')}
        disabled={first}
        onClick={() => onTurn(-1)}
      />
      <span id={id} className={styles.month} aria-live="polite">
        {format.month(at)}
      </span>
      <Button
        look="quiet"
        size="small"
        icon="arrow-right"
        label={t('ui.next_month')}
        disabled={last}
        onClick={() => onTurn(1)}
      />
    </div>
  )
}
