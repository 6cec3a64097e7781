import { subjectById } from '@kredka/contracts/data/subjects'
import type { PaymentView } from '@kredka/contracts/payments/views'
import { useParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { Timeline } from '../../audit/index.ts'
import { WriteMessageButton } from '../../chat/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { AnnouncedNotice } from '../components/AnnouncedNotice.tsx'
import { AnnouncePaid } from '../components/AnnouncePaid.tsx'
import { Entries } from '../components/Entries.tsx'
import { PaymentActions } from '../components/PaymentActions.tsx'
import { TransferPanel } from '../components/TransferPanel.tsx'
import { payment as payments } from '../resources.ts'
import { statusLabel } from '../statuses.ts'
import classes from './payment-page.module.css'

/** One payment for its two sides: how it stands, how to pay, what can be done, its entries and its history. */
export function PaymentPage() {
  const { id = '' } = useParams()
  const known = isId(id)
  const found = useResource(payments, known ? { id } : null)
  if (!known || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return <ResourceView of={found}>{(payment) => <Shown payment={payment} />}</ResourceView>
}

function Shown({ payment }: { readonly payment: PaymentView }) {
  const t = useText()
  const path = usePath()
  return (
    <>
      <PageHeader
        title={t('payments.payment')}
        crumbs={[{ label: t('payments.heading'), to: path('payments') }, { label: t('payments.payment') }]}
      />
      <Stack space={5}>
        <PaymentState payment={payment} />
        {payment.status === 'unpaid' && <TransferPanel id={payment.id} side={payment.role} />}
        {payment.actions.includes('announce') && <AnnouncePaid id={payment.id} />}
        <Entries payment={payment} />
        <Timeline kind="payment" id={payment.id} title={t('payments.history')} />
      </Stack>
    </>
  )
}

function PaymentState({ payment }: { readonly payment: PaymentView }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const path = usePath()
  const label = statusLabel(payment)
  const { person, role, due_after, dispute_reason } = payment
  return (
    <Card>
      <div className={classes.standing}>
        <p className={classes.amount}>
          <strong>{format.money(payment.amount, payment.currency)}</strong>
          <StatusLabel kind={label.kind}>{t(label.text)}</StatusLabel>
        </p>
        <p>
          {t(role === 'teacher' ? 'payments.for_lesson_to' : 'payments.for_lesson_of', {
            name: person.name ?? t('payments.deleted_user'),
            subject: subjectById(payment.subject_id)?.[language] ?? payment.subject_id,
            date: format.dateTime(payment.starts_at),
          })}
        </p>
        {payment.paid_on !== null && payment.method !== null && (
          <p>{t(`payments.paid_${payment.method}`, { date: format.date(payment.paid_on) })}</p>
        )}
        {due_after !== null && payment.status === 'unpaid' && (
          <Notice>{t(`payments.due_after_${due_after}_${role}`)}</Notice>
        )}
        <AnnouncedNotice payment={payment} />
        {payment.status === 'disputed' && (
          <Notice kind="warning">
            {t(`payments.disputed_${role}`)}
            {dispute_reason !== null && <blockquote>{dispute_reason}</blockquote>}
          </Notice>
        )}
        {payment.status === 'to_return' && <Notice kind="warning">{t(`payments.to_return_${role}`)}</Notice>}
        {payment.status === 'paid' && role === 'student' && <Notice>{t('payments.please_confirm')}</Notice>}
        <PaymentActions payment={payment} />
        <Row>
          <Button look="quiet" icon="lesson" to={path('lessons.lesson', { id: payment.lesson_id })}>
            {t('payments.to_lesson')}
          </Button>
          {person.name !== null && <WriteMessageButton to={{ user_id: person.id }} look="quiet" />}
        </Row>
      </div>
    </Card>
  )
}

export { PaymentPage as Page }
