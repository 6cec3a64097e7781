import { exportLessonProblems } from '@kredka/contracts/lessons/endpoints'
import { LESSON_PROBLEM_SORTS, PROBLEM_STATES } from '@kredka/contracts/lessons/rules'
import type { LessonProblemRowView } from '@kredka/contracts/lessons/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { CsvButton } from '../../back-office/CsvButton.tsx'
import { SearchedTable } from '../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../back-office/useSearchedTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import type { Column } from '../../ui/Table.tsx'
import { PROBLEM_KIND_LABELS } from '../problem-kinds.ts'
import { lessonProblems } from './resources.ts'

const STATES = ['waiting', ...PROBLEM_STATES] as const

/** Problems with lessons that people reported (LES-04, ADM-02). */
export function LessonProblemsPage() {
  const t = useText()
  const table = useSearchedTable({ filters: { state: STATES }, sorts: LESSON_PROBLEM_SORTS, typedMax: 100 })
  const found = useResource(lessonProblems, table.query)
  const columns = useColumns()
  return (
    <Stack space={4}>
      <PageHeader
        title={t('lessons_admin.problems')}
        about={t('lessons_admin.problems_about')}
        actions={<CsvButton endpoint={exportLessonProblems} query={table.wholeQuery} />}
      />
      <SearchedTable
        table={table}
        found={found}
        label={t('lessons_admin.problems')}
        searchLabel={t('lessons_admin.search')}
        filters={{
          state: {
            label: t('lessons_admin.state'),
            all: t('lessons_admin.all_states'),
            word: (value) => t(value === 'waiting' ? 'lessons_admin.waiting' : `lessons.problem_${value}`),
          },
        }}
        columns={columns}
        keyOf={({ id }) => id}
      />
    </Stack>
  )
}

function useColumns(): readonly Column<LessonProblemRowView>[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  return [
    {
      key: 'kind',
      label: t('lessons_admin.kind'),
      cell: ({ id, kind, by }) => (
        <Link to={path('admin.lesson-problem', { id })}>{t(`lessons.kind_${kind}_${by}`)}</Link>
      ),
    },
    {
      key: 'teacher',
      label: t('lessons_admin.teacher'),
      cell: ({ teacher }) => teacher.name ?? t('lessons.deleted_user'),
    },
    {
      key: 'student',
      label: t('lessons_admin.student'),
      cell: ({ student }) => student.name ?? t('lessons.deleted_user'),
    },
    {
      key: 'state',
      label: t('lessons_admin.state'),
      sortable: true,
      cell: ({ state }) => <StatusLabel kind={PROBLEM_KIND_LABELS[state]}>{t(`lessons.problem_${state}`)}</StatusLabel>,
    },
    {
      key: 'starts_at',
      label: t('lessons_admin.lesson'),
      oneLine: true,
      cell: ({ starts_at }) => format.dateTime(starts_at),
    },
    {
      key: 'reported_at',
      label: t('lessons_admin.reported_at'),
      sortable: true,
      oneLine: true,
      cell: ({ reported_at }) => format.dateTime(reported_at),
    },
  ]
}

export { LessonProblemsPage as Page }
