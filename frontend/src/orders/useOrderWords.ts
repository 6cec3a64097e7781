import type { OrderRowView } from '@kredka/contracts/orders/views'
import { useFormat } from '../app/i18n/useFormat.ts'
import { useText } from '../app/i18n/useText.ts'

type Order = Pick<OrderRowView, 'dates' | 'weekly' | 'status' | 'expires_at' | 'role' | 'cancelled_why' | 'other'>

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
    outlook({ status, expires_at, role, cancelled_why }: Order, now: number): string | null {
      if (status === 'new') {
        const values = { when: format.ago(expires_at, now), date: format.dateTime(expires_at) }
        return t(role === 'teacher' ? 'orders.answer_until' : 'orders.answered_until', values)
      }
      return cancelled_why === null || status !== 'cancelled' ? null : t(`orders.why_${cancelled_why}`)
    },
  }
}
