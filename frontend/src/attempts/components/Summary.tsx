import { FULL_BP, GREAT_BP } from '@kredka/contracts/attempts/rules'
import { usePath } from '../../app/routing/usePath.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { AskTeacher } from '../../quiz-requests/index.ts'
import { LazyHelp } from '../../repetition/index.ts'
import { AttemptRewards } from '../../rewards/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ScoreRing } from '../../ui/scores/ScoreRing.tsx'
import type { AttemptProps } from '../attempt-props.ts'
import { useKeepQuiz } from '../useKeptQuizzes.ts'
import { useTitle } from '../useTitle.ts'
import { AgainButton } from './AgainButton.tsx'
import { KeepResult } from './KeepResult.tsx'
import classes from './play.module.css'
import { ReplayLink } from './ReplayLink.tsx'
import { Review } from './Review.tsx'

/** The score, and every question with what was answered, what was right, and why (QUI-05, QUI-13). */
export function Summary({ attempt }: Pick<AttemptProps, 'attempt'>) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const title = useTitle(attempt)
  const { questions, hidden_until } = attempt
  const kept = useKeepQuiz(attempt.id)
  const bp = attempt.bp ?? 0
  const right = questions.filter(({ judged }) => judged?.bp === FULL_BP).length
  const missed = missedSubjects(questions)
  return (
    <div className={classes.summary}>
      <header className={classes.score}>
        {hidden_until === null && <ScoreRing share={bp / FULL_BP} great={bp > GREAT_BP} />}
        <div>
          <h1>{title}</h1>
          <p className={classes.words}>{t(hidden_until === null ? wordsOf(bp) : 'attempts.handed_in')}</p>
          <p>
            {hidden_until === null
              ? t('attempts.right_of', { right, all: questions.length })
              : t('attempts.hidden_until', { at: format.dateTime(hidden_until) })}
          </p>
          {attempt.before_bp !== null && (
            <p>{t('attempts.rescored', { before: format.percent(attempt.before_bp / FULL_BP) })}</p>
          )}
          {attempt.finished_at !== null && <p className={classes.soft}>{format.dateTime(attempt.finished_at)}</p>}
          <Row>
            <AgainButton attempt={attempt} />
            <Button look="secondary" to={path('quizzes.browse')}>
              {t('attempts.other_quizzes')}
            </Button>
            <Button look="arrow" to={path('quizzes.history')}>
              {t('attempts.history')}
            </Button>
          </Row>
          {kept.status === 'ready' && <ReplayLink replay={kept.data} />}
        </div>
      </header>
      <KeepResult />
      <AttemptRewards id={attempt.id} />
      {missed.map((subject_id) => (
        <Stack key={subject_id} space={3}>
          <LazyHelp subject_id={subject_id} author_id={attempt.author_id} />
          <AskTeacher subject_id={subject_id} />
        </Stack>
      ))}
      <h2>{t(hidden_until === null ? 'attempts.review' : 'attempts.own_answers')}</h2>
      <Review attemptId={attempt.id} questions={questions} />
    </div>
  )
}

/** Of what most was missed; a second help would be in the way of the review. */
function missedSubjects(questions: AttemptProps['attempt']['questions']): readonly string[] {
  const missed = new Map<string, number>()
  for (const { subject_id, judged } of questions) {
    if (subject_id === null || judged === null || judged.bp === FULL_BP) continue
    missed.set(subject_id, (missed.get(subject_id) ?? 0) + 1)
  }
  const most = [...missed].toSorted(([, a], [, b]) => b - a)
  return most.slice(0, 1).map(([subject_id]) => subject_id)
}

function wordsOf(bp: number) {
  if (bp > GREAT_BP) return 'attempts.great' as const
  return bp >= 5_000 ? ('attempts.good' as const) : ('attempts.try_again' as const)
}
