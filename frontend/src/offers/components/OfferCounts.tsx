import { useText } from '../../i18n/useText.ts'
import type { OfferSums } from '../offer-sums.ts'
import classes from './offer-counts.module.css'

interface Props {
  readonly sums: OfferSums
}

/** How the teacher's offers stand, in three numbers; an edited offer counts as public and as waiting. */
export function OfferCounts({ sums }: Props) {
  const t = useText()
  const figures = [
    [t('own_offers.count_public'), sums.visible],
    [t('own_offers.count_waiting'), sums.waiting],
    [t('own_offers.count_rejected'), sums.rejected],
  ] as const
  return (
    <dl className={classes.counts}>
      {figures.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
