import type { Pair } from '@kredka/contracts/figures/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import classes from './figures.module.css'

interface Props {
  readonly of: Pair
  readonly format: (value: number) => string
  /** More of it is worse. */
  readonly isBad?: boolean
  /** It is a share itself: by how much of it it differs would be read as its own. */
  readonly isShare?: boolean
}

/** By how much a figure differs from the period before, and what it was then. */
export function Change({ of: { now, before }, format, isBad = false, isShare = false }: Props) {
  const t = useText()
  const { percent } = useFormat()
  if (now === before) return <span className={classes.change}>{t('figures.same')}</span>
  const isMore = now > before
  const was = format(before)
  const share = before > 0 && !isShare ? Math.abs(now - before) / before : null
  const words = isMore ? 'figures.more' : 'figures.less'
  return (
    <span className={classes.change} data-tone={isMore === isBad ? 'bad' : 'good'}>
      {share === null ? t('figures.was', { was }) : t(words, { share: percent(share), was })}
    </span>
  )
}
