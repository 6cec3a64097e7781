import { IDEA_STATUSES } from '@kredka/contracts/community/rules'
import type { IdeaRowView } from '@kredka/contracts/community/views'
import { Link } from 'react-router'
import { usePath } from '../../../app/routing/usePath.ts'
import { useResource } from '../../../app/store/resource.ts'
import { SearchedTable } from '../../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../../back-office/useSearchedTable.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Stack } from '../../../ui/layout.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { StatusLabel } from '../../../ui/StatusLabel.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { IDEA_KINDS } from '../../status-kinds.ts'
import { foundIdeas } from '../resources.ts'

const SORTS = ['-proposed_at', 'proposed_at', '-votes', 'votes', 'title', '-title', 'status', '-status'] as const

/** Ideas of the community: read, put to the vote, decided (BRD-01, ADM-02). */
export function IdeasPage() {
  const t = useText()
  const table = useSearchedTable({ filters: { status: IDEA_STATUSES }, sorts: SORTS, typedMax: 100 })
  const found = useResource(foundIdeas, table.query)
  return (
    <Stack space={4}>
      <PageHeader title={t('community.admin_ideas')} />
      <SearchedTable
        table={table}
        found={found}
        label={t('community.admin_ideas')}
        searchLabel={t('community.search_ideas')}
        filters={{
          status: {
            label: t('community.state'),
            all: t('community.every_state'),
            word: (value) => t(`community.idea_${value}`),
          },
        }}
        columns={useColumns()}
        keyOf={({ id }) => id}
      />
    </Stack>
  )
}

function useColumns(): readonly Column<IdeaRowView>[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  return [
    {
      key: 'title',
      label: t('community.title'),
      sortable: true,
      cell: ({ id, title }) => (
        <Link to={path('admin.community-idea', { id })}>{title ?? t('community.removed_idea')}</Link>
      ),
    },
    {
      key: 'status',
      label: t('community.state'),
      sortable: true,
      cell: ({ status }) => <StatusLabel kind={IDEA_KINDS[status]}>{t(`community.idea_${status}`)}</StatusLabel>,
    },
    { key: 'votes', label: t('community.votes_column'), numeric: true, sortable: true, cell: ({ votes }) => votes },
    { key: 'author', label: t('community.author'), cell: ({ author }) => author.name ?? t('community.deleted_user') },
    {
      key: 'proposed_at',
      label: t('community.proposed_at'),
      sortable: true,
      oneLine: true,
      cell: ({ proposed_at }) => format.dateTime(proposed_at),
    },
  ]
}

export { IdeasPage as Page }
