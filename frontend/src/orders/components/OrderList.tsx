import type { OrderStatus } from '@kredka/contracts/orders/rules'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { deadlinesOf } from '../order-states.ts'
import { orders } from '../resources.ts'
import { OrderCard } from './OrderCard.tsx'
import classes from './orders.module.css'

interface Props {
  readonly tab: 'all' | 'for-me' | 'from-me'
  readonly status: OrderStatus | null
  readonly page: number
  readonly onPage: (page: number) => void
  readonly onOpen: (id: string) => void
}

const ROLES = { all: null, 'for-me': 'teacher', 'from-me': 'student' } as const

export function OrderList({ tab, status, page, onPage, onOpen }: Props) {
  const role = ROLES[tab]
  const found = useResource(orders, {
    page,
    ...(role === null ? {} : { role }),
    ...(status === null ? {} : { status }),
  })
  const now = useNow(...(found.data ?? []).flatMap(deadlinesOf))
  return (
    <ResourceView of={found}>
      {(rows, busy) =>
        rows.length === 0 && page === 1 ? (
          <Nothing tab={tab} filtered={status !== null} />
        ) : (
          <PagedRows
            page={page}
            meta={found.meta}
            busy={busy}
            onPage={onPage}
            rows={rows}
            keyOf={({ id }) => id}
            from={`${tab} ${status} ${page}`}
          >
            {(calm) => (
              <ul className={classes.list}>
                {calm.map((order) => (
                  <li key={order.id}>
                    <OrderCard order={order} now={now} onOpen={() => onOpen(order.id)} />
                  </li>
                ))}
              </ul>
            )}
          </PagedRows>
        )
      }
    </ResourceView>
  )
}

function Nothing({ tab, filtered }: { readonly tab: Props['tab']; readonly filtered: boolean }) {
  const t = useText()
  const path = usePath()
  const action =
    tab === 'for-me' ? (
      <Button to={path('offers.own')}>{t('menu.my_offers')}</Button>
    ) : (
      <Button look="primary" icon="search" to={path('offers.search')}>
        {t('shell.find_teacher')}
      </Button>
    )
  return (
    <EmptyState title={t(filtered ? 'orders.none_such' : 'orders.none')} action={action}>
      {!filtered && <p>{t(tab === 'for-me' ? 'orders.none_for_me' : 'orders.none_from_me')}</p>}
    </EmptyState>
  )
}
