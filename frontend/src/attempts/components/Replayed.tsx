import { FULL_BP } from '@kredka/contracts/attempts/rules'
import type { AskedQuestionView, ReplayView } from '@kredka/contracts/attempts/views'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Arrival } from '../../ui/Arrival.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { ScoreRing } from '../../ui/scores/ScoreRing.tsx'
import { scoreAgain } from '../replaying.ts'
import { useTitle } from '../useTitle.ts'
import classes from './play.module.css'
import { Review } from './Review.tsx'

interface Props {
  readonly replay: ReplayView
  readonly questions: readonly AskedQuestionView[]
  readonly pictures: ReadonlyMap<string, string>
  readonly onAgain: () => void
}

/** What the player sees of a quiz that they played again, and nobody else does. */
export function Replayed({ replay, questions, pictures, onAgain }: Props) {
  const t = useText()
  const path = usePath()
  const title = useTitle(replay)
  const bp = scoreAgain(replay.questions, questions)
  const right = questions.filter(({ judged }) => judged?.bp === FULL_BP).length
  return (
    <div className={classes.summary}>
      <Arrival when>
        <header className={classes.score}>
          {bp !== null && <ScoreRing share={bp / FULL_BP} />}
          <div>
            <h1>{title}</h1>
            <p>{t('attempts.right_of', { right, all: questions.length })}</p>
            <p className={classes.soft}>{t('attempts.replay_result')}</p>
            <Row>
              <Button look="primary" onClick={onAgain}>
                {t('attempts.again')}
              </Button>
              <Button look="arrow" to={path('quizzes.history')}>
                {t('attempts.history')}
              </Button>
            </Row>
          </div>
        </header>
      </Arrival>
      <h2>{t('attempts.review')}</h2>
      <Review questions={questions} pictures={pictures} />
    </div>
  )
}
