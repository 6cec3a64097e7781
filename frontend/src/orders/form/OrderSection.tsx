import type { OfferView } from '@kredka/contracts/offers/views'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { selectSession, selectUser } from '../../app/session/session-slice.ts'
import { useLoginIntent } from '../../app/session/useLoginIntent.ts'
import { useAppSelector, useAppStore } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { loadChunk } from '../../kernel/chunks.ts'
import { useTakingOver } from '../../kernel/taking-over/useTakingOver.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { intentToOrder, readDraft } from './draft.ts'

const OrderForm = lazy(async () => ({ default: (await loadChunk(() => import('./OrderForm.tsx'))).OrderForm }))

/**
 * The way to a lesson, on the offer's page (OFR-05, ORD-01). The form loads when somebody wants it; one that was begun
 * is open.
 */
export function OrderSection({ offer }: { readonly offer: Pick<OfferView, 'id' | 'teacher'> }) {
  const t = useText()
  const session = useAppSelector(selectSession)
  const user = useAppSelector(selectUser)
  const { tab } = useAppStore().services
  const [chosen, setOpened] = useState<boolean | null>(null)
  const hasDraft = () => readDraft(tab, { userId: user?.userId ?? null, offer_id: offer.id }, Date.now()) !== null
  const takingOver = useTakingOver()
  const opened = chosen ?? (!takingOver && session.status !== 'unknown' && hasDraft())
  useLoginIntent(intentToOrder(offer.id), () => setOpened(true))
  const [wanted, setWanted] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (wanted) head.current?.focus()
  }, [wanted])
  if (user?.userId === offer.teacher.id) return null
  return (
    <Card tinted={!opened}>
      <section aria-labelledby="order">
        <Stack space={3}>
          <h2 id="order" ref={head} tabIndex={-1}>
            {t('orders.order_lesson')}
          </h2>
          {opened ? (
            <Suspense fallback={<SkeletonLines lines={8} />}>
              <OrderForm offer_id={offer.id} onClose={() => setOpened(false)} />
            </Suspense>
          ) : (
            <>
              <p>{t('orders.order_about')}</p>
              <div>
                <Button
                  look="primary"
                  size="large"
                  icon="calendar"
                  onClick={() => {
                    setOpened(true)
                    setWanted(true)
                  }}
                >
                  {t('orders.choose_time')}
                </Button>
              </div>
            </>
          )}
        </Stack>
      </section>
    </Card>
  )
}
