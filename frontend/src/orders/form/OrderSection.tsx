import { lazy, Suspense, useEffect, useRef } from 'react'
import { useText } from '../../i18n/useText.ts'
import { loadChunk } from '../../kernel/chunks.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import type { Ordering } from './useOrdering.ts'

const OrderForm = lazy(async () => ({ default: (await loadChunk(() => import('./OrderForm.tsx'))).OrderForm }))

interface Props {
  readonly offer_id: string
  readonly ordering: Ordering
}

/** The form of an order on the offer's page, once somebody wants it (OFR-05, ORD-01). */
export function OrderSection({ offer_id, ordering: { offered, opened, wanted, close } }: Props) {
  const t = useText()
  const head = useRef<HTMLHeadingElement>(null)
  const shown = offered && opened
  useEffect(() => {
    if (shown && wanted) head.current?.focus()
  }, [shown, wanted])
  if (!shown) return null
  return (
    <Card>
      <section aria-labelledby="order">
        <Stack space={3}>
          <h2 id="order" ref={head} tabIndex={-1}>
            {t('orders.order_lesson')}
          </h2>
          <Suspense fallback={<SkeletonLines lines={8} />}>
            <OrderForm offer_id={offer_id} onClose={close} />
          </Suspense>
        </Stack>
      </section>
    </Card>
  )
}
