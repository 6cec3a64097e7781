import { COMMENT_FILTERS } from '@kredka/contracts/reviews/rules'
import type { CommentRowView } from '@kredka/contracts/reviews/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { SearchedTable } from '../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../back-office/useSearchedTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Row, Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import type { Column } from '../../ui/Table.tsx'
import classes from './comments.module.css'
import { comments } from './resources.ts'

const SORTS = ['-written_at', 'written_at', '-stars', 'stars', 'state', '-state'] as const
const EXCERPT = 90

/** Reviews of teachers, to be moderated: what is reported can be looked at first (REV-01, ADM-02). */
export function CommentsPage() {
  const t = useText()
  const table = useSearchedTable({ filters: { filter: COMMENT_FILTERS }, sorts: SORTS, typedMax: 100 })
  const found = useResource(comments, table.query)
  const columns = useColumns()
  return (
    <Stack space={4}>
      <PageHeader title={t('reviews.admin_title')} />
      <SearchedTable
        table={table}
        found={found}
        label={t('reviews.admin_title')}
        searchLabel={t('reviews.admin_search')}
        filters={{
          filter: {
            label: t('reviews.state'),
            all: t('reviews.every_state'),
            word: (value) => t(`reviews.filter_${value}`),
          },
        }}
        columns={columns}
        keyOf={({ id }) => id}
      />
    </Stack>
  )
}

function useColumns(): readonly Column<CommentRowView>[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const gone = t('reviews.deleted_user')
  return [
    {
      key: 'text',
      label: t('reviews.words'),
      cell: ({ id, text }) => (
        <Link className={classes.words} to={path('admin.comment', { id })}>
          {excerpt(text ?? t('reviews.words_gone'))}
        </Link>
      ),
    },
    {
      key: 'stars',
      label: t('reviews.stars'),
      sortable: true,
      cell: ({ stars }) => <Rating value={stars} size={16} />,
    },
    { key: 'student', label: t('reviews.student'), cell: ({ student }) => student.name ?? gone },
    { key: 'teacher', label: t('reviews.teacher'), cell: ({ teacher }) => teacher.name ?? gone },
    { key: 'state', label: t('reviews.state'), sortable: true, cell: (review) => <CommentLabels review={review} /> },
    {
      key: 'written_at',
      label: t('reviews.written_at'),
      sortable: true,
      oneLine: true,
      cell: ({ written_at }) => format.dateTime(written_at),
    },
  ]
}

export function CommentLabels({
  review,
}: {
  readonly review: Pick<CommentRowView, 'state' | 'reported' | 'edited_at'>
}) {
  const t = useText()
  return (
    <Row space={1}>
      {review.reported && <StatusLabel kind="warning">{t('reviews.state_reported')}</StatusLabel>}
      {review.state === 'hidden' ? (
        <StatusLabel kind="cancelled">{t('reviews.state_hidden')}</StatusLabel>
      ) : (
        <StatusLabel kind="active">{t('reviews.state_visible')}</StatusLabel>
      )}
      {review.edited_at !== null && <StatusLabel kind="info">{t('reviews.edited')}</StatusLabel>}
    </Row>
  )
}

function excerpt(text: string): string {
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text
}

export { CommentsPage as Page }
