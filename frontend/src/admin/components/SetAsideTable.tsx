import type { SetAsideView } from '@kredka/contracts/jobs/views'
import { useFormat } from '../../app/i18n/useFormat.ts'
import { useText } from '../../app/i18n/useText.ts'
import { useResource } from '../../app/store/resource.ts'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Column } from '../../ui/Table.tsx'
import { setAside } from '../resources.ts'
import { SET_ASIDE_KINDS } from '../state-kinds.ts'
import { usePolling } from '../usePolling.ts'
import { useTable } from '../useTable.ts'
import { AdminTable } from './AdminTable.tsx'
import { Code } from './Facts.tsx'
import { FoundRows } from './FoundRows.tsx'
import { SetAsideButtons } from './SetAsideButtons.tsx'

const EVERY_MS = 5_000

/** Events that policies could not handle, with those that wait behind them (EVT-06). */
export function SetAsideTable() {
  const t = useText()
  const format = useFormat()
  const { page } = useTable()
  const found = useResource(setAside, { page })
  usePolling(found.refresh, EVERY_MS)
  const columns: readonly Column<SetAsideView>[] = [
    { key: 'policy', label: t('admin.policy'), cell: ({ policy }) => <Code>{policy}</Code> },
    { key: 'stream', label: t('admin.stream'), cell: ({ stream, revision }) => <Code>{`${stream}@${revision}`}</Code> },
    { key: 'event', label: t('admin.event'), cell: ({ event_type }) => <Code>{event_type}</Code> },
    {
      key: 'state',
      label: t('admin.state'),
      cell: ({ state }) => <StatusLabel kind={SET_ASIDE_KINDS[state]}>{t(`admin.aside_${state}`)}</StatusLabel>,
    },
    { key: 'attempts', label: t('admin.attempts'), numeric: true, cell: ({ attempts }) => format.number(attempts) },
    { key: 'error', label: t('admin.error'), cell: ({ error }) => error ?? '' },
    { key: 'since', label: t('admin.since'), cell: ({ since }) => format.dateTime(since) },
    {
      key: 'next',
      label: t('admin.next_attempt'),
      cell: ({ state, next_attempt_at }) =>
        state === 'retrying' || state === 'postponed' ? format.dateTime(next_attempt_at) : '—',
    },
    {
      key: 'actions',
      label: t('admin.actions'),
      cell: ({ policy, stream, state }) =>
        state === 'waiting' ? '' : <SetAsideButtons policy={policy} stream={stream} onDone={found.refresh} />,
    },
  ]
  return (
    <FoundRows found={found} empty={<EmptyState>{t('admin.nothing_set_aside')}</EmptyState>}>
      {(rows) => (
        <AdminTable
          label={t('admin.set_aside')}
          columns={columns}
          rows={rows}
          keyOf={({ policy, event_id }) => `${policy} ${event_id}`}
        />
      )}
    </FoundRows>
  )
}
