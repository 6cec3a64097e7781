import { HOUR } from '@kredka/contracts/kernel/durations'
import { sum } from '@kredka/contracts/orders/rules'
import type { OrderFormView } from '@kredka/contracts/orders/views'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/useFormat.ts'
import { useNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { Row } from '../../ui/layout.tsx'
import classes from './summary.module.css'

interface Props {
  readonly form: OrderFormView
  /** Instants, in order. */
  readonly starts: readonly string[]
  /** What each of them costs, in minor units. */
  readonly amounts: readonly number[]
  /** Price of one without a discount. */
  readonly list: number
}

/** What is about to be ordered, in plain words: times, price, discount. */
export function Summary({ form, starts, amounts, list }: Props) {
  const t = useText()
  const format = useFormat()
  const total = sum(amounts)
  const full = list * starts.length
  const money = (amount: number) => format.money(amount, 'PLN')
  return (
    <section className={classes.summary} aria-labelledby="order-summary">
      <h3 id="order-summary">{t('orders.summary')}</h3>
      <ul>
        {starts.map((start, n) => (
          <li key={start}>
            <span>{`${format.date(start, 'long')}, ${format.time(start)}`}</span>
            <span>
              {money(amounts[n] ?? list)}
              {(amounts[n] ?? list) < list && <s>{money(list)}</s>}
            </span>
          </li>
        ))}
      </ul>
      {form.percentage !== null && (
        <p>
          {t('orders.discount_first', {
            percentage: format.percent(form.percentage / 100),
            saved: money(full - total),
          })}
        </p>
      )}
    </section>
  )
}

interface FootProps extends Pick<Props, 'form' | 'starts' | 'amounts'> {
  /** The buttons. */
  readonly children: ReactNode
}

/** What it comes to and until when it can be cancelled free of charge, beside the way to send it: always in sight. */
export function Foot({ form, starts, amounts, children }: FootProps) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const [first] = starts
  return (
    <div className={classes.foot}>
      <div className={classes.sum} aria-live="polite">
        {first === undefined ? (
          <p className={classes.soft}>{t('orders.nothing_chosen')}</p>
        ) : (
          <>
            <p>
              {t('orders.total')}: <strong>{format.money(sum(amounts), 'PLN')}</strong>
            </p>
            <p className={classes.soft}>{free(first)}</p>
          </>
        )}
      </div>
      <Row>{children}</Row>
    </div>
  )

  function free(start: string): string {
    const { cancellation_hours: hours } = form
    const until = Date.parse(start) - hours * HOUR
    if (starts.length > 1) return t('orders.free_each', { hours })
    return until > now
      ? t('orders.free_until', { date: format.dateTime(new Date(until).toISOString()) })
      : t('orders.free_grace')
  }
}
