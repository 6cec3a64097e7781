import { SITE_ACCOUNT_ID } from '@kredka/contracts/accounts/site-account'
import { answerContestsAsStaff } from '@kredka/contracts/contests/endpoints'
import type { OverdueContestsView } from '@kredka/contracts/contests/views'
import { DAY } from '@kredka/contracts/kernel/durations'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { FoundRows } from '../../back-office/FoundRows.tsx'
import { PersonLink } from '../../back-office/PersonLink.tsx'
import { useTable } from '../../back-office/useTable.ts'
import { useNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { overdueContests } from '../admin-resources.ts'
import { ContestedQuestion } from '../components/ContestedQuestion.tsx'
import { DefendKey } from '../components/DefendKey.tsx'

/** Contested keys whose author did not answer in time: staff answer in their stead (QUI-13). */
export function OverdueContestsPage() {
  const t = useText()
  const { page } = useTable()
  const found = useResource(overdueContests, { page })
  return (
    <Stack space={4}>
      <PageHeader title={t('admin_nav.quiz_contests')} about={t('contests.staff_about')} />
      <FoundRows found={found} empty={<EmptyState title={t('contests.staff_none')} />}>
        {(rows) => (
          <Stack space={4}>
            {rows.map((question) => (
              <Overdue key={`${question.question_id}/${question.version}`} question={question} onDone={found.refresh} />
            ))}
          </Stack>
        )}
      </FoundRows>
    </Stack>
  )
}

interface Props {
  readonly question: OverdueContestsView
  readonly onDone: () => void
}

function Overdue({ question, onDone }: Props) {
  const t = useText()
  const path = usePath()
  const now = useNow()
  const { quiz, author, question_id, version, number, first_at } = question
  const about = (
    <p>
      <Link to={path('admin.quiz', { id: quiz.id })}>
        {quiz.title === '' ? t('quizzes_admin.removed_words') : quiz.title}
      </Link>
      {' · '}
      {author.id === SITE_ACCOUNT_ID ? author.name : <PersonLink person={author} />}
      {' · '}
      {t('contests.age', { count: Math.floor((now - Date.parse(first_at)) / DAY) })}
    </p>
  )
  return (
    <ContestedQuestion question={question} about={about}>
      <Button
        icon="edit"
        label={t('contests.correct_of', { number })}
        to={`${path('admin.quiz-key', { id: quiz.id, question_id })}?version=${version}`}
      >
        {t('contests.correct')}
      </Button>
      <DefendKey endpoint={answerContestsAsStaff} quizId={quiz.id} question={question} onDone={onDone} />
    </ContestedQuestion>
  )
}

export { OverdueContestsPage as Page }
