import { OPINION_STATES } from '@kredka/contracts/community/rules'
import type { OpinionRowView } from '@kredka/contracts/community/views'
import { Link } from 'react-router'
import { usePath } from '../../../app/routing/usePath.ts'
import { useResource } from '../../../app/store/resource.ts'
import { SearchedTable } from '../../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../../back-office/useSearchedTable.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Stack } from '../../../ui/layout.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Rating } from '../../../ui/Rating.tsx'
import { StatusLabel } from '../../../ui/StatusLabel.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { OPINION_KINDS } from '../../status-kinds.ts'
import { foundOpinions } from '../resources.ts'
import classes from './opinions-page.module.css'

const SORTS = ['-written_at', 'written_at', '-stars', 'stars', 'state', '-state'] as const
const EXCERPT = 90

/** Opinions on the service, read before others see them (BRD-01, ADM-02). */
export function OpinionsPage() {
  const t = useText()
  const table = useSearchedTable({ filters: { state: OPINION_STATES }, sorts: SORTS, typedMax: 100 })
  const found = useResource(foundOpinions, table.query)
  return (
    <Stack space={4}>
      <PageHeader title={t('community.admin_opinions')} />
      <SearchedTable
        table={table}
        found={found}
        label={t('community.admin_opinions')}
        searchLabel={t('community.search_opinions')}
        filters={{
          state: {
            label: t('community.state'),
            all: t('community.every_state'),
            word: (value) => t(`community.opinion_${value}`),
          },
        }}
        columns={useColumns()}
        keyOf={({ id }) => id}
      />
    </Stack>
  )
}

function useColumns(): readonly Column<OpinionRowView>[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  return [
    {
      key: 'author',
      label: t('community.author'),
      cell: ({ id, author }) => (
        <Link to={path('admin.community-opinion', { id })}>{author.name ?? t('community.deleted_user')}</Link>
      ),
    },
    {
      key: 'stars',
      label: t('community.stars'),
      sortable: true,
      cell: ({ stars }) => <Rating value={stars} size={16} />,
    },
    {
      key: 'text',
      label: t('community.text'),
      cell: ({ text }) => <span className={classes.words}>{excerpt(text ?? t('community.removed_opinion'))}</span>,
    },
    {
      key: 'state',
      label: t('community.state'),
      sortable: true,
      cell: ({ state }) => <StatusLabel kind={OPINION_KINDS[state]}>{t(`community.opinion_${state}`)}</StatusLabel>,
    },
    {
      key: 'written_at',
      label: t('community.written_at'),
      sortable: true,
      oneLine: true,
      cell: ({ written_at }) => format.dateTime(written_at),
    },
  ]
}

function excerpt(text: string): string {
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text
}

export { OpinionsPage as Page }
