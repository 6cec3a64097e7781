import { GREAT_BP } from '@kredka/contracts/attempts/rules'
import { slugOf } from '@kredka/contracts/kernel/slug'
import { usePath } from '../../app/routing/usePath.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { AttemptRewards } from '../../rewards/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { ScoreRing } from '../../ui/scores/ScoreRing.tsx'
import type { AttemptProps } from '../attempt-props.ts'
import classes from './play.module.css'
import { Question } from './Question.tsx'

/** The score, and every question with what was answered, what was right, and why (QUI-05, QUI-13). */
export function Summary({ attempt }: Pick<AttemptProps, 'attempt'>) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const { quiz, questions } = attempt
  const bp = attempt.bp ?? 0
  const right = questions.filter(({ judged }) => judged?.bp === 10_000).length
  const again =
    quiz === null ? path('quizzes.browse') : path('quizzes.quiz', { slugged: `${quiz.id}-${slugOf(quiz.title)}` })
  return (
    <div className={classes.summary}>
      <header className={classes.score}>
        <ScoreRing share={bp / 10_000} great={bp > GREAT_BP} />
        <div>
          <h1>{quiz?.title ?? t('attempts.quiz')}</h1>
          <p className={classes.words}>{t(wordsOf(bp))}</p>
          <p>{t('attempts.right_of', { right, all: questions.length })}</p>
          {attempt.finished_at !== null && <p className={classes.soft}>{format.dateTime(attempt.finished_at)}</p>}
          <Row>
            <Button look="primary" to={again}>
              {t('attempts.again')}
            </Button>
            <Button look="secondary" to={path('quizzes.browse')}>
              {t('attempts.other_quizzes')}
            </Button>
            <Button look="arrow" to={path('quizzes.history')}>
              {t('attempts.history')}
            </Button>
          </Row>
        </div>
      </header>
      <AttemptRewards id={attempt.id} />
      <h2>{t('attempts.review')}</h2>
      <ol className={classes.review}>
        {questions.map((question) => (
          <li key={question.id}>
            <Question question={question} given={givenOf(question)} locked />
          </li>
        ))}
      </ol>
    </div>
  )
}

function wordsOf(bp: number) {
  if (bp > GREAT_BP) return 'attempts.great' as const
  return bp >= 5_000 ? ('attempts.good' as const) : ('attempts.try_again' as const)
}

function givenOf({ kind, given }: AttemptProps['attempt']['questions'][number]) {
  if (given === null) return null
  return kind === 'single' || kind === 'several' ? { choices: given.choices } : { words: given.words }
}
