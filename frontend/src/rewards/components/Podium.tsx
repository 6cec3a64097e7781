import type { RankedView } from '@kredka/contracts/rewards/views'
import { useText } from '../../i18n/useText.ts'
import classes from './podium.module.css'

/** The first three; read from the first on, drawn with the first in the middle. */
export function Podium({ rows }: { readonly rows: readonly RankedView[] }) {
  const t = useText()
  return (
    <ol className={classes.podium}>
      {rows.map((row, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and names need not differ
        <li key={n} className={classes.step} data-step={n + 1} data-own={row.is_own || undefined}>
          <span className={classes.place}>{row.place}</span>
          <span className={classes.name}>{row.name ?? t('rewards.nameless')}</span>
          <span className={classes.points}>{t('rewards.points_count', { count: row.points })}</span>
          {row.is_own && <span className={classes.you}>{t('rewards.you')}</span>}
        </li>
      ))}
    </ol>
  )
}
