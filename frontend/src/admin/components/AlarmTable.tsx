import { runAlarm } from '@kredka/contracts/jobs/endpoints'
import { ALARM_SORTS, ALARM_STATES, type AlarmView } from '@kredka/contracts/jobs/views'
import { useResource } from '../../app/store/resource.ts'
import { SearchedTable } from '../../back-office/SearchedTable.tsx'
import { SelectionBar } from '../../back-office/selection/SelectionBar.tsx'
import { useEach } from '../../back-office/selection/useEach.ts'
import { useSelection } from '../../back-office/selection/useSelection.ts'
import { withSelection } from '../../back-office/selection/with-selection.tsx'
import { usePolling } from '../../back-office/usePolling.ts'
import { useSearchedTable } from '../../back-office/useSearchedTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import type { Column } from '../../ui/Table.tsx'
import { alarms } from '../resources.ts'
import { ALARM_KINDS } from '../state-kinds.ts'
import { AlarmButtons } from './AlarmButtons.tsx'
import { Cause, Concerned, LastError, Tried } from './reaction-cells.tsx'
import classes from './reaction-table.module.css'

const EVERY_MS = 5_000

/** Commands at a time: what fails first, then what comes next (EVT-06, ADM-03). */
export function AlarmTable() {
  const t = useText()
  const table = useSearchedTable({ filters: { state: ALARM_STATES }, sorts: ALARM_SORTS })
  const found = useResource(alarms, table.query)
  usePolling(found.refresh, EVERY_MS)
  const rows = found.data?.filter(canBeRun) ?? []
  const selection = useSelection(rows, keyOf)
  const { state, send, forget } = useEach<AlarmView>(({ failed }) => {
    selection.choose(failed.map(({ row }) => row))
    found.refresh()
  })
  const bar = (
    <SelectionBar rows={rows} selection={selection} state={state} nameOf={nameOf} onClose={forget}>
      <Button
        size="small"
        look="primary"
        icon="play"
        loading={state.status === 'sending'}
        onClick={() => send(runAlarm, selection.chosen, ({ alarm, key }) => ({ alarm, key }))}
      >
        {t('admin.run_alarm')}
      </Button>
    </SelectionBar>
  )
  return (
    <SearchedTable
      table={table}
      found={found}
      label={t('admin.alarms')}
      searchLabel={t('admin.search_alarms')}
      filters={{
        state: {
          label: t('admin.state'),
          all: t('back_office.every_state'),
          word: (value) => t(`admin.alarm_is_${value}`),
        },
      }}
      more={bar}
      columns={withSelection(useColumns(found.refresh), selection, (row) =>
        canBeRun(row) ? t('selection.row', { name: nameOf(row) }) : null,
      )}
      keyOf={keyOf}
      none="admin.no_alarms"
    />
  )
}

function keyOf({ alarm, key }: AlarmView): string {
  return `${alarm} ${key}`
}

function nameOf({ alarm, key }: AlarmView): string {
  return `${alarm}, ${key}`
}

/** One whose time has not come is left alone. */
function canBeRun({ state }: AlarmView): boolean {
  return state !== 'set'
}

function useColumns(onDone: () => void): readonly Column<AlarmView>[] {
  const t = useText()
  const format = useFormat()
  return [
    {
      key: 'alarm',
      label: t('admin.alarm'),
      cell: (row) => <Cause name={row.alarm} of={row} />,
    },
    { key: 'key', label: t('admin.alarm_of'), cell: ({ key, stream }) => <Concerned stream={stream}>{key}</Concerned> },
    {
      key: 'state',
      label: t('admin.state'),
      sortable: true,
      cell: ({ state, attempts }) => (
        <Tried kind={ALARM_KINDS[state]} attempts={attempts}>
          {t(`admin.alarm_is_${state}`)}
        </Tried>
      ),
    },
    {
      key: 'due',
      label: t('admin.alarm_due'),
      sortable: true,
      oneLine: true,
      cell: ({ state, due_at, next_attempt_at }) => (
        <span className={classes.lines}>
          {format.dateTime(due_at)}
          {state === 'failing' && <small>{t('admin.again_at', { at: format.dateTime(next_attempt_at) })}</small>}
        </span>
      ),
    },
    { key: 'error', label: t('admin.error'), cell: ({ error }) => <LastError error={error} /> },
    {
      key: 'actions',
      label: t('admin.actions'),
      cell: ({ alarm, key, state }) => (state === 'set' ? '' : <AlarmButtons alarm={alarm} of={key} onDone={onDone} />),
    },
  ]
}
