import { exportMessageReports } from '@kredka/contracts/chat/endpoints'
import { MESSAGE_REPORT_SORTS, REPORT_REASONS, REPORT_STATES } from '@kredka/contracts/chat/rules'
import type { MessageReportRowView } from '@kredka/contracts/chat/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { CsvButton } from '../../back-office/CsvButton.tsx'
import { SearchedTable } from '../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../back-office/useSearchedTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import type { Column } from '../../ui/Table.tsx'
import { messageReports } from './resources.ts'
import { REPORT_STATE_KINDS } from './state-kinds.ts'

/** Messages that people reported (CHT-02, ADM-02). */
export function MessageReportsPage() {
  const t = useText()
  const table = useSearchedTable({
    filters: { state: REPORT_STATES, reason: REPORT_REASONS },
    sorts: MESSAGE_REPORT_SORTS,
  })
  const found = useResource(messageReports, table.query)
  const columns = useColumns()
  return (
    <Stack space={4}>
      <PageHeader
        title={t('chat_admin.reports')}
        about={t('chat_admin.reports_about')}
        actions={<CsvButton endpoint={exportMessageReports} query={table.wholeQuery} />}
      />
      <SearchedTable
        table={table}
        found={found}
        label={t('chat_admin.reports')}
        searchLabel={t('chat_admin.search')}
        filters={{
          state: {
            label: t('chat_admin.state'),
            all: t('chat_admin.all_states'),
            word: (value) => t(`chat_admin.state_${value}`),
          },
          reason: {
            label: t('chat_admin.reason'),
            all: t('chat_admin.all_reasons'),
            word: (value) => t(`chat.report_${value}`),
          },
        }}
        columns={columns}
        keyOf={({ id }) => id}
        none="chat_admin.no_reports"
        noneFound="chat_admin.no_such_reports"
      />
    </Stack>
  )
}

function useColumns(): readonly Column<MessageReportRowView>[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  return [
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
      sortable: true,
      cell: ({ state }) => <StatusLabel kind={REPORT_STATE_KINDS[state]}>{t(`chat_admin.state_${state}`)}</StatusLabel>,
    },
    {
      key: 'reported_at',
      label: t('chat_admin.reported_at'),
      sortable: true,
      oneLine: true,
      cell: ({ reported_at }) => format.dateTime(reported_at),
    },
  ]
}

export { MessageReportsPage as Page }
