import { assignWork, releaseWork } from '@kredka/contracts/work-queue/endpoints'
import { WORK_KINDS, workKindsOf } from '@kredka/contracts/work-queue/rules'
import type { WorkItemView } from '@kredka/contracts/work-queue/views'
import { useContext } from 'react'
import { Link } from 'react-router'
import { adminSession } from '../../app/routing/AdminGate.tsx'
import { StaffRoleContext } from '../../app/routing/staff-role.ts'
import { useResource } from '../../app/store/resource.ts'
import { PersonLink } from '../../back-office/PersonLink.tsx'
import { Assignee } from '../../back-office/queue/Assignee.tsx'
import { useWorkItem } from '../../back-office/queue/useWorkItem.ts'
import { SearchedTable } from '../../back-office/SearchedTable.tsx'
import { SelectionBar } from '../../back-office/selection/SelectionBar.tsx'
import { useEach } from '../../back-office/selection/useEach.ts'
import { type Selection, useSelection } from '../../back-office/selection/useSelection.ts'
import { withSelection } from '../../back-office/selection/with-selection.tsx'
import { useSearchedTable } from '../../back-office/useSearchedTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import type { Column } from '../../ui/Table.tsx'
import { work } from '../resources.ts'
import classes from './queue-page.module.css'

/** All that waits for staff, the longest waiting first, whatever it is (ADM-02). */
export function QueuePage() {
  const t = useText()
  const role = useContext(StaffRoleContext)
  const table = useSearchedTable({
    filters: { kind: role === null ? WORK_KINDS : workKindsOf(role), assigned: ['me', 'nobody'] },
    typedMax: 100,
  })
  const found = useResource(work, table.query)
  const rows = found.data ?? NOTHING
  const selection = useSelection(rows, keyOf)
  const nameOf = useName()
  const columns = withSelection(useColumns(found.refresh), selection, (item) =>
    t('selection.row', { name: nameOf(item) }),
  )
  return (
    <Stack space={4}>
      <PageHeader title={t('admin_nav.queue')} about={t('work_queue.about')} />
      <SearchedTable
        table={table}
        found={found}
        label={t('admin_nav.queue')}
        searchLabel={t('work_queue.search')}
        filters={{
          kind: {
            label: t('work_queue.kind'),
            all: t('work_queue.every_kind'),
            word: (value) => t(`work_queue.kind_${value}`),
          },
          assigned: {
            label: t('work_queue.assignee'),
            all: t('work_queue.every_assignee'),
            word: (value) => t(`work_queue.of_${value}`),
          },
        }}
        more={<Chosen rows={rows} selection={selection} onDone={found.refresh} />}
        columns={columns}
        keyOf={keyOf}
        none="work_queue.none"
      />
    </Stack>
  )
}

const NOTHING: readonly WorkItemView[] = []

function keyOf({ kind, id }: WorkItemView): string {
  return `${kind} ${id}`
}

function useName(): (item: WorkItemView) => string {
  const t = useText()
  const { wordsOf } = useWorkItem()
  return (item) => `${t(`work_queue.kind_${item.kind}`)}: ${wordsOf(item)}`
}

interface ChosenProps {
  readonly rows: readonly WorkItemView[]
  readonly selection: Selection<WorkItemView>
  readonly onDone: () => void
}

/** What can be done with several things at once: who looks after them, and no decision. */
function Chosen({ rows, selection, onDone }: ChosenProps) {
  const t = useText()
  const me = useResource(adminSession, {}).data
  const nameOf = useName()
  const { state, send, forget } = useEach<WorkItemView>(({ failed }) => {
    selection.choose(failed.map(({ row }) => row))
    onDone()
  })
  const isBusy = state.status === 'sending'
  const { chosen } = selection
  if (me === null) return null
  return (
    <SelectionBar rows={rows} selection={selection} state={state} nameOf={nameOf} onClose={forget}>
      <Button
        size="small"
        look="primary"
        loading={isBusy}
        // what a colleague looks after is asked for one by one
        onClick={() => send(assignWork, chosen, ({ kind, id }) => ({ kind, id, admin_id: me.id, seen: null }))}
      >
        {t('work_queue.take_all')}
      </Button>
      <Button
        size="small"
        loading={isBusy}
        onClick={() => send(releaseWork, chosen, ({ kind, id }) => ({ kind, id, seen: me.id }))}
      >
        {t('work_queue.give_all_back')}
      </Button>
    </SelectionBar>
  )
}

function useColumns(onChanged: () => void): readonly Column<WorkItemView>[] {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const { wordsOf, linkOf } = useWorkItem()
  return [
    {
      key: 'item',
      label: t('work_queue.item'),
      cell: (item) => (
        <Link to={linkOf(item)} className={classes.item ?? ''}>
          <strong>{t(`work_queue.kind_${item.kind}`)}</strong>
          <span>{wordsOf(item)}</span>
        </Link>
      ),
    },
    {
      key: 'who',
      label: t('work_queue.who'),
      cell: ({ who }) => (who === null ? t('work_queue.guest') : <PersonLink person={who} />),
    },
    {
      key: 'since',
      label: t('work_queue.waits'),
      oneLine: true,
      cell: ({ since }) => (
        <time dateTime={since} title={format.dateTime(since)}>
          {format.fromNow(since, now)}
        </time>
      ),
    },
    {
      key: 'assignee',
      label: t('work_queue.assignee'),
      cell: (item) => <Assignee item={item} of={wordsOf(item)} onChanged={onChanged} />,
    },
  ]
}

export { QueuePage as Page }
