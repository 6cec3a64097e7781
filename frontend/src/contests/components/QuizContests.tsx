import { answerContests } from '@kredka/contracts/contests/endpoints'
import type { ContestedQuestionView } from '@kredka/contracts/contests/views'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { quizContests } from '../resources.ts'
import { ContestedQuestion } from './ContestedQuestion.tsx'
import classes from './contests.module.css'
import { DefendKey } from './DefendKey.tsx'

/** Keys of an own quiz that somebody contests: nothing where nobody does (QUI-13). */
export function QuizContests({ quizId }: { readonly quizId: string }) {
  const t = useText()
  const found = useResource(quizContests, { id: quizId })
  const questions = found.data ?? []
  if (found.status === 'failed' && found.data === null) {
    return <ErrorState error={found.error} title={t('contests.unread')} onRetry={found.refresh} />
  }
  if (questions.length === 0) return null
  const count = questions.reduce((sum, question) => sum + question.count, 0)
  return (
    <section aria-labelledby="quiz-contests">
      <Stack space={4}>
        <h2 id="quiz-contests" className={classes.heading}>
          {t('contests.heading', { count })}
        </h2>
        <p className="soft-note">{t('contests.heading_about')}</p>
        {questions.map((question) => (
          <Contested
            key={`${question.question_id}/${question.version}`}
            quizId={quizId}
            question={question}
            onDone={found.refresh}
          />
        ))}
      </Stack>
    </section>
  )
}

interface Props {
  readonly quizId: string
  readonly question: ContestedQuestionView
  readonly onDone: () => void
}

function Contested({ quizId, question, onDone }: Props) {
  const t = useText()
  const path = usePath()
  const { question_id, version, number } = question
  return (
    <ContestedQuestion question={question}>
      <Button
        icon="edit"
        label={t('contests.correct_of', { number })}
        to={`${path('quizzes.correct-key', { id: quizId, question_id })}?version=${version}`}
      >
        {t('contests.correct')}
      </Button>
      <DefendKey endpoint={answerContests} quizId={quizId} question={question} onDone={onDone} />
    </ContestedQuestion>
  )
}
