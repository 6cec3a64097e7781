import { markPaymentPaid } from '@kredka/contracts/payments/endpoints'
import type { PaymentRowView } from '@kredka/contracts/payments/views'
import { useCommand } from '../../app/store/command.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'

interface Props {
  readonly payment: PaymentRowView
  readonly small?: boolean
  readonly onMarked?: () => void
}

/** All lessons that the student says to have paid at once, as paid today, in one press; nothing where it was one. */
export function MarkTogether({ payment, small = false, onMarked }: Props) {
  const t = useText()
  const format = useFormat()
  const { id, announced, person, starts_at } = payment
  const mark = useCommand(markPaymentPaid, {
    success: 'payments.done_mark_together',
    ...(onMarked === undefined ? {} : { done: onMarked }),
  })
  if (announced === null || announced.count < 2 || !payment.actions.includes('mark_paid')) return null
  const of = { name: person.name ?? t('payments.deleted_user'), date: format.date(starts_at) }
  return (
    <Button
      look="primary"
      size={small ? 'small' : 'medium'}
      icon="check"
      label={t('payments.mark_together_of', of)}
      loading={mark.status === 'sending'}
      onClick={() => mark.send({ id, method: announced.method, together: true })}
    >
      {t('payments.mark_together')}
    </Button>
  )
}
