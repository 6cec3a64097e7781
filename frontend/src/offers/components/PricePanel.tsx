import { mainPrice } from '@kredka/contracts/offers/rules'
import type { Price } from '@kredka/contracts/offers/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { FirstLessonPrice } from '../../promotions/index.ts'
import { Card } from '../../ui/Card.tsx'
import { useWords } from '../useWords.ts'
import classes from './price-panel.module.css'

interface Props {
  readonly id: string
  readonly prices: readonly Price[]
  readonly addedAt: string
  readonly changedAt: string
}

/** What a lesson costs, by its length; the main one large (section 9). */
export function PricePanel({ id, prices, addedAt, changedAt }: Props) {
  const t = useText()
  const words = useWords()
  const format = useFormat()
  const main = mainPrice(prices)
  const others = prices.filter((price) => price !== main)
  return (
    <Card>
      <div className={classes.panel}>
        <h2 className={classes.label}>{t('offers.prices')}</h2>
        {main !== undefined && (
          <p className={classes.main}>
            <strong>{words.price(main)}</strong>
            <span>{words.duration(main.duration)}</span>
          </p>
        )}
        {main !== undefined && <FirstLessonPrice offer_id={id} amount={main.amount} currency={main.currency} />}
        {others.length > 0 && (
          <dl className={classes.others}>
            {others.map((price) => (
              <div key={price.id}>
                <dt>{words.duration(price.duration)}</dt>
                <dd>{words.price(price)}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={classes.dates}>
          {t('offers.added', { date: format.date(addedAt) })}
          {changedAt.slice(0, 10) !== addedAt.slice(0, 10) && (
            <>
              <br />
              {t('offers.changed', { date: format.date(changedAt) })}
            </>
          )}
        </p>
      </div>
    </Card>
  )
}
