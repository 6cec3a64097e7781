import type { PaymentTab } from '@kredka/contracts/payments/rules'
import type { PaymentRowView } from '@kredka/contracts/payments/views'
import { useState } from 'react'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { payments } from '../resources.ts'
import type { Side } from '../useSide.ts'
import { Filters } from './Filters.tsx'
import { PaymentCard } from './PaymentCard.tsx'

const PAGE_SIZE = 20

/** One tab of payments, narrowed by month and person. */
export function PaymentList({ tab, side }: { readonly tab: PaymentTab; readonly side: Side }) {
  const t = useText()
  const path = usePath()
  const { role, month, person, page } = side
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const question = {
    role,
    status: tab,
    page,
    page_size: PAGE_SIZE,
    ...(month === null ? {} : { month }),
    ...(person === null ? {} : { person }),
  }
  const found = useResource(payments, question)
  const narrowed = month !== null || person !== null
  const forget = () => side.set({ month: null, person: null, page: null })
  return (
    <Stack space={4}>
      <Filters side={side} />
      <ResourceView of={found}>
        {(rows, busy) =>
          rows.length === 0 && page === 1 ? (
            <EmptyState
              title={t(narrowed ? 'payments.none_narrowed' : `payments.none_${tab}`)}
              action={
                narrowed ? (
                  <Button onClick={forget}>{t('payments.show_all')}</Button>
                ) : role === 'student' ? (
                  <Button look="primary" icon="search" to={path('offers.search')}>
                    {t('shell.find_teacher')}
                  </Button>
                ) : undefined
              }
            >
              {!narrowed && <p>{t('payments.about')}</p>}
            </EmptyState>
          ) : (
            <PagedRows
              page={page}
              meta={found.meta}
              onPage={(next) => side.set({ page: next === 1 ? null : String(next) })}
              busy={busy && found.meta?.page !== page}
              rows={rows}
              keyOf={({ id }) => id}
              from={JSON.stringify(question)}
              sent={marked}
            >
              {(shown) => (
                <Stack space={3}>
                  {shown.map((row) => (
                    <PaymentCard
                      key={row.id}
                      payment={row}
                      onMarked={(together) => {
                        const ids = together ? shown.filter(paidWith(row)).map(({ id }) => id) : [row.id]
                        setMarked((before) => new Set([...before, ...ids]))
                      }}
                    />
                  ))}
                </Stack>
              )}
            </PagedRows>
          )
        }
      </ResourceView>
    </Stack>
  )
}

/** Whether the student says to have paid both at once. */
function paidWith({ person, announced }: PaymentRowView) {
  return (other: PaymentRowView) =>
    other.person.id === person.id && announced !== null && other.announced?.at === announced.at
}
