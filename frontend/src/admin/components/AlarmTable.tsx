import { ALARM_STATES, type AlarmView } from '@kredka/contracts/jobs/views'
import { useResource } from '../../app/store/resource.ts'
import { Code } from '../../back-office/Facts.tsx'
import { SearchedTable } from '../../back-office/SearchedTable.tsx'
import { usePolling } from '../../back-office/usePolling.ts'
import { useSearchedTable } from '../../back-office/useSearchedTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import type { Column } from '../../ui/Table.tsx'
import { alarms } from '../resources.ts'
import { ALARM_KINDS } from '../state-kinds.ts'
import { AlarmButtons } from './AlarmButtons.tsx'
import { useEventColumn } from './useEventColumn.tsx'

const EVERY_MS = 5_000

/** Commands at a time: what fails first, then what comes next (EVT-06, ADM-03). */
export function AlarmTable() {
  const t = useText()
  const table = useSearchedTable({ filters: { state: ALARM_STATES } })
  const found = useResource(alarms, table.query)
  usePolling(found.refresh, EVERY_MS)
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
      columns={useColumns(found.refresh)}
      keyOf={({ alarm, key }) => `${alarm} ${key}`}
      none="admin.no_alarms"
    />
  )
}

function useColumns(onDone: () => void): readonly Column<AlarmView>[] {
  const t = useText()
  const format = useFormat()
  const event = useEventColumn<AlarmView>()
  return [
    { key: 'alarm', label: t('admin.alarm'), cell: ({ alarm }) => <Code>{alarm}</Code> },
    { key: 'key', label: t('admin.alarm_of'), cell: ({ key }) => <Code>{key}</Code> },
    event,
    {
      key: 'state',
      label: t('admin.state'),
      cell: ({ state }) => <StatusLabel kind={ALARM_KINDS[state]}>{t(`admin.alarm_is_${state}`)}</StatusLabel>,
    },
    { key: 'due', label: t('admin.alarm_due'), oneLine: true, cell: ({ due_at }) => format.dateTime(due_at) },
    { key: 'attempts', label: t('admin.attempts'), numeric: true, cell: ({ attempts }) => format.number(attempts) },
    { key: 'error', label: t('admin.error'), cell: ({ error }) => error ?? '' },
    {
      key: 'next',
      label: t('admin.next_attempt'),
      cell: ({ state, next_attempt_at }) => (state === 'failing' ? format.dateTime(next_attempt_at) : '—'),
    },
    {
      key: 'actions',
      label: t('admin.actions'),
      cell: ({ alarm, key, state }) => (state === 'set' ? '' : <AlarmButtons alarm={alarm} of={key} onDone={onDone} />),
    },
  ]
}
