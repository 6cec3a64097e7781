import { retryDeadLetter } from '@kredka/contracts/jobs/endpoints'
import { DEAD_LETTER_SORTS, type DeadLetterView } from '@kredka/contracts/jobs/views'
import { useResource } from '../../app/store/resource.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { FoundRows } from '../../back-office/FoundRows.tsx'
import { SelectionBar } from '../../back-office/selection/SelectionBar.tsx'
import { useEach } from '../../back-office/selection/useEach.ts'
import { useSelection } from '../../back-office/selection/useSelection.ts'
import { withSelection } from '../../back-office/selection/with-selection.tsx'
import { usePolling } from '../../back-office/usePolling.ts'
import { useSearchedTable } from '../../back-office/useSearchedTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Column } from '../../ui/Table.tsx'
import { deadLetters } from '../resources.ts'
import { DEAD_LETTER_KINDS } from '../state-kinds.ts'
import { DeadLetterButtons } from './DeadLetterButtons.tsx'
import { Cause, Concerned, LastError, Tried } from './reaction-cells.tsx'
import classes from './reaction-table.module.css'

const EVERY_MS = 5_000

/** Events that policies could not handle, with those that wait behind them (EVT-06). */
export function DeadLetterTable() {
  const t = useText()
  const format = useFormat()
  const table = useSearchedTable({ filters: {}, sorts: DEAD_LETTER_SORTS })
  const found = useResource(deadLetters, table.query)
  usePolling(found.refresh, EVERY_MS)
  const rows = found.data?.filter(canBeRetried) ?? []
  const selection = useSelection(rows, keyOf)
  const { state, send, forget } = useEach<DeadLetterView>(({ failed }) => {
    selection.choose(failed.map(({ row }) => row))
    found.refresh()
  })
  const columns: readonly Column<DeadLetterView>[] = [
    {
      key: 'policy',
      label: t('admin.policy'),
      sortable: true,
      cell: (row) => <Cause name={row.policy} of={row} />,
    },
    {
      key: 'stream',
      label: t('admin.stream'),
      cell: ({ stream, revision }) => (
        <Concerned stream={stream} revision={revision}>
          {`${stream}@${revision}`}
        </Concerned>
      ),
    },
    {
      key: 'state',
      label: t('admin.state'),
      sortable: true,
      cell: ({ state, attempts }) => (
        <Tried kind={DEAD_LETTER_KINDS[state]} attempts={attempts}>
          {t(`admin.dead_letter_${state}`)}
        </Tried>
      ),
    },
    {
      key: 'since',
      label: t('admin.since'),
      sortable: true,
      oneLine: true,
      cell: ({ since, state, next_attempt_at }) => (
        <span className={classes.lines}>
          {format.dateTime(since)}
          {(state === 'retrying' || state === 'postponed') && (
            <small>{t('admin.again_at', { at: format.dateTime(next_attempt_at) })}</small>
          )}
        </span>
      ),
    },
    { key: 'error', label: t('admin.error'), cell: ({ error }) => <LastError error={error} /> },
    {
      key: 'actions',
      label: t('admin.actions'),
      cell: ({ policy, stream, state }) =>
        state === 'waiting' ? '' : <DeadLetterButtons policy={policy} stream={stream} onDone={found.refresh} />,
    },
  ]
  const bar = (
    <SelectionBar rows={rows} selection={selection} state={state} nameOf={nameOf} onClose={forget}>
      <Button
        size="small"
        look="primary"
        icon="refresh"
        loading={state.status === 'sending'}
        onClick={() => send(retryDeadLetter, selection.chosen, ({ policy, stream }) => ({ policy, stream }))}
      >
        {t('admin.retry')}
      </Button>
    </SelectionBar>
  )
  return (
    <FoundRows found={found} empty={<EmptyState>{t('admin.no_dead_letters')}</EmptyState>}>
      {(all) => (
        <>
          {bar}
          <AdminTable
            label={t('admin.dead_letters')}
            columns={withSelection(columns, selection, (row) =>
              canBeRetried(row) ? t('selection.row', { name: nameOf(row) }) : null,
            )}
            rows={all}
            keyOf={keyOf}
            {...(table.sort && { sort: table.sort, onSort: table.order })}
          />
        </>
      )}
    </FoundRows>
  )
}

function keyOf({ policy, event_id }: DeadLetterView): string {
  return `${policy} ${event_id}`
}

function nameOf({ policy, stream, revision }: DeadLetterView): string {
  return `${policy}, ${stream}@${revision}`
}

/** What waits behind another event has its turn after that one. */
function canBeRetried({ state }: DeadLetterView): boolean {
  return state !== 'waiting'
}
