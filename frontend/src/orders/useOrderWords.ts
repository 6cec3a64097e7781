import type { OrderDateView, OrderRowView } from '@kredka/contracts/orders/views'
import { useFormat } from '../i18n/useFormat.ts'
import { useText } from '../i18n/useText.ts'
import { deadlinesOf, openDeadlines, openProposal } from './order-states.ts'

type Order = Pick<OrderRowView, 'dates' | 'status' | 'role' | 'cancelled_why' | 'proposal'>

/** An order's facts as people say them. */
export function useOrderWords() {
  const t = useText()
  const format = useFormat()
  return {
    name: (name: string | null) => name ?? t('orders.deleted_user'),
    /** `wtorek, 3 marca 2027, 17:00–18:00`. */
    when: ({ starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string }) =>
      `${format.date(starts_at, 'long')}, ${format.time(starts_at)}–${format.time(ends_at)}`,
    /** What waits, or how it ended, and until when. */
    outlook(order: Order, now: number): string | null {
      const { status, role, cancelled_why } = order
      const proposal = openProposal(order, now)
      if (proposal !== null) {
        const values = { when: format.fromNow(proposal.lapses_at, now), date: format.dateTime(proposal.lapses_at) }
        return t(role === 'teacher' ? 'orders.times_answered_until' : 'orders.times_answer_until', values)
      }
      if (status === 'new') {
        const [next, ...later] = openDeadlines(order, now)
        if (next === undefined) return t('orders.time_over')
        const values = { when: format.fromNow(next, now), date: format.dateTime(next) }
        const part = later.length > 0 ? '_next' : ''
        return t(role === 'teacher' ? `orders.answer_until${part}` : `orders.answered_until${part}`, values)
      }
      return cancelled_why === null || status !== 'cancelled' ? null : t(`orders.why_${cancelled_why}`)
    },
    /** Until when a date can be answered, where those that wait differ in it; how it lapsed. */
    deadline(date: OrderDateView, order: Pick<OrderRowView, 'dates'>): string | null {
      if (date.status !== 'new' || deadlinesOf(order).length < 2) return null
      return t('orders.date_until', { date: format.dateTime(date.expires_at) })
    },
  }
}
