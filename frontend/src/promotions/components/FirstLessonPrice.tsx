import { promotionPrice } from '@kredka/contracts/promotions/rules'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { offerPromotion } from '../resources.ts'
import classes from './first-lesson-price.module.css'

interface Props {
  readonly offer_id: string
  /** The main price of the offer. */
  readonly amount: number
  readonly currency: string
}

/** What a first lesson would cost this reader; nothing for whoever is no longer new to the teacher (PRM-01). */
export function FirstLessonPrice({ offer_id, amount, currency }: Props) {
  const t = useText()
  const format = useFormat()
  const promotion = useResource(offerPromotion, { id: offer_id }).data?.promotion ?? null
  if (promotion === null) return null
  const price = format.money(promotionPrice(amount, promotion.percentage), currency)
  return (
    <div className={classes.first}>
      <p>
        <strong>{price}</strong> {t('promotions.only_first')}{' '}
        <span className={classes.badge}>−{format.percent(promotion.percentage / 100)}</span>
      </p>
      {promotion.description !== null && <p className={classes.soft}>{promotion.description}</p>}
      {promotion.end_date !== null && (
        <p className={classes.soft}>{t('promotions.until', { date: format.date(promotion.end_date) })}</p>
      )}
    </div>
  )
}
