import type { TransferView } from '@kredka/contracts/payments/views'
import { useResource } from '../../app/store/resource.ts'
import { useCopy } from '../../app/useCopy.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QrCode } from '../../ui/qr/QrCode.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { transfer } from '../resources.ts'
import classes from './transfer-panel.module.css'

interface Props {
  readonly id: string
  /** Of the same two sides, paid by the same transfer. */
  readonly others?: readonly string[]
  readonly side: 'teacher' | 'student'
}

/** How to pay by bank transfer: a code for the bank's application, and the same in words to copy (PAY-01). */
export function TransferPanel({ id, others = [], side }: Props) {
  const t = useText()
  const found = useResource(transfer, others.length === 0 ? { id } : { id, with: others.join(',') })
  const missing = found.status === 'failed' && found.error.code === 'PAYMENT_NO_ACCOUNT'
  // it was paid a moment ago: the page says so elsewhere
  if (found.status === 'failed' && found.error.code === 'PAYMENT_STATE') return null
  const title = t(side === 'teacher' ? 'payments.transfer_teacher' : 'payments.transfer')
  return (
    <Card>
      <section className={classes.panel} aria-label={title}>
        <h2>{title}</h2>
        {missing ? (
          <Notice>{t(side === 'teacher' ? 'payments.no_account_own' : 'payments.no_account')}</Notice>
        ) : (
          <ResourceView of={found} skeleton={<SkeletonLines lines={5} />}>
            {(data) => <Transfer transfer={data} side={side} />}
          </ResourceView>
        )}
      </section>
    </Card>
  )
}

interface TransferProps extends Pick<Props, 'side'> {
  readonly transfer: TransferView
}

function Transfer({ transfer: { recipient, account, amount, currency, title, code }, side }: TransferProps) {
  const t = useText()
  const format = useFormat()
  const spaced = account.replace(/^(\d{2})/, '$1 ').replace(/(\d{4})(?=\d)/g, '$1 ')
  // a bank's form takes the amount with a comma and without the currency
  const plain = (amount / 100).toFixed(2).replace('.', ',')
  return (
    <div className={classes.both}>
      <div className={classes.code}>
        <QrCode text={code} label={t('payments.qr_label')} failure={t('payments.qr_failed')} />
        <p>{t(side === 'teacher' ? 'payments.qr_about_teacher' : 'payments.qr_about')}</p>
      </div>
      <dl className={classes.words}>
        <Part label={t('payments.recipient')} shown={recipient} copied={recipient} />
        <Part label={t('payments.account')} shown={spaced} copied={account} />
        <Part label={t('payments.amount')} shown={format.money(amount, currency)} copied={plain} />
        <Part label={t('payments.title')} shown={title} copied={title} />
      </dl>
    </div>
  )
}

interface PartProps {
  readonly label: string
  readonly shown: string
  readonly copied: string
}

function Part({ label, shown, copied }: PartProps) {
  const t = useText()
  const copy = useCopy('payments.copied', 'payments.not_copied')
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{shown}</span>
        <Button
          look="quiet"
          size="small"
          icon="copy"
          label={t('payments.copy', { what: label })}
          onClick={() => copy(copied)}
        />
      </dd>
    </div>
  )
}
