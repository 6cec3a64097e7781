import { markPaymentPaid, markPaymentReturned } from '@kredka/contracts/payments/endpoints'
import { PAYMENT_METHODS, type PaymentMethod } from '@kredka/contracts/payments/rules'
import type { PaymentRowView } from '@kredka/contracts/payments/views'
import { useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useDays } from '../../i18n/useDays.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { DatePicker } from '../../ui/fields/day/DatePicker.tsx'
import { isDay } from '../../ui/fields/day/days.ts'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { Row } from '../../ui/layout.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'

interface Props {
  readonly payment: PaymentRowView
  readonly what: 'mark_paid' | 'mark_returned'
  readonly small?: boolean
  /** Beside another press that is more often meant. */
  readonly quiet?: boolean
  readonly onMarked?: () => void
}

const EARLIEST = '2020-01-01'

/** The teacher says that money came, or went back: how, and on which day. */
export function MarkPaid({ payment, what, small = false, quiet = small, onMarked }: Props) {
  const t = useText()
  const format = useFormat()
  const [opened, setOpened] = useState(false)
  const [method, setMethod] = useState<PaymentMethod>(payment.announced?.method ?? 'bank_transfer')
  const { today } = useDays()
  const [date, setDate] = useState(today)
  const command = what === 'mark_paid' ? markPaymentPaid : markPaymentReturned
  const mark = useCommand(command, {
    success: `payments.done_${what}`,
    quiet: true,
    done: () => {
      setOpened(false)
      onMarked?.()
    },
  })
  const fault = faultOf(date, today, t)
  const of = {
    name: payment.person.name ?? t('payments.deleted_user'),
    date: format.date(payment.starts_at),
  }
  return (
    <>
      <Button
        look={quiet ? 'secondary' : 'primary'}
        size={small ? 'small' : 'medium'}
        icon="check"
        label={t(`payments.${what}_of`, of)}
        onClick={() => setOpened(true)}
      >
        {t(`payments.${what}`)}
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={t(`payments.${what}`)}>
        <Form
          label={t(`payments.${what}`)}
          onSubmit={() => {
            if (fault !== undefined) return false
            mark.send({ id: payment.id, method, date })
            return true
          }}
        >
          <p>
            {of.name}, {of.date}: <strong>{format.money(payment.amount, payment.currency)}</strong>
          </p>
          <RadioGroup
            label={t('payments.method')}
            value={method}
            onChange={setMethod}
            options={PAYMENT_METHODS.toReversed().map((value) => ({ value, label: t(`payments.method_${value}`) }))}
          />
          <DatePicker
            label={t(what === 'mark_paid' ? 'payments.day_paid' : 'payments.day_returned')}
            min={EARLIEST}
            value={date}
            onChange={setDate}
            error={fault}
          />
          <ErrorNotice error={mark.error} />
          <Row>
            <Button look="primary" type="submit" loading={mark.status === 'sending'}>
              {t(`payments.${what}`)}
            </Button>
            <Button onClick={() => setOpened(false)}>{t('ui.cancel')}</Button>
          </Row>
        </Form>
      </Modal>
    </>
  )
}

function faultOf(date: string, today: string, t: ReturnType<typeof useText>): string | undefined {
  if (date === '') return t('form.required')
  if (!isDay(date)) return t('form.date')
  return date > today ? t('errors.PAYMENT_DAY_IN_FUTURE') : undefined
}
