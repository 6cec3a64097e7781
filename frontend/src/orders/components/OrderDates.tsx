import type { OrderView } from '@kredka/contracts/orders/views'
import { OtherZoneNote } from '../../calendar/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { DATE_KINDS, toShownDate } from '../order-states.ts'
import { useOrderWords } from '../useOrderWords.ts'
import classes from './orders.module.css'

/** The dates of an order, with what became of each. */
export function OrderDates({ order }: { readonly order: OrderView }) {
  const t = useText()
  const format = useFormat()
  const say = useOrderWords()
  const [first] = order.dates
  return (
    <section aria-label={t('orders.dates')} className={classes.days}>
      <ul className={classes.dates}>
        {order.dates.map((date) => (
          <li key={date.lesson_id}>
            <span className={classes.date}>
              <span className={classes.when}>{say.when(date)}</span>
              <span className={classes.money}>
                {format.money(date.amount, order.currency)}
                {date.amount < date.list_amount && <s>{format.money(date.list_amount, order.currency)}</s>}
              </span>
              {say.deadline(date, order) !== null && <span className={classes.soft}>{say.deadline(date, order)}</span>}
            </span>
            {order.dates.length > 1 && (
              <StatusLabel kind={DATE_KINDS[toShownDate(date)]}>{t(`orders.date_${toShownDate(date)}`)}</StatusLabel>
            )}
          </li>
        ))}
      </ul>
      {first !== undefined && <OtherZoneNote at={first.starts_at} zone={order.timezone} />}
    </section>
  )
}
