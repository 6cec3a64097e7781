import type { PaymentStatus } from '@kredka/contracts/payments/rules'
import type { TextId } from '../i18n/text-ids.ts'
import type { StatusKind } from '../ui/StatusLabel.tsx'

interface Label {
  readonly kind: StatusKind
  readonly text: TextId
}

const LABELS: Readonly<Record<PaymentStatus, Label>> = {
  unpaid: { kind: 'new', text: 'payments.status_unpaid' },
  announced: { kind: 'info', text: 'payments.status_announced' },
  paid: { kind: 'done', text: 'payments.status_paid' },
  confirmed: { kind: 'done', text: 'payments.status_confirmed' },
  disputed: { kind: 'warning', text: 'payments.status_disputed' },
  to_return: { kind: 'warning', text: 'payments.status_to_return' },
  returned: { kind: 'inactive', text: 'payments.status_returned' },
  void: { kind: 'cancelled', text: 'payments.status_void' },
  waived: { kind: 'inactive', text: 'payments.status_waived' },
}

/** How a payment stands, in a word; one whose lesson is still to come waits, one whose lesson has begun is due. */
export function statusLabel({ status, overdue }: { readonly status: PaymentStatus; readonly overdue: boolean }): Label {
  return overdue ? { kind: 'warning', text: 'payments.status_due' } : LABELS[status]
}
