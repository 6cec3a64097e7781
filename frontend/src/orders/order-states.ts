import type { DateStatus, OrderStatus } from '@kredka/contracts/orders/rules'
import type { StatusKind } from '../ui/theme/status-kinds.ts'

/** The seven kinds lend an order's state its colour and icon. */
export const ORDER_KINDS: Readonly<Record<OrderStatus, StatusKind>> = {
  new: 'new',
  accepted: 'done',
  rejected: 'warning',
  cancelled: 'cancelled',
  removed: 'inactive',
}
export const DATE_KINDS: Readonly<Record<DateStatus, StatusKind>> = {
  new: 'new',
  accepted: 'done',
  rejected: 'warning',
  cancelled: 'cancelled',
}
