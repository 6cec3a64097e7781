import {
  confirmPayment,
  declineAnnouncement,
  disputePayment,
  reversePaymentMark,
  waivePayment,
  withdrawAnnouncement,
  withdrawDispute,
} from '@kredka/contracts/payments/endpoints'
import type { PaymentView } from '@kredka/contracts/payments/views'
import { useState } from 'react'
import { useDraft } from '../../app/forms/useDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { MarkPaid } from './MarkPaid.tsx'
import { MarkTogether } from './MarkTogether.tsx'

const REASON_MAX = 500

/** What this side can do about a payment now; the server said which. */
export function PaymentActions({ payment }: { readonly payment: PaymentView }) {
  const t = useText()
  const { id, actions } = payment
  const confirm = useCommand(confirmPayment, { success: 'payments.done_confirm' })
  const withdraw = useCommand(withdrawDispute, { success: 'payments.done_withdraw_dispute' })
  const takeBack = useCommand(withdrawAnnouncement, { success: 'payments.done_withdraw_announcement' })
  if (actions.every((action) => action === 'announce')) return null
  return (
    <Row>
      <MarkTogether payment={payment} />
      {actions.includes('mark_paid') && (
        <MarkPaid
          payment={payment}
          what="mark_paid"
          quiet={payment.announced !== null && payment.announced.count > 1}
        />
      )}
      {actions.includes('decline_announcement') && <NotReceived payment={payment} />}
      {actions.includes('mark_returned') && <MarkPaid payment={payment} what="mark_returned" />}
      {actions.includes('confirm') && (
        <Button look="primary" icon="check" loading={confirm.status === 'sending'} onClick={() => confirm.send({ id })}>
          {t('payments.confirm')}
        </Button>
      )}
      {actions.includes('withdraw_announcement') && (
        <Button loading={takeBack.status === 'sending'} onClick={() => takeBack.send({ id })}>
          {t('payments.withdraw_announcement')}
        </Button>
      )}
      {actions.includes('withdraw_dispute') && (
        <Button look="primary" loading={withdraw.status === 'sending'} onClick={() => withdraw.send({ id })}>
          {t('payments.withdraw_dispute')}
        </Button>
      )}
      {actions.includes('dispute') && <Reasoned payment={payment} what="dispute" />}
      {actions.includes('reverse') && <Reasoned payment={payment} what="reverse" />}
      {actions.includes('waive') && <Reasoned payment={payment} what="waive" />}
    </Row>
  )
}

/** The student said that they have paid, and nothing has come: of one transfer for all its lessons at once. */
function NotReceived({ payment }: { readonly payment: PaymentView }) {
  const t = useText()
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  const decline = useCommand(declineAnnouncement, { success: 'payments.done_decline_announcement', done: close })
  return (
    <>
      <Button onClick={() => setOpened(true)}>{t('payments.decline_announcement')}</Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        onConfirm={() => decline.send({ id: payment.id })}
        title={t('payments.decline_announcement_title')}
        confirm={t('payments.decline_announcement')}
        busy={decline.status === 'sending'}
      >
        <p>{t('payments.decline_announcement_about', { count: payment.announced?.count ?? 1 })}</p>
      </ConfirmDialog>
    </>
  )
}

const COMMANDS = { dispute: disputePayment, reverse: reversePaymentMark, waive: waivePayment } as const

/** What needs a reason that the other side reads. */
function Reasoned({ payment, what }: { readonly payment: PaymentView; readonly what: keyof typeof COMMANDS }) {
  const t = useText()
  const format = useFormat()
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  const draft = useDraft(`payment.${what}.${payment.id}`)
  const send = useCommand(COMMANDS[what], {
    success: `payments.done_${what}`,
    always: () => draft[1](''),
    done: close,
  })
  const until = payment.reversible_until
  return (
    <>
      <Button onClick={() => setOpened(true)}>{t(`payments.${what}`)}</Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        onConfirm={(reason) => send.send({ id: payment.id, reason })}
        title={t(`payments.${what}_title`)}
        confirm={t(`payments.${what}`)}
        busy={send.status === 'sending'}
        reason={{
          label: t('payments.reason'),
          hint: t('payments.reason_hint'),
          max: REASON_MAX,
          required: true,
          draft,
        }}
      >
        <p>{t(`payments.${what}_about`)}</p>
        {what === 'reverse' && until !== null && <p>{t('payments.reverse_until', { date: format.dateTime(until) })}</p>}
      </ConfirmDialog>
    </>
  )
}
