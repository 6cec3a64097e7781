import { exportPayments } from '@kredka/contracts/payments/endpoints'
import { PAYMENT_SORTS, PAYMENT_STATUSES } from '@kredka/contracts/payments/rules'
import type { AdminPaymentView } from '@kredka/contracts/payments/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { CsvButton } from '../../back-office/CsvButton.tsx'
import { PersonLink } from '../../back-office/PersonLink.tsx'
import { SearchedTable } from '../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../back-office/useSearchedTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import type { Column } from '../../ui/Table.tsx'
import { statusLabel } from '../statuses.ts'
import { allPayments } from './resources.ts'

/** Payments of all people; each leads to its case, with all that belongs to it (ADM-02, ADM-03). */
export function PaymentsPage() {
  const t = useText()
  const table = useSearchedTable({ filters: { status: PAYMENT_STATUSES }, sorts: PAYMENT_SORTS, typedMax: 100 })
  const found = useResource(allPayments, table.query)
  return (
    <Stack space={4}>
      <PageHeader
        title={t('admin_nav.payments')}
        actions={<CsvButton endpoint={exportPayments} query={table.wholeQuery} />}
      />
      <SearchedTable
        table={table}
        found={found}
        label={t('admin_nav.payments')}
        searchLabel={t('back_office.search_people')}
        filters={{
          status: {
            label: t('back_office.state'),
            all: t('back_office.every_state'),
            word: (value) => t(`payments.status_${value}`),
          },
        }}
        columns={useColumns()}
        keyOf={({ id }) => id}
      />
    </Stack>
  )
}

function useColumns(): readonly Column<AdminPaymentView>[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const words = useWords()
  return [
    {
      key: 'starts_at',
      label: t('back_office.lesson_at'),
      sortable: true,
      oneLine: true,
      cell: ({ id, starts_at }) => <Link to={path('admin.case', { id })}>{format.dateTime(starts_at)}</Link>,
    },
    { key: 'subject', label: t('offers.subject'), cell: ({ subject_id }) => words.subject(subject_id) },
    { key: 'teacher', label: t('back_office.teacher'), cell: ({ teacher }) => <PersonLink person={teacher} /> },
    { key: 'student', label: t('back_office.student'), cell: ({ student }) => <PersonLink person={student} /> },
    {
      key: 'status',
      label: t('back_office.state'),
      sortable: true,
      cell: ({ status }) => (
        <StatusLabel kind={statusLabel({ status, overdue: false }).kind}>{t(`payments.status_${status}`)}</StatusLabel>
      ),
    },
    {
      key: 'amount',
      label: t('back_office.amount'),
      sortable: true,
      numeric: true,
      cell: ({ amount, currency }) => format.money(amount, currency),
    },
  ]
}

export { PaymentsPage as Page }
