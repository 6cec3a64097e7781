import type { RunnerView } from '@kredka/contracts/admin/views'
import { useResource } from '../../app/store/resource.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { Code } from '../../back-office/Facts.tsx'
import { usePolling } from '../../back-office/usePolling.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import type { Column } from '../../ui/Table.tsx'
import { runners } from '../resources.ts'
import { RUNNER_STATE_KINDS } from '../state-kinds.ts'
import { worstFirst } from '../worst-first.ts'

const EVERY_MS = 5_000

/** Policies, alarms and the mail sender: how far each is behind the log, and what waits there (EVT-06). */
export function RunnersTable() {
  const t = useText()
  const found = useResource(runners, {})
  usePolling(found.refresh, EVERY_MS)
  return (
    <ResourceView of={found}>
      {(rows) => (
        <Runners label={t('admin.runners')} rows={worstFirst(rows.filter(({ kind }) => kind !== 'read_model'))} />
      )}
    </ResourceView>
  )
}

function Runners({ label, rows }: { readonly label: string; readonly rows: readonly RunnerView[] }) {
  const t = useText()
  const format = useFormat()
  const columns: readonly Column<RunnerView>[] = [
    { key: 'name', label: t('admin.runner'), cell: ({ name }) => <Code>{name}</Code> },
    {
      key: 'state',
      label: t('admin.state'),
      cell: ({ state }) => <StatusLabel kind={RUNNER_STATE_KINDS[state]}>{t(`admin.runner_${state}`)}</StatusLabel>,
    },
    { key: 'kind', label: t('admin.runner_kind'), cell: ({ kind }) => t(`admin.runner_${kind}`) },
    {
      key: 'lag',
      label: t('admin.lag'),
      numeric: true,
      cell: ({ lag, is_at_least }) => (is_at_least ? `≥ ${format.number(lag)}` : format.number(lag)),
    },
    {
      key: 'seconds',
      label: t('admin.behind_for'),
      numeric: true,
      cell: ({ seconds }) => t('admin.seconds', { seconds }),
    },
    { key: 'waiting', label: t('admin.put_aside'), numeric: true, cell: ({ waiting }) => format.number(waiting) },
    { key: 'position', label: t('admin.position'), numeric: true, cell: ({ position }) => position ?? '—' },
    {
      key: 'moved',
      label: t('admin.updated'),
      oneLine: true,
      cell: ({ moved_at }) => (moved_at === null ? '—' : format.dateTime(moved_at)),
    },
  ]
  return <AdminTable label={label} columns={columns} rows={rows} keyOf={({ kind, name }) => `${kind} ${name}`} />
}
