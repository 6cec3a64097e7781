import { mainPrice } from '@kredka/contracts/offers/rules'
import { useFormat } from '../../i18n/useFormat.ts'
import { useWords } from '../useWords.ts'
import classes from './price-list.module.css'

interface Props {
  /** Minor units of złoty by minutes. */
  readonly prices: readonly { readonly duration: number; readonly amount: number }[]
}

/** What lessons cost by their length, short ones first; the main price stands out. */
export function PriceList({ prices }: Props) {
  const words = useWords()
  const format = useFormat()
  const main = mainPrice(prices)
  return (
    <dl className={classes.prices}>
      {prices
        .toSorted((a, b) => a.duration - b.duration)
        .map((price) => (
          <div key={price.duration} data-main={price === main || undefined}>
            <dt>{words.duration(price.duration)}</dt>
            <dd>{format.money(price.amount, 'PLN')}</dd>
          </div>
        ))}
    </dl>
  )
}
