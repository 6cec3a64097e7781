import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row } from '../../ui/layout.tsx'
import { paymentCounts } from '../resources.ts'
import classes from './unpaid-payments.module.css'

const KINDS = [
  ['to_pay', 'student', 'pending'],
  ['to_confirm', 'student', 'paid'],
  ['to_get', 'teacher', 'pending'],
  ['to_check', 'teacher', 'pending'],
  ['disputed', 'teacher', 'pending'],
  ['to_return', 'teacher', 'pending'],
] as const

/** NAV-08: what has to be paid or looked at, on both sides; nothing where nothing waits, or while nobody knows. */
export function UnpaidPayments() {
  const t = useText()
  const format = useFormat()
  const path = usePath()
  const counts = useResource(paymentCounts, {}).data
  if (counts === null) return null
  const waiting = KINDS.filter(([kind]) => counts[kind].count > 0)
  if (waiting.length === 0) return null
  return (
    <Card padding="tight">
      <section aria-label={t('payments.waiting')}>
        <Row apart>
          <h2>{t('payments.waiting')}</h2>
          <Button look="arrow" to={path('payments')}>
            {t('payments.all')}
          </Button>
        </Row>
        <ul className={classes.list}>
          {waiting.map(([kind, role, status]) => (
            <li key={kind}>
              <Button
                look="quiet"
                to={`${path('payments')}?${new URLSearchParams({ role, ...(status === 'pending' ? {} : { status }) })}`}
              >
                {t(`payments.waiting_${kind}`, { count: counts[kind].count })}
              </Button>
              <strong>{format.money(counts[kind].amount, 'PLN')}</strong>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}
