import type { ExerciseRowView } from '@kredka/contracts/topics/views'
import { Link } from 'react-router'
import { usePath } from '../../../app/routing/usePath.ts'
import { useResource } from '../../../app/store/resource.ts'
import { OfficeLink } from '../../../back-office/OfficeLink.tsx'
import { SearchedTable } from '../../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../../back-office/useSearchedTable.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useWords } from '../../../offers/index.ts'
import { Stack } from '../../../ui/layout.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { StatusLabel } from '../../../ui/StatusLabel.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { EXERCISE_KINDS } from '../../status-kinds.ts'
import { foundExercises } from '../resources.ts'
import classes from './exercises-page.module.css'

const STATES = ['waiting', 'approved', 'rejected'] as const
const SORTS = ['-sent_at', 'sent_at', 'topic', '-topic', 'state', '-state'] as const
const EXCERPT = 90

/** Exercises of teachers, read before students see them (ADM-02, TOP-01). */
export function ExercisesPage() {
  const t = useText()
  const table = useSearchedTable({ filters: { state: STATES }, sorts: SORTS, typedMax: 100 })
  const found = useResource(foundExercises, table.query)
  return (
    <Stack space={4}>
      <PageHeader title={t('admin_nav.exercises')} />
      <SearchedTable
        table={table}
        found={found}
        label={t('admin_nav.exercises')}
        searchLabel={t('topics_admin.search')}
        filters={{
          state: {
            label: t('topics_admin.state'),
            all: t('topics_admin.every_state'),
            word: (value) => t(`topics_admin.state_${value}`),
          },
        }}
        columns={useColumns()}
        keyOf={({ id }) => id}
      />
    </Stack>
  )
}

function useColumns(): readonly Column<ExerciseRowView>[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const words = useWords()
  return [
    {
      key: 'question',
      label: t('topics_admin.question'),
      cell: (exercise) => (
        <Link to={path('admin.exercise', { id: exercise.id })} className={classes.question ?? ''}>
          {excerpt(exercise.question ?? t('topics_admin.removed_words'))}
        </Link>
      ),
    },
    {
      key: 'topic',
      label: t('topics_admin.topic'),
      sortable: true,
      cell: ({ topic, subject_id }) => `${topic} (${words.subject(subject_id)})`,
    },
    {
      key: 'teacher',
      label: t('topics_admin.teacher'),
      cell: ({ teacher }) => (
        <OfficeLink page="admin.user" to={path('admin.user', { id: teacher.id })}>
          {teacher.name ?? t('topics_admin.deleted_user')}
        </OfficeLink>
      ),
    },
    {
      key: 'state',
      label: t('topics_admin.state'),
      sortable: true,
      cell: ({ state }) => <StatusLabel kind={EXERCISE_KINDS[state]}>{t(`topics_admin.state_${state}`)}</StatusLabel>,
    },
    {
      key: 'sent_at',
      label: t('topics_admin.sent_at'),
      sortable: true,
      oneLine: true,
      cell: ({ sent_at }) => format.dateTime(sent_at),
    },
  ]
}

function excerpt(text: string): string {
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text
}

export { ExercisesPage as Page }
