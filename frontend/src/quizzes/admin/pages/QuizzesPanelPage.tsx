import type { QuizRequestRowView } from '@kredka/contracts/quizzes/views'
import { Link } from 'react-router'
import { usePath } from '../../../app/routing/usePath.ts'
import { useResource } from '../../../app/store/resource.ts'
import { SearchedTable } from '../../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../../back-office/useSearchedTable.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Stack } from '../../../ui/layout.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { QuizStateLabels } from '../../components/own/QuizStateLabels.tsx'
import { useQuizWords } from '../../useQuizWords.ts'
import { AuthorLink } from '../AuthorLink.tsx'
import { sentQuizzes } from '../resources.ts'

const STATES = ['waiting', 'listed', 'rejected', 'taken_down'] as const
const SORTS = ['turn', 'sent_at', '-sent_at', 'state', '-state'] as const

/** Quizzes that were sent for review, those that wait first (ADM-02, QUI-02). */
export function QuizzesPanelPage() {
  const t = useText()
  const table = useSearchedTable({ filters: { state: STATES }, sorts: SORTS, typedMax: 100 })
  const found = useResource(sentQuizzes, table.query)
  const columns = useColumns()
  return (
    <Stack space={4}>
      <PageHeader title={t('admin_nav.quizes_panel')} />
      <SearchedTable
        table={table}
        found={found}
        label={t('admin_nav.quizes_panel')}
        searchLabel={t('quizzes_admin.search')}
        filters={{
          state: {
            label: t('quizzes_admin.state'),
            all: t('quizzes_admin.every_state'),
            word: (value) => t(`quizzes_admin.state_${value}`),
          },
        }}
        none="quizzes_admin.none"
        columns={columns}
        keyOf={({ id }) => id}
      />
    </Stack>
  )
}

function useColumns(): readonly Column<QuizRequestRowView>[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const words = useQuizWords()
  return [
    {
      key: 'title',
      label: t('quizzes_admin.quiz'),
      cell: ({ id, title }) => (
        <Link to={path('admin.quiz', { id })}>{title === '' ? t('quizzes_admin.removed_words') : title}</Link>
      ),
    },
    {
      key: 'subject',
      label: t('offers.subject'),
      cell: ({ subject_id, level }) => `${words.subject(subject_id)} (${words.level(level)})`,
    },
    { key: 'questions', label: t('quizzes_admin.questions'), numeric: true, cell: ({ questions }) => questions },
    {
      key: 'author',
      label: t('quizzes_admin.author'),
      cell: ({ author }) => <AuthorLink author={author} />,
    },
    {
      key: 'state',
      label: t('quizzes_admin.state'),
      sortable: true,
      cell: (quiz) => <QuizStateLabels quiz={quiz} />,
    },
    {
      key: 'sent_at',
      label: t('quizzes_admin.sent_at'),
      sortable: true,
      oneLine: true,
      cell: ({ sent_at }) => sent_at !== null && format.dateTime(sent_at),
    },
  ]
}

export { QuizzesPanelPage as Page }
