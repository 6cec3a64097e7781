import { REASON_MAX } from '@kredka/contracts/offers/rules'
import { cancelOrder, removeOrder } from '@kredka/contracts/orders/endpoints'
import type { OrderView } from '@kredka/contracts/orders/views'
import { useState } from 'react'
import { useDraft } from '../../app/forms/useDraft.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Row } from '../../ui/layout.tsx'
import { oneOrder, waitingOrders } from '../resources.ts'
import classes from './orders.module.css'

interface Props {
  readonly order: OrderView
  readonly onRemoved: () => void
}

/** What the student may do with an open order, and either side with a closed one. */
export function OwnOrder({ order, onRemoved }: Props) {
  const t = useText()
  const path = usePath()
  const [cancelling, setCancelling] = useState(false)
  const removing = useCommand(removeOrder, { success: 'orders.removed', done: onRemoved })
  const again = order.role === 'student' && order.status !== 'new' && order.offer_slug !== null
  if (order.status === 'new' && cancelling) return <Cancel order={order} onBack={() => setCancelling(false)} />
  return (
    <Row>
      {order.status === 'new' && (
        <Button look="quiet" icon="cancelled" onClick={() => setCancelling(true)}>
          {t('orders.cancel')}
        </Button>
      )}
      {again && (
        <Button icon="calendar" to={path('offers.offer', { slugged: `${order.offer_id}-${order.offer_slug}` })}>
          {t(order.status === 'accepted' ? 'orders.order_another' : 'orders.order_again')}
        </Button>
      )}
      {order.status !== 'new' && order.status !== 'removed' && (
        <Button
          look="quiet"
          icon="trash"
          loading={removing.status === 'sending'}
          onClick={() => removing.send({ id: order.id })}
        >
          {t('orders.remove')}
        </Button>
      )}
    </Row>
  )
}

function Cancel({ order, onBack }: { readonly order: OrderView; readonly onBack: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [reason, setReason] = useDraft(`order.cancel.${order.id}`)
  const refresh = () => {
    dispatch(oneOrder.refresh({ id: order.id }))
    dispatch(waitingOrders.refresh({}))
  }
  const sending = useCommand(cancelOrder, {
    success: 'orders.cancelled',
    always: () => {
      refresh()
      setReason('')
    },
    failed: refresh,
    done: onBack,
  })
  const tooLong = [...reason].length > REASON_MAX
  const submit = () => {
    if (tooLong) return false
    sending.send({ id: order.id, ...(reason.trim() === '' ? {} : { reason }) })
    return true
  }
  return (
    <section className={classes.actions}>
      <Form onSubmit={submit} label={t('orders.cancel')}>
        <p>{t('orders.cancel_about', { count: order.dates.filter(({ status }) => status === 'new').length })}</p>
        <Textarea
          label={t('orders.reason_to_teacher')}
          optionalText={t('orders.optional')}
          rows={2}
          value={reason}
          onChange={setReason}
          max={REASON_MAX}
          error={tooLong ? t('form.too_long', { max: REASON_MAX }) : undefined}
        />
        <Row>
          <Button look="danger" type="submit" loading={sending.status === 'sending'}>
            {t('orders.cancel')}
          </Button>
          <Button onClick={onBack}>{t('orders.keep')}</Button>
        </Row>
      </Form>
    </section>
  )
}
