import type { OrderFormView } from '@kredka/contracts/orders/views'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector, useAppStore } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { orderForm } from '../resources.ts'
import { EMPTY_DRAFT, type OrderDraft, readDraft, writeDraft } from './draft.ts'
import { Filling } from './Filling.tsx'

interface Props {
  readonly offer_id: string
  readonly onClose: () => void
}

/**
 * The form of an order: what can be chosen comes from the server, what is chosen stays in the browser until it is sent
 * (ORD-01).
 */
export function OrderForm({ offer_id, onClose }: Props) {
  const form = useResource(orderForm, { id: offer_id })
  const navigate = useNavigate()
  const path = usePath()
  return (
    <ResourceView of={form} skeleton={<SkeletonLines lines={8} />}>
      {(view) =>
        view.obstacle === null ? (
          <Drafted
            form={view}
            onClose={onClose}
            onSent={(id) => navigate(path('orders.sent', { id }))}
            onStale={form.refresh}
          />
        ) : (
          <Obstacle obstacle={view.obstacle} />
        )
      }
    </ResourceView>
  )
}

function Obstacle({ obstacle }: { readonly obstacle: NonNullable<OrderFormView['obstacle']> }) {
  const t = useText()
  const path = usePath()
  return (
    <Notice>
      <p>{t(`orders.obstacle_${obstacle}`)}</p>
      {obstacle === 'too_many_open' && (
        <Button look="arrow" to={path('orders.student')}>
          {t('orders.see_mine')}
        </Button>
      )}
    </Notice>
  )
}

interface DraftedProps {
  readonly form: OrderFormView
  readonly onClose: () => void
  readonly onSent: (order_id: string) => void
  readonly onStale: () => void
}

/** The draft, kept with every change. What the offer no longer has falls back to what it has. */
function Drafted({ form, onClose, onSent, onStale }: DraftedProps) {
  const { offer_id } = form
  const { tab } = useAppStore().services
  const userId = useAppSelector(selectUser)?.userId ?? null
  const place = { userId, offer_id }
  const [draft, setDraft] = useState<OrderDraft>(() => readDraft(tab, place, Date.now()) ?? EMPTY_DRAFT)
  const owner = useRef(userId)
  useEffect(() => {
    // a person's draft does not become a visitor's when they log out
    if (owner.current !== null && owner.current !== userId) return
    owner.current = userId
    writeDraft(tab, { userId, offer_id }, draft)
  }, [tab, userId, offer_id, draft])
  return (
    <Filling
      form={form}
      draft={fitting(draft, form)}
      onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
      onClose={() => {
        writeDraft(tab, place, null)
        onClose()
      }}
      onSent={(order_id) => {
        writeDraft(tab, place, null)
        onSent(order_id)
      }}
      onStale={onStale}
    />
  )
}

function fitting(draft: OrderDraft, { prices, places, online_tool }: OrderFormView): OrderDraft {
  const known = prices.some(({ duration }) => duration === draft.duration)
  const usual = prices.find(({ duration }) => duration === 60) ?? prices[0]
  const place = places.find((one) => one === draft.place) ?? places[0] ?? null
  return {
    ...draft,
    duration: known ? draft.duration : (usual?.duration ?? null),
    place,
    online_tool: online_tool ?? draft.online_tool,
  }
}
