import type { QuizCardView } from '@kredka/contracts/quizzes/views'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, CardLink } from '../../ui/Card.tsx'
import { SubjectIcon } from '../../ui/icons/SubjectIcon.tsx'
import { useQuizWords } from '../useQuizWords.ts'
import { DifficultyMark } from './DifficultyMark.tsx'
import classes from './quiz-card.module.css'

/** A quiz of the list: what it is about, how long and how hard, by whom. */
export function QuizCard({ quiz }: { readonly quiz: QuizCardView }) {
  const t = useText()
  const words = useQuizWords()
  const path = usePath()
  return (
    <Card covered padding="tight" className={classes.whole}>
      <article className={classes.card}>
        <p className={classes.subject}>
          <SubjectIcon subject={quiz.subject_id} size={20} />
          <span>
            {words.subject(quiz.subject_id)} · {words.level(quiz.level)}
          </span>
        </p>
        <h2 className={classes.title}>
          <CardLink to={path('quizzes.quiz', { slugged: `${quiz.id}-${quiz.slug}` })}>{quiz.title}</CardLink>
        </h2>
        <p className={classes.excerpt}>{quiz.excerpt}</p>
        <p className={classes.foot}>
          <span>{t('quizzes.questions', { count: quiz.questions })}</span>
          <DifficultyMark difficulty={quiz.difficulty} />
          <span>{t('quizzes.by', { name: quiz.author.name ?? t('quizzes.deleted_user') })}</span>
        </p>
      </article>
    </Card>
  )
}
