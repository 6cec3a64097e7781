import { announcePayment } from '@kredka/contracts/payments/endpoints'
import type { PaymentMethod } from '@kredka/contracts/payments/rules'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'

interface Props {
  readonly id: string
  /** Paid at once with it. */
  readonly others?: readonly string[]
  readonly onSaid?: () => void
}

/** The student says that they have paid: by the transfer, or by hand. */
export function AnnouncePaid({ id, others = [], onSaid }: Props) {
  const t = useText()
  const announce = useCommand(announcePayment, {
    success: 'payments.done_announce',
    done: () => onSaid?.(),
  })
  const say = (method: PaymentMethod) => announce.send({ id, method, with: [...others] })
  const sending = announce.status === 'sending'
  return (
    <Stack space={2}>
      <p>{t('payments.announce_about')}</p>
      <Row>
        <Button look="primary" icon="check" loading={sending} onClick={() => say('bank_transfer')}>
          {t('payments.announce')}
        </Button>
        <Button disabled={sending} onClick={() => say('manually')}>
          {t('payments.announce_by_hand')}
        </Button>
      </Row>
    </Stack>
  )
}
