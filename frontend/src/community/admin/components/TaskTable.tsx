import { TASK_STATUSES, type TaskStatus } from '@kredka/contracts/community/rules'
import type { TaskView } from '@kredka/contracts/community/views'
import { useResource } from '../../../app/store/resource.ts'
import { RowButton } from '../../../back-office/RowButton.tsx'
import { SearchedTable } from '../../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../../back-office/useSearchedTable.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { type StatusKind, StatusLabel } from '../../../ui/StatusLabel.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { useOwnLanguage } from '../../useOwnLanguage.ts'
import { foundTasks } from '../resources.ts'

const SORTS = ['-moved_at', 'moved_at', '-added_at', 'added_at', 'title', '-title', 'status', '-status'] as const
const KINDS: Readonly<Record<TaskStatus, StatusKind>> = { 'to-do': 'new', 'in-progress': 'active', done: 'done' }

interface Props {
  readonly onEdit: (task: TaskView) => void
  readonly onDelete: (task: TaskView) => void
}

/** The tasks as a table: for finding one among many. */
export function TaskTable({ onEdit, onDelete }: Props) {
  const t = useText()
  const table = useSearchedTable({ filters: { status: TASK_STATUSES }, sorts: SORTS, typedMax: 100 })
  const found = useResource(foundTasks, table.query)
  const columns = useColumns(onEdit, onDelete)
  return (
    <Stack>
      <SearchedTable
        table={table}
        found={found}
        label={t('community.tasks')}
        searchLabel={t('community.search_tasks')}
        filters={{
          status: {
            label: t('community.column'),
            all: t('community.every_column'),
            word: (value) => t(`community.task_${value}`),
          },
        }}
        columns={columns}
        keyOf={({ id }) => id}
      />
    </Stack>
  )
}

function useColumns(onEdit: Props['onEdit'], onDelete: Props['onDelete']): readonly Column<TaskView>[] {
  const t = useText()
  const format = useFormat()
  const words = useOwnLanguage()
  return [
    {
      key: 'title',
      label: t('community.title'),
      sortable: true,
      cell: (task) => <RowButton onClick={() => onEdit(task)}>{words(task.title)}</RowButton>,
    },
    {
      key: 'status',
      label: t('community.column'),
      sortable: true,
      cell: ({ status }) => <StatusLabel kind={KINDS[status]}>{t(`community.task_${status}`)}</StatusLabel>,
    },
    {
      key: 'added_at',
      label: t('community.added_at'),
      sortable: true,
      oneLine: true,
      cell: ({ added_at }) => format.dateTime(added_at),
    },
    {
      key: 'moved_at',
      label: t('community.moved_at'),
      sortable: true,
      oneLine: true,
      cell: ({ moved_at }) => format.dateTime(moved_at),
    },
    {
      key: 'delete',
      label: t('community.delete'),
      cell: (task) => (
        <Button
          look="quiet"
          size="small"
          icon="trash"
          label={t('community.delete_task', { title: words(task.title) })}
          onClick={() => onDelete(task)}
        />
      ),
    },
  ]
}
