import { IDEA_STATUSES } from '@kredka/contracts/community/rules'
import type { IdeaRowView } from '@kredka/contracts/community/views'
import { useState } from 'react'
import {
  AdminTable,
  FilterBy,
  FoundRows,
  orderOf,
  SearchBox,
  sortOf,
  TableTools,
  useTable,
} from '../../../admin/index.ts'
import { useFormat } from '../../../app/i18n/useFormat.ts'
import { useText } from '../../../app/i18n/useText.ts'
import { Stack } from '../../../ui/layout.tsx'
import { Modal } from '../../../ui/overlay/Modal.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { StatusLabel } from '../../../ui/StatusLabel.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { IDEA_KINDS } from '../../status-kinds.ts'
import { IdeaDialog } from '../components/IdeaDialog.tsx'
import { RowButton } from '../components/RowButton.tsx'
import { foundIdeas } from '../resources.ts'

const SORTS = ['-proposed_at', 'proposed_at', '-votes', 'votes', 'title', '-title'] as const

/** Ideas of the community: read, put to the vote, decided (BRD-01, ADM-02). */
export function IdeasPage() {
  const t = useText()
  const { page, q, one, change } = useTable()
  const status = one('status', IDEA_STATUSES)
  const sort = one('sort', SORTS) ?? SORTS[0]
  const typed = q.trim().slice(0, 100)
  const found = foundIdeas.use({
    sort,
    page,
    ...(status === undefined ? {} : { status }),
    ...(typed === '' ? {} : { q: typed }),
  })
  const [opened, setOpened] = useState<IdeaRowView | null>(null)
  const [open, setOpen] = useState(false)
  const columns = useColumns((idea) => {
    setOpened(idea)
    setOpen(true)
  })
  return (
    <Stack space={4}>
      <PageHeader title={t('community.admin_ideas')} />
      <TableTools>
        <SearchBox label={t('community.search_ideas')} value={q} onSearch={(text) => change({ q: text }, true)} />
        <FilterBy
          name="status"
          label={t('community.state')}
          all={t('community.every_state')}
          values={IDEA_STATUSES}
          word={(value) => t(`community.idea_${value}`)}
        />
      </TableTools>
      <FoundRows
        found={found}
        empty={
          typed === '' && status === undefined ? (
            <EmptyState />
          ) : (
            <EmptyState picture="nothing_found">{t('community.nothing_found')}</EmptyState>
          )
        }
      >
        {(rows) => (
          <AdminTable
            label={t('community.admin_ideas')}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            sort={sortOf(sort)}
            onSort={(by) => change({ sort: orderOf(by) === SORTS[0] ? null : orderOf(by) })}
          />
        )}
      </FoundRows>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        title={opened?.title ?? t('community.removed_idea')}
        width={640}
      >
        {opened !== null && (
          <IdeaDialog
            key={opened.id}
            idea={opened}
            onSettled={() => {
              setOpen(false)
              found.refresh()
            }}
          />
        )}
      </Modal>
    </Stack>
  )
}

function useColumns(onOpen: (idea: IdeaRowView) => void): readonly Column<IdeaRowView>[] {
  const t = useText()
  const format = useFormat()
  return [
    {
      key: 'title',
      label: t('community.title'),
      sortable: true,
      cell: (idea) => <RowButton onClick={() => onOpen(idea)}>{idea.title ?? t('community.removed_idea')}</RowButton>,
    },
    {
      key: 'status',
      label: t('community.state'),
      cell: ({ status }) => <StatusLabel kind={IDEA_KINDS[status]}>{t(`community.idea_${status}`)}</StatusLabel>,
    },
    { key: 'votes', label: t('community.votes_column'), numeric: true, sortable: true, cell: ({ votes }) => votes },
    { key: 'author', label: t('community.author'), cell: ({ author }) => author.name ?? t('community.deleted_user') },
    {
      key: 'proposed_at',
      label: t('community.proposed_at'),
      sortable: true,
      cell: ({ proposed_at }) => format.dateTime(proposed_at),
    },
  ]
}

export { IdeasPage as Page }
