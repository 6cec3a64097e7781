import type { OfferOverviewView } from '@kredka/contracts/offers/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import classes from './proof.module.css'

/** How much there is to find, counted from what is public now. Keeps its line while the figures come. */
export function Proof({ overview }: { readonly overview: OfferOverviewView | null }) {
  const t = useText()
  const format = useFormat()
  if (overview === null || overview.offers === 0) return <p className={classes.proof} />
  const { offers, teachers, cities } = overview
  const figures = [
    ['offers', offers],
    ['teachers', teachers],
    ['cities', cities],
  ] as const
  return (
    <ul className={classes.proof} aria-label={t('landing.proof')}>
      {figures
        .filter(([, count]) => count > 0)
        .map(([what, count]) => (
          <li key={what}>
            <strong>{format.number(count)}</strong> {t(`landing.proof_${what}`, { count })}
          </li>
        ))}
    </ul>
  )
}
