import type { OwnQuizView } from '@kredka/contracts/quizzes/views'
import { useParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { Timeline } from '../../audit/index.ts'
import { QuizContests } from '../../contests/index.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import classes from '../components/own/own-quiz.module.css'
import { QuizActions } from '../components/own/QuizActions.tsx'
import { QuizFacts } from '../components/own/QuizFacts.tsx'
import { QuizStateLabels } from '../components/own/QuizStateLabels.tsx'
import { ownQuiz } from '../own-resources.ts'

/** How an own quiz stands: its versions, what waits, what was decided, and what can be done (QUI-02). */
export function OwnQuizPage() {
  const { id = '' } = useParams()
  const found = useResource(ownQuiz, isId(id) ? { id } : null)
  if (!isId(id) || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return <ResourceView of={found}>{(quiz) => <Status quiz={quiz} onChanged={found.refresh} />}</ResourceView>
}

interface Props {
  readonly quiz: OwnQuizView
  readonly onChanged: () => void
}

function Status({ quiz, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  return (
    <>
      <PageTitle title={quiz.title} />
      <PageHeader
        title={quiz.title}
        crumbs={[{ label: t('own_quizzes.heading'), to: path('quizzes.own') }, { label: quiz.title }]}
      />
      <Stack space={5}>
        <QuizStateLabels quiz={quiz} />
        <QuizFacts quiz={quiz} />
        {quiz.reason !== null && (
          <Notice kind="warning">
            <strong>{t('own_quizzes.reason')}</strong> {quiz.reason}
          </Notice>
        )}
        <Card>
          <Stack space={4}>
            <Versions quiz={quiz} />
            <QuizActions quiz={quiz} onChanged={onChanged} />
          </Stack>
        </Card>
        <QuizContests quizId={quiz.id} />
        <Timeline kind="quiz" id={quiz.id} title={t('own_quizzes.history')} />
      </Stack>
    </>
  )
}

function Versions({ quiz }: { readonly quiz: OwnQuizView }) {
  const t = useText()
  const version = (number: number | null) =>
    number === null ? t('own_quizzes.version_none') : t('own_quizzes.version', { version: number })
  const facts = [
    [t('own_quizzes.version_draft'), t('own_quizzes.questions', { count: quiz.questions.length })],
    [t('own_quizzes.version_frozen'), version(quiz.frozen)],
    [t('own_quizzes.version_listed'), version(quiz.listed)],
    [t('own_quizzes.version_waiting'), version(quiz.waiting)],
    [t('own_quizzes.played'), t('own_quizzes.plays', { count: quiz.plays })],
  ] as const
  return (
    <dl className={classes.versions}>
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

export { OwnQuizPage as Page }
