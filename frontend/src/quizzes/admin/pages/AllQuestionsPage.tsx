import { SUBJECTS } from '@kredka/contracts/data/subjects'
import { LEVELS } from '@kredka/contracts/offers/rules'
import { promptOnLine } from '@kredka/contracts/quizzes/question-rules'
import { QUESTION_TYPES } from '@kredka/contracts/quizzes/rules'
import type { QuestionRowView } from '@kredka/contracts/quizzes/views'
import { Link } from 'react-router'
import { usePath } from '../../../app/routing/usePath.ts'
import { useResource } from '../../../app/store/resource.ts'
import { SearchedTable } from '../../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../../back-office/useSearchedTable.ts'
import { useText } from '../../../i18n/useText.ts'
import { Stack } from '../../../ui/layout.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { TYPE_IDS } from '../../type-ids.ts'
import { useQuizWords } from '../../useQuizWords.ts'
import { AuthorLink } from '../AuthorLink.tsx'
import { allQuestions } from '../resources.ts'

const SUBJECT_IDS = SUBJECTS.map(({ id }) => id)

/** Frozen questions of all quizzes, the newest first (ADM-02). */
export function AllQuestionsPage() {
  const t = useText()
  const words = useQuizWords()
  const filters = { subject_id: SUBJECT_IDS, level: LEVELS, type: QUESTION_TYPES } as const
  const table = useSearchedTable({ filters, typedMax: 100 })
  const found = useResource(allQuestions, table.query)
  const columns = useColumns()
  return (
    <Stack space={4}>
      <PageHeader title={t('admin_nav.quiz_questions')} />
      <SearchedTable
        table={table}
        found={found}
        label={t('admin_nav.quiz_questions')}
        searchLabel={t('quizzes_admin.search_questions')}
        filters={{
          subject_id: { label: t('offers.subject'), all: t('quizzes_admin.every_subject'), word: words.subject },
          level: { label: t('offers.level'), all: t('quizzes_admin.every_level'), word: words.level },
          type: {
            label: t('quizzes_admin.type'),
            all: t('quizzes_admin.every_type'),
            word: (type) => t(`quizzes.type_${TYPE_IDS[type]}`),
          },
        }}
        none="quizzes_admin.no_questions"
        columns={columns}
        keyOf={({ id, revision }) => `${id}/${revision}`}
      />
    </Stack>
  )
}

function useColumns(): readonly Column<QuestionRowView>[] {
  const t = useText()
  const path = usePath()
  const words = useQuizWords()
  const titleOf = (title: string) => (title === '' ? t('quizzes_admin.removed_words') : title)
  return [
    {
      key: 'prompt',
      label: t('quizzes_admin.question'),
      cell: ({ prompt }) => (prompt === null ? t('quizzes_admin.removed_words') : promptOnLine(prompt)),
    },
    { key: 'type', label: t('quizzes_admin.type'), cell: ({ type }) => t(`quizzes.type_${TYPE_IDS[type]}`) },
    {
      key: 'subject',
      label: t('offers.subject'),
      cell: ({ subject_id, level }) => `${words.subject(subject_id)} (${words.level(level)})`,
    },
    {
      key: 'quiz',
      label: t('quizzes_admin.quiz'),
      // what was never sent for review is not for staff to open
      cell: ({ quiz: { id, title, is_sent } }) =>
        is_sent ? <Link to={path('admin.quiz', { id })}>{titleOf(title)}</Link> : titleOf(title),
    },
    {
      key: 'versions',
      label: t('quizzes_admin.versions'),
      cell: ({ versions, is_listed }) =>
        is_listed ? t('quizzes_admin.versions_listed', { versions: versions.join(', ') }) : versions.join(', '),
    },
    {
      key: 'author',
      label: t('quizzes_admin.author'),
      cell: ({ author }) => <AuthorLink author={author} />,
    },
  ]
}

export { AllQuestionsPage as Page }
