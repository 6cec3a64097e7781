import { subjectById } from '@kredka/contracts/data/subjects'
import type { PaymentRowView } from '@kredka/contracts/payments/views'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { statusLabel } from '../statuses.ts'
import { useAnnouncedWords } from './AnnouncedNotice.tsx'
import { MarkPaid } from './MarkPaid.tsx'
import { MarkTogether } from './MarkTogether.tsx'
import classes from './payment-card.module.css'

interface Props {
  readonly payment: PaymentRowView
  /** The person has marked it, so that it may leave the list; `together`: with all that were announced with it. */
  readonly onMarked: (together: boolean) => void
}

/** One payment in a list: whose lesson, when, how much, how it stands, and the next thing to do. */
export function PaymentCard({ payment, onMarked }: Props) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const path = usePath()
  const announcedWords = useAnnouncedWords()
  const name = payment.person.name ?? t('payments.deleted_user')
  const label = statusLabel(payment)
  const of = { name, date: format.date(payment.starts_at) }
  const details = path('payments.payment', { id: payment.id })
  return (
    <Card padding="tight">
      <article className={classes.card}>
        <div className={classes.what}>
          <h3>{name}</h3>
          <p>
            {subjectById(payment.subject_id)?.[language] ?? payment.subject_id} · {format.dateTime(payment.starts_at)}
          </p>
          {payment.due_after !== null && payment.status === 'unpaid' && (
            <p>{t(`payments.due_after_${payment.due_after}`)}</p>
          )}
          {payment.status === 'announced' && payment.announced !== null && (
            <p>{announcedWords(payment.announced, payment.currency)}</p>
          )}
        </div>
        <p className={classes.amount}>
          <strong>{format.money(payment.amount, payment.currency)}</strong>
          <StatusLabel kind={label.kind}>{t(label.text)}</StatusLabel>
        </p>
        <div className={classes.actions}>
          <MarkTogether payment={payment} small onMarked={() => onMarked(true)} />
          {payment.actions.includes('mark_paid') && (
            <MarkPaid payment={payment} what="mark_paid" small onMarked={() => onMarked(false)} />
          )}
          {payment.role === 'student' && payment.status === 'unpaid' && (
            <Button look="primary" size="small" icon="wallet" to={details} label={t('payments.pay_of', of)}>
              {t('payments.pay')}
            </Button>
          )}
          <Button look="quiet" size="small" to={details} label={t('payments.details_of', of)}>
            {t('payments.details')}
          </Button>
        </div>
      </article>
    </Card>
  )
}
