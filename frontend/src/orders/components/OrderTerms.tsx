import type { OrderView } from '@kredka/contracts/orders/views'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { TOOL_NAMES } from '../tools.ts'
import classes from './orders.module.css'

/** What both agreed on, and what each wrote. */
export function OrderTerms({ order }: { readonly order: OrderView }) {
  const t = useText()
  const format = useFormat()
  const words = useWords()
  const place = words.place(order.place)
  const tool = order.online_tool === null ? '' : ` (${TOOL_NAMES[order.online_tool]})`
  const total = format.money(order.amount, order.currency)
  // only the first date has a discount, and it may not have come to a lesson
  const discounted = order.percentage !== null && order.amount < order.list_amount
  const discount = format.percent((order.percentage ?? 0) / 100)
  return (
    <dl className={classes.terms}>
      <Term name={t('orders.total')}>
        {order.amount === 0 ? null : discounted ? t('orders.total_discounted', { total, percentage: discount }) : total}
      </Term>
      <Term name={t('orders.place')}>{`${place}${tool}`}</Term>
      <Term name={t('orders.address')}>{order.teacher_address ?? order.student_address}</Term>
      <Term name={t('orders.cancelling')}>{t('orders.free_until_hours', { hours: order.cancellation_hours })}</Term>
      <Term name={t(order.role === 'student' ? 'orders.own_message' : 'orders.message')}>{order.message}</Term>
      <Term name={t('orders.note')}>{order.note}</Term>
      <Term name={t('orders.rejection_reason')}>{order.rejection_reason}</Term>
      <Term name={t('orders.cancel_reason')}>{order.cancel_reason}</Term>
      <Term name={t('orders.ordered_at')}>{format.dateTime(order.ordered_at)}</Term>
    </dl>
  )
}

function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === null) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
