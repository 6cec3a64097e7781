import type { QuizCardView } from '@kredka/contracts/quizzes/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { PlayFault, usePlayQuiz } from '../../attempts/index.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { SubjectIcon } from '../../ui/icons/SubjectIcon.tsx'
import { useQuizWords } from '../useQuizWords.ts'
import { DifficultyMark } from './DifficultyMark.tsx'
import classes from './try-quiz.module.css'

/** A quiz that begins with one press, in learning mode, for whoever is here (NAV-08). */
export function TryQuiz({ quiz }: { readonly quiz: QuizCardView }) {
  const t = useText()
  const path = usePath()
  const words = useQuizWords()
  const { play, busy, error } = usePlayQuiz(quiz)
  return (
    <Card padding="tight" className={classes.whole}>
      <article className={classes.card}>
        <p className={classes.subject}>
          <SubjectIcon subject={quiz.subject_id} size={20} />
          <span>
            {words.subject(quiz.subject_id)} · {words.level(quiz.level)}
          </span>
        </p>
        <h3 className={classes.title}>
          <Link to={path('quizzes.quiz', { slugged: `${quiz.id}-${quiz.slug}` })}>{quiz.title}</Link>
        </h3>
        <p className={classes.facts}>
          <span>{t('quizzes.questions', { count: quiz.questions })}</span>
          <DifficultyMark difficulty={quiz.difficulty} />
        </p>
        <Button loading={busy} label={`${t('quizzes.try')}: ${quiz.title}`} onClick={() => play('learning')}>
          {t('quizzes.try')}
        </Button>
        <PlayFault error={error} />
      </article>
    </Card>
  )
}
