import type { DateStatus, OrderStatus } from '@kredka/contracts/orders/rules'
import type { OrderDateView, OrderProposalView, OrderRowView } from '@kredka/contracts/orders/views'
import type { StatusKind } from '../ui/theme/status-kinds.ts'

/** How an order or one of its dates shows: what nobody answered in time has lapsed, which is no withdrawal. */
export type ShownOrder = OrderStatus | 'expired' | 'proposed'
export type ShownDate = DateStatus | 'expired'

type Shown = Pick<OrderRowView, 'status' | 'cancelled_why' | 'proposal'>

/** Both sides see the same word; other times that are proposed await the student. */
export function toShownOrder(order: Shown, now: number): ShownOrder {
  const { status, cancelled_why } = order
  if (openProposal(order, now) !== null) return 'proposed'
  return status === 'cancelled' && cancelled_why === 'expired' ? 'expired' : status
}

export function toShownDate({ status, cancelled_why }: Pick<OrderDateView, 'status' | 'cancelled_why'>): ShownDate {
  return status === 'cancelled' && cancelled_why === 'expired' ? 'expired' : status
}

/** Other times that the student can answer now; null where there are none. */
export function openProposal(
  { status, proposal }: Pick<OrderRowView, 'status' | 'proposal'>,
  now: number,
): OrderProposalView | null {
  const isOpen = status === 'new' && proposal?.state === 'open' && now < Date.parse(proposal.lapses_at)
  return isOpen ? proposal : null
}

/** Whether the order awaits the person's own answer. */
export function awaitsMe(order: Pick<OrderRowView, 'status' | 'proposal' | 'role'>, now: number): boolean {
  return order.status === 'new' && (openProposal(order, now) === null) === (order.role === 'teacher')
}

/** The times by which the dates that wait are to be answered, each once. */
export function deadlinesOf({ dates }: Pick<OrderRowView, 'dates'>): readonly string[] {
  return [...new Set(dates.filter(({ status }) => status === 'new').map(({ expires_at }) => expires_at))]
}

/**
 * Of those the ones that are still to come, the next one first: what has passed can no longer be answered, even before
 * the system closes it.
 */
export function openDeadlines(order: Pick<OrderRowView, 'dates'>, now: number): readonly string[] {
  return deadlinesOf(order)
    .filter((at) => now < Date.parse(at))
    .toSorted()
}

/** The seven kinds lend an order's state its colour and icon. */
export const ORDER_KINDS: Readonly<Record<ShownOrder, StatusKind>> = {
  new: 'new',
  proposed: 'info',
  accepted: 'done',
  rejected: 'warning',
  cancelled: 'cancelled',
  expired: 'inactive',
  removed: 'inactive',
}
export const DATE_KINDS: Readonly<Record<ShownDate, StatusKind>> = {
  new: 'new',
  accepted: 'done',
  rejected: 'warning',
  cancelled: 'cancelled',
  expired: 'inactive',
}
