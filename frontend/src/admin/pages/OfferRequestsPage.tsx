import type { OfferRequestRowView } from '@kredka/contracts/offers/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { FoundRows } from '../../back-office/FoundRows.tsx'
import { SearchBox } from '../../back-office/SearchBox.tsx'
import { orderOf, sortOf, useTable } from '../../back-office/useTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Column, Sort } from '../../ui/Table.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { offerRequests } from '../resources.ts'
import { OFFER_STATE_KINDS } from '../state-kinds.ts'

const STATES = ['waiting', 'active', 'rejected', 'removed', 'all'] as const
const SORTS = ['sent_at', '-sent_at', 'title', '-title', 'state', '-state'] as const

/** Offers by their state of review, the longest waiting first (ADM-02). */
export function OfferRequestsPage() {
  const t = useText()
  const { page, q, one, change } = useTable()
  const state = one('state', STATES) ?? 'waiting'
  const sort = one('sort', SORTS) ?? 'sent_at'
  const typed = q.trim().slice(0, 100)
  const found = useResource(offerRequests, { state, sort, page, ...(typed === '' ? {} : { q: typed }) })
  return (
    <Stack space={4}>
      <PageHeader title={t('admin.offer_requests')} />
      <Tabs
        label={t('admin.offer_requests')}
        tabs={STATES.map((value) => ({ value, label: t(`admin.requests_${value}`) }))}
        value={state}
        onChange={(value) => change({ state: value === 'waiting' ? null : value })}
      >
        <Stack space={4}>
          <SearchBox label={t('admin.search_offers')} value={q} onSearch={(text) => change({ q: text }, true)} />
          <FoundRows
            found={found}
            empty={
              <EmptyState picture={typed === '' ? 'empty' : 'nothing_found'}>
                {t(state === 'waiting' && typed === '' ? 'admin.nothing_waits' : 'admin.nothing_found')}
              </EmptyState>
            }
          >
            {(rows) => <RequestTable rows={rows} sort={sortOf(sort)} onSort={(by) => change({ sort: orderOf(by) })} />}
          </FoundRows>
        </Stack>
      </Tabs>
    </Stack>
  )
}

interface TableProps {
  readonly rows: readonly OfferRequestRowView[]
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
}

function RequestTable({ rows, sort, onSort }: TableProps) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const words = useWords()
  const columns: readonly Column<OfferRequestRowView>[] = [
    {
      key: 'title',
      label: t('admin.offer'),
      sortable: true,
      cell: (row) => (
        <Link to={path('admin.offer-request', { id: row.id })}>{row.title === '' ? row.id : row.title}</Link>
      ),
    },
    { key: 'subject', label: t('offers.subject'), cell: (row) => words.subject(row.subject_id) },
    { key: 'teacher', label: t('admin.teacher'), cell: (row) => row.teacher.name ?? t('offers.deleted_user') },
    {
      key: 'kind',
      label: t('admin.kind'),
      cell: (row) => t(row.is_edit ? 'admin.kind_edit' : 'admin.kind_new', { version: row.version }),
    },
    {
      key: 'state',
      label: t('admin.state'),
      sortable: true,
      cell: (row) => (
        <StatusLabel kind={OFFER_STATE_KINDS[row.state]}>{t(`admin.offer_state_${row.state}`)}</StatusLabel>
      ),
    },
    {
      key: 'sent_at',
      label: t('admin.sent_at'),
      sortable: true,
      oneLine: true,
      cell: (row) => format.dateTime(row.sent_at),
    },
  ]
  return (
    <AdminTable
      label={t('admin.offer_requests')}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      sort={sort}
      onSort={onSort}
    />
  )
}

export { OfferRequestsPage as Page }
