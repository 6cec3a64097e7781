import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import classes from './reviews.module.css'

/** The average with its count, in one line; who has no review yet is said to be new. */
export function RatingLine({ average, count }: { readonly average: number | null; readonly count: number }) {
  const t = useText()
  const format = useFormat()
  if (average === null) return <span className="soft-note">{t('reviews.none_yet')}</span>
  return (
    <span className={classes.line}>
      <Icon name="star" size={18} />
      <strong>{format.stars(average)}</strong>
      <span className={classes.soft}>{t('reviews.count', { count })}</span>
    </span>
  )
}
