import type { PaymentView } from '@kredka/contracts/payments/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Table } from '../../ui/Table.tsx'
import classes from './entries.module.css'

/**
 * The ledger of one payment: what was added in its order, charges above nothing and money below, with the balance after
 * it.
 */
export function Entries({ payment: { entries, currency } }: { readonly payment: PaymentView }) {
  const t = useText()
  const format = useFormat()
  let balance = 0
  const rows = entries.map((entry, n) => {
    balance += entry.charge - entry.received
    return { ...entry, n, balance }
  })
  return (
    <section className={classes.entries} aria-label={t('payments.entries')}>
      <h2>{t('payments.entries')}</h2>
      <Table
        label={t('payments.entries')}
        rows={rows}
        keyOf={({ n }) => String(n)}
        columns={[
          {
            key: 'what',
            label: t('payments.entry'),
            cell: ({ kind, day }) => (
              <>
                {t(`payments.entry_${kind}`)}
                <small className={classes.day}>{format.date(day)}</small>
              </>
            ),
          },
          {
            key: 'amount',
            label: t('payments.amount'),
            numeric: true,
            cell: ({ charge, received }) => format.money(charge - received, currency),
          },
          {
            key: 'balance',
            label: t('payments.balance'),
            numeric: true,
            cell: (row) => format.money(row.balance, currency),
          },
        ]}
      />
    </section>
  )
}
