import {
  MESSAGE_REPORT_SORTS,
  type MessageReportSort,
  REPORT_REASONS,
  REPORT_STATES,
} from '@kredka/contracts/chat/rules'
import type { MessageReportRowView } from '@kredka/contracts/chat/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { FilterBy } from '../../back-office/FilterBy.tsx'
import { FoundRows } from '../../back-office/FoundRows.tsx'
import { SearchBox } from '../../back-office/SearchBox.tsx'
import { TableTools } from '../../back-office/TableTools.tsx'
import { orderOf, sortOf, useTable } from '../../back-office/useTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Column } from '../../ui/Table.tsx'
import { messageReports } from './resources.ts'
import { REPORT_STATE_KINDS } from './state-kinds.ts'

const NEWEST: MessageReportSort = '-reported_at'

/** Messages that people reported (CHT-02, ADM-02). */
export function MessageReportsPage() {
  const t = useText()
  const { page, q, one, change } = useTable()
  const state = one('state', REPORT_STATES)
  const reason = one('reason', REPORT_REASONS)
  const sort = one('sort', MESSAGE_REPORT_SORTS) ?? NEWEST
  const typed = q.trim().slice(0, 200)
  const found = useResource(messageReports, {
    page,
    sort,
    ...(typed === '' ? {} : { q: typed }),
    ...(state === undefined ? {} : { state }),
    ...(reason === undefined ? {} : { reason }),
  })
  const narrowed = typed !== '' || state !== undefined || reason !== undefined
  return (
    <Stack space={4}>
      <PageHeader title={t('chat_admin.reports')} about={t('chat_admin.reports_about')} />
      <TableTools>
        <SearchBox label={t('chat_admin.search')} value={q} onSearch={(text) => change({ q: text }, true)} />
        <FilterBy
          name="state"
          label={t('chat_admin.state')}
          all={t('chat_admin.all_states')}
          values={REPORT_STATES}
          word={(value) => t(`chat_admin.state_${value}`)}
        />
        <FilterBy
          name="reason"
          label={t('chat_admin.reason')}
          all={t('chat_admin.all_reasons')}
          values={REPORT_REASONS}
          word={(value) => t(`chat.report_${value}`)}
        />
      </TableTools>
      <FoundRows
        found={found}
        empty={
          <EmptyState picture={narrowed ? 'nothing_found' : 'empty'}>
            {t(narrowed ? 'chat_admin.no_such_reports' : 'chat_admin.no_reports')}
          </EmptyState>
        }
      >
        {(rows) => (
          <Reports rows={rows} sort={sort} onSort={(order) => change({ sort: order === NEWEST ? null : order })} />
        )}
      </FoundRows>
    </Stack>
  )
}

interface TableProps {
  readonly rows: readonly MessageReportRowView[]
  readonly sort: MessageReportSort
  readonly onSort: (order: string) => void
}

function Reports({ rows, sort, onSort }: TableProps) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const columns: readonly Column<MessageReportRowView>[] = [
    {
      key: 'sender',
      label: t('chat_admin.sender'),
      cell: ({ id, sender }) => (
        <Link to={path('admin.message-report', { id })}>{sender.name ?? t('chat_admin.deleted_user')}</Link>
      ),
    },
    { key: 'reason', label: t('chat_admin.reason'), cell: ({ reason }) => t(`chat.report_${reason}`) },
    {
      key: 'reporter',
      label: t('chat_admin.reporter'),
      cell: ({ reporter }) => reporter.name ?? t('chat_admin.deleted_user'),
    },
    {
      key: 'reports_of_sender',
      label: t('chat_admin.reports_of_sender'),
      sortable: true,
      cell: ({ reports_of_sender }) => format.number(reports_of_sender),
    },
    {
      key: 'state',
      label: t('chat_admin.state'),
      cell: ({ state }) => <StatusLabel kind={REPORT_STATE_KINDS[state]}>{t(`chat_admin.state_${state}`)}</StatusLabel>,
    },
    {
      key: 'reported_at',
      label: t('chat_admin.reported_at'),
      sortable: true,
      cell: ({ reported_at }) => format.dateTime(reported_at),
    },
  ]
  return (
    <AdminTable
      label={t('chat_admin.reports')}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      sort={sortOf(sort)}
      onSort={(chosen) => onSort(orderOf(chosen))}
    />
  )
}

export { MessageReportsPage as Page }
