import type { OrderView } from '@kredka/contracts/orders/views'
import { useParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { OrderDates } from '../components/OrderDates.tsx'
import classes from '../components/orders.module.css'
import { openDeadlines } from '../order-states.ts'
import { oneOrder } from '../resources.ts'
import { useOrderWords } from '../useOrderWords.ts'

/** Where a student arrives when their order is sent: what was ordered, and what happens next (ORD-01). */
export function OrderSentPage() {
  const { id = '' } = useParams()
  const t = useText()
  const known = isId(id)
  const found = useResource(oneOrder, known ? { id } : null)
  if (!known || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return (
    <>
      <PageHeader title={t('orders.sent')} about={t('orders.nothing_to_pay_now')} />
      <ResourceView of={found} skeleton={<SkeletonLines lines={8} />}>
        {(order) => <Sent order={order} />}
      </ResourceView>
    </>
  )
}

function Sent({ order }: { readonly order: OrderView }) {
  const t = useText()
  const format = useFormat()
  const path = usePath()
  const words = useWords()
  const say = useOrderWords()
  const name = say.name(order.other.name)
  const deadlines = openDeadlines(order, Date.parse(order.ordered_at))
  const [first, last] = [deadlines[0], deadlines.at(-1)]
  return (
    <Stack space={5}>
      <div className={classes.sent}>
        <Card>
          <div className={classes.detail}>
            <header className={classes.head}>
              <Avatar name={name} picture={order.other.picture_url} size={56} />
              <div>
                <h2 className={classes.name}>{name}</h2>
                <p>
                  {words.subject(order.subject_id)} · {words.duration(order.duration)} · {words.place(order.place)}
                </p>
              </div>
            </header>
            <OrderDates order={order} />
            {order.dates.length > 1 && (
              <p className={classes.money}>
                {t('orders.total')}: <strong>{format.money(order.amount, order.currency)}</strong>
              </p>
            )}
          </div>
        </Card>
        <section aria-labelledby="next">
          <h2 id="next">{t('orders.what_next')}</h2>
          <ol className={classes.steps}>
            <li>
              {first === undefined || last === undefined
                ? t('orders.next_answered')
                : first === last
                  ? t('orders.next_answer', { date: format.dateTime(first) })
                  : t('orders.next_answer_each', { date: format.dateTime(first), last: format.dateTime(last) })}
            </li>
            <li>{t('orders.next_lesson', { hours: order.cancellation_hours })}</li>
            <li>{t('orders.next_pay')}</li>
          </ol>
        </section>
      </div>
      <Row>
        <Button look="primary" to={`${path('orders.student')}?order=${order.id}`}>
          {t('orders.see_order')}
        </Button>
        {order.offer_slug !== null && (
          <Button to={path('offers.offer', { slugged: `${order.offer_id}-${order.offer_slug}` })}>
            {t('orders.back_to_offer')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

export { OrderSentPage as Page }
