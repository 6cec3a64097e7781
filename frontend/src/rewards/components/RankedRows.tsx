import type { RankedView } from '@kredka/contracts/rewards/views'
import { useText } from '../../i18n/useText.ts'
import classes from './ranked-rows.module.css'

interface Props {
  readonly rows: readonly RankedView[]
  /** Number of the first one in the whole list. */
  readonly start: number
}

/** Those behind the podium. */
export function RankedRows({ rows, start }: Props) {
  const t = useText()
  return (
    <ol className={classes.rows} start={start}>
      {rows.map((row, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and names need not differ
        <li key={n} className={classes.row} data-own={row.is_own || undefined}>
          <span className={classes.place}>{row.place}</span>
          <span className={classes.name}>
            {row.name ?? t('rewards.nameless')}
            {row.is_own && <span className={classes.you}> ({t('rewards.you')})</span>}
          </span>
          <span className={classes.points}>{t('rewards.points_count', { count: row.points })}</span>
        </li>
      ))}
    </ol>
  )
}
