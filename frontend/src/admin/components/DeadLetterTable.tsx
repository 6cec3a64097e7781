import type { DeadLetterView } from '@kredka/contracts/jobs/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { Code } from '../../back-office/Facts.tsx'
import { FoundRows } from '../../back-office/FoundRows.tsx'
import { usePolling } from '../../back-office/usePolling.ts'
import { useTable } from '../../back-office/useTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Column } from '../../ui/Table.tsx'
import { deadLetters } from '../resources.ts'
import { DEAD_LETTER_KINDS } from '../state-kinds.ts'
import { DeadLetterButtons } from './DeadLetterButtons.tsx'

const EVERY_MS = 5_000

/** Events that policies could not handle, with those that wait behind them (EVT-06). */
export function DeadLetterTable() {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const { page } = useTable()
  const found = useResource(deadLetters, { page })
  usePolling(found.refresh, EVERY_MS)
  const columns: readonly Column<DeadLetterView>[] = [
    { key: 'policy', label: t('admin.policy'), cell: ({ policy }) => <Code>{policy}</Code> },
    {
      key: 'stream',
      label: t('admin.stream'),
      cell: ({ stream, revision }) => (
        <Link to={`${path('admin.stream', { id: stream })}?revision=${revision}`}>
          <Code>{`${stream}@${revision}`}</Code>
        </Link>
      ),
    },
    {
      key: 'event',
      label: t('admin.event'),
      cell: ({ event_id, event_type }) => (
        <Link to={path('admin.event', { id: event_id })}>
          <Code>{event_type}</Code>
        </Link>
      ),
    },
    {
      key: 'state',
      label: t('admin.state'),
      cell: ({ state }) => <StatusLabel kind={DEAD_LETTER_KINDS[state]}>{t(`admin.dead_letter_${state}`)}</StatusLabel>,
    },
    { key: 'attempts', label: t('admin.attempts'), numeric: true, cell: ({ attempts }) => format.number(attempts) },
    { key: 'error', label: t('admin.error'), cell: ({ error }) => error ?? '' },
    { key: 'since', label: t('admin.since'), oneLine: true, cell: ({ since }) => format.dateTime(since) },
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
        state === 'waiting' ? '' : <DeadLetterButtons policy={policy} stream={stream} onDone={found.refresh} />,
    },
  ]
  return (
    <FoundRows found={found} empty={<EmptyState>{t('admin.no_dead_letters')}</EmptyState>}>
      {(rows) => (
        <AdminTable
          label={t('admin.dead_letters')}
          columns={columns}
          rows={rows}
          keyOf={({ policy, event_id }) => `${policy} ${event_id}`}
        />
      )}
    </FoundRows>
  )
}
