import type { OrderRowView } from '@kredka/contracts/orders/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { awaitsMe, ORDER_KINDS, toShownOrder } from '../order-states.ts'
import { useOrderWords } from '../useOrderWords.ts'
import classes from './orders.module.css'

interface Props {
  readonly order: OrderRowView
  /** Milliseconds. */
  readonly now: number
  readonly onOpen: () => void
}

/** One order in a list: who, what, when, for how much, and what it waits for. */
export function OrderCard({ order, now, onOpen }: Props) {
  const t = useText()
  const format = useFormat()
  const words = useWords()
  const say = useOrderWords()
  const name = say.name(order.other.name)
  // those that count, as the price does; of an order without any all of them
  const live = order.dates.filter(({ status }) => status === 'accepted' || status === 'new')
  const [first, ...others] = live.length === 0 ? order.dates : live
  const outlook = say.outlook(order, now)
  const shown = toShownOrder(order, now)
  const mine = awaitsMe(order, now)
  return (
    <Card padding="tight" tinted={mine}>
      <article className={classes.card} aria-label={t('orders.of', { name })}>
        <Avatar name={name} picture={order.other.picture_url} size={48} />
        <div className={classes.facts}>
          <h2 className={classes.name}>{name}</h2>
          <p>
            {words.subject(order.subject_id)} · {words.duration(order.duration)} · {words.place(order.place)}
          </p>
          {first !== undefined && (
            <p className={classes.when}>
              {say.when(first)}
              {others.length > 0 && ` ${t('orders.more_dates', { count: others.length })}`}
            </p>
          )}
          {order.amount > 0 && (
            <p className={classes.money}>
              <strong>{format.money(order.amount, order.currency)}</strong>
              {order.amount < order.list_amount && <s>{format.money(order.list_amount, order.currency)}</s>}
            </p>
          )}
          {outlook !== null && <p className={classes.soft}>{outlook}</p>}
          {order.status === 'rejected' && order.rejection_reason !== null && (
            <blockquote className={classes.quote}>{order.rejection_reason}</blockquote>
          )}
        </div>
        <div className={classes.end}>
          <StatusLabel kind={ORDER_KINDS[shown]}>
            {t(`orders.status_${shown}`, { count: order.proposal?.times.length })}
          </StatusLabel>
          <Button
            look={mine ? 'primary' : 'secondary'}
            onClick={onOpen}
            label={`${t(mine ? 'orders.answer' : 'orders.open')}: ${name}`}
          >
            {t(mine ? 'orders.answer' : 'orders.open')}
          </Button>
        </div>
      </article>
    </Card>
  )
}
