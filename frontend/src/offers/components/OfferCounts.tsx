import type { OfferState } from '@kredka/contracts/offers/rules'
import { awaitsReview, isPublic } from '@kredka/contracts/offers/rules'
import { useText } from '../../app/i18n/useText.ts'
import classes from './offer-counts.module.css'

interface Props {
  readonly counts: readonly { readonly state: OfferState; readonly count: number }[]
}

/** How the teacher's offers stand, in three numbers; an edited offer counts as public and as waiting. */
export function OfferCounts({ counts }: Props) {
  const t = useText()
  const sum = (belongs: (state: OfferState) => boolean) =>
    counts.filter(({ state }) => belongs(state)).reduce((total, { count }) => total + count, 0)
  const figures = [
    [t('own_offers.count_public'), sum(isPublic)],
    [t('own_offers.count_waiting'), sum(awaitsReview)],
    [t('own_offers.count_rejected'), sum((state) => state === 'rejected' || state === 'active_rejected')],
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
