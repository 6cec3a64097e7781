import type { PaymentRowView } from '@kredka/contracts/payments/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../ui/Notice.tsx'

type Announced = NonNullable<PaymentRowView['announced']>

/** What the student says of having paid, so that the money can be found among the teacher's transfers. */
export function useAnnouncedWords() {
  const t = useText()
  const format = useFormat()
  return ({ at, method, title, total, count }: Announced, currency: string): string =>
    t(`payments.announced_${method}`, {
      date: format.date(at),
      total: format.money(total, currency),
      count,
      title: title ?? '',
    })
}

export function AnnouncedNotice({ payment }: { readonly payment: PaymentRowView }) {
  const t = useText()
  const words = useAnnouncedWords()
  if (payment.status !== 'announced' || payment.announced === null) return null
  return (
    <Notice>
      <p>{words(payment.announced, payment.currency)}</p>
      <p>{t(`payments.announced_then_${payment.role}`)}</p>
    </Notice>
  )
}
