import type { OrderRowView } from '@kredka/contracts/orders/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { deadlinesOf } from '../order-states.ts'
import { orders, waitingOrders } from '../resources.ts'
import { useOrderWords } from '../useOrderWords.ts'

const SHOWN = 3

/** NAV-08: orders that await the person's answer; nothing where there are none, or while nobody knows. */
export function WaitingOrders() {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const words = useWords()
  const say = useOrderWords()
  const counts = useResource(waitingOrders, {}).data
  const count = (counts?.count ?? 0) + (counts?.proposed ?? 0)
  const waiting = useResource(orders, count === 0 ? null : { page: 1, page_size: SHOWN, mine: true })
  const pageOf = (role: OrderRowView['role']) => path(role === 'teacher' ? 'orders.teacher' : 'orders.student')
  const now = useNow(...(waiting.data ?? []).flatMap(deadlinesOf))
  if (count === 0 || waiting.data === null || waiting.data.length === 0) return null
  const title = t('orders.waiting', { count })
  return (
    <Card padding="tight" tinted>
      <section aria-label={title}>
        <Stack space={3}>
          <Row apart>
            <h2>{title}</h2>
            <Button look="arrow" to={pageOf(counts?.count === 0 ? 'student' : 'teacher')}>
              {t('orders.see_all')}
            </Button>
          </Row>
          <ul style={{ display: 'grid', gap: 'var(--space-2)', margin: 0, padding: 0, listStyle: 'none' }}>
            {waiting.data.map((order) => (
              <li key={order.id}>
                <Link to={`${pageOf(order.role)}?order=${order.id}`}>
                  {say.name(order.other.name)}, {words.subject(order.subject_id)}
                </Link>{' '}
                · {format.money(order.amount, order.currency)} · {say.outlook(order, now)}
              </li>
            ))}
          </ul>
        </Stack>
      </section>
    </Card>
  )
}
