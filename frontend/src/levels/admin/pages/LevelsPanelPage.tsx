import { LEVEL_REVIEW_STATES } from '@kredka/contracts/levels/rules'
import type { LevelReviewRowView } from '@kredka/contracts/levels/views'
import { Link } from 'react-router'
import { usePath } from '../../../app/routing/usePath.ts'
import { useResource } from '../../../app/store/resource.ts'
import { OfficeLink } from '../../../back-office/OfficeLink.tsx'
import { SearchedTable } from '../../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../../back-office/useSearchedTable.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Stack } from '../../../ui/layout.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { LevelState } from '../LevelState.tsx'
import { reviewedLevels } from '../resources.ts'

const SORTS = ['turn', 'published_at', '-published_at', 'state', '-state'] as const

/** Levels that people drew and published, those that were reported first (GAM-03, ADM-02). */
export function LevelsPanelPage() {
  const t = useText()
  const table = useSearchedTable({ filters: { state: LEVEL_REVIEW_STATES }, sorts: SORTS, typedMax: 100 })
  const found = useResource(reviewedLevels, table.query)
  const columns = useColumns()
  return (
    <Stack space={4}>
      <PageHeader title={t('admin_nav.levels')} />
      <SearchedTable
        table={table}
        found={found}
        label={t('admin_nav.levels')}
        searchLabel={t('levels_admin.search')}
        filters={{
          state: {
            label: t('levels_admin.state'),
            all: t('levels_admin.every_state'),
            word: (value) => t(`levels_admin.state_${value}`),
          },
        }}
        none="levels_admin.none"
        noneFound="levels_admin.none_found"
        columns={columns}
        keyOf={({ id }) => id}
      />
    </Stack>
  )
}

function useColumns(): readonly Column<LevelReviewRowView>[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  return [
    {
      key: 'name',
      label: t('levels_admin.level'),
      cell: ({ id, name }) => <Link to={path('admin.level', { id })}>{name ?? t('levels_admin.nameless')}</Link>,
    },
    {
      key: 'author',
      label: t('levels_admin.author'),
      cell: ({ author: { id, name } }) => (
        <OfficeLink page="admin.user" to={path('admin.user', { id })}>
          {name ?? t('levels_admin.nameless')}
        </OfficeLink>
      ),
    },
    { key: 'state', label: t('levels_admin.state'), sortable: true, cell: ({ state }) => <LevelState state={state} /> },
    { key: 'reports', label: t('levels_admin.reports'), numeric: true, cell: ({ reports }) => reports },
    {
      key: 'published_at',
      label: t('levels_admin.published_at'),
      sortable: true,
      oneLine: true,
      cell: ({ published_at }) => format.dateTime(published_at),
    },
  ]
}

export { LevelsPanelPage as Page }
