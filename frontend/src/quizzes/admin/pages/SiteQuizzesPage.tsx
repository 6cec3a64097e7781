import type { OwnQuizRowView } from '@kredka/contracts/quizzes/views'
import { Link } from 'react-router'
import { usePath } from '../../../app/routing/usePath.ts'
import { useResource } from '../../../app/store/resource.ts'
import { SearchedTable } from '../../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../../back-office/useSearchedTable.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { QuizStateLabels } from '../../components/own/QuizStateLabels.tsx'
import { useQuizWords } from '../../useQuizWords.ts'
import { siteQuizzes } from '../resources.ts'

/** Quizzes that staff made in the site's name (ADM-05). */
export function SiteQuizzesPage() {
  const t = useText()
  const path = usePath()
  const table = useSearchedTable({ filters: {}, typedMax: 100 })
  const found = useResource(siteQuizzes, table.query)
  const columns = useColumns()
  const generator = (
    <Button look="primary" icon="plus" to={path('admin.quiz-questions-generator')}>
      {t('admin_nav.generator')}
    </Button>
  )
  return (
    <Stack space={4}>
      <PageHeader title={t('admin_nav.site_quizzes')} actions={generator} />
      <SearchedTable
        table={table}
        found={found}
        label={t('admin_nav.site_quizzes')}
        searchLabel={t('question_generator.search')}
        filters={{}}
        none="question_generator.no_quizzes"
        columns={columns}
        keyOf={({ id }) => id}
      />
    </Stack>
  )
}

function useColumns(): readonly Column<OwnQuizRowView>[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const words = useQuizWords()
  return [
    {
      key: 'title',
      label: t('quizzes_admin.quiz'),
      cell: ({ id, title }) => <Link to={path('admin.site-quiz', { id })}>{title}</Link>,
    },
    {
      key: 'subject',
      label: t('offers.subject'),
      cell: ({ subject_id, level }) => `${words.subject(subject_id)} (${words.level(level)})`,
    },
    { key: 'questions', label: t('quizzes_admin.questions'), numeric: true, cell: ({ questions }) => questions },
    {
      key: 'unready',
      label: t('question_generator.unready'),
      numeric: true,
      cell: ({ unready }) => unready,
    },
    { key: 'state', label: t('quizzes_admin.state'), cell: (quiz) => <QuizStateLabels quiz={quiz} /> },
    {
      key: 'changed_at',
      label: t('question_generator.changed_at'),
      oneLine: true,
      cell: ({ changed_at }) => format.dateTime(changed_at),
    },
  ]
}

export { SiteQuizzesPage as Page }
