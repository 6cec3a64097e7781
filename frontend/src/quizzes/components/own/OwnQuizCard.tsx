import type { OwnQuizRowView } from '@kredka/contracts/quizzes/views'
import { Link } from 'react-router'
import { usePath } from '../../../app/routing/usePath.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import classes from './own-quiz.module.css'
import { QuizFacts } from './QuizFacts.tsx'
import { QuizStateLabels } from './QuizStateLabels.tsx'

/** One of the author's quizzes: how it stands and where it is written. */
export function OwnQuizCard({ quiz }: { readonly quiz: OwnQuizRowView }) {
  const t = useText()
  const format = useFormat()
  const path = usePath()
  const name = <span className="visually-hidden">: {quiz.title}</span>
  return (
    <Card>
      <article className={classes.card}>
        <QuizStateLabels quiz={quiz} />
        <h2 className={classes.title}>
          <Link to={path('quizzes.own-quiz', { id: quiz.id })}>{quiz.title}</Link>
        </h2>
        <QuizFacts quiz={quiz} />
        {quiz.reason !== null && (
          <Notice kind="warning">
            <strong>{t('own_quizzes.reason')}</strong> {quiz.reason}
          </Notice>
        )}
        <p className={classes.soft}>
          {t('own_quizzes.questions', { count: quiz.questions })}
          {quiz.unready > 0 && ` · ${t('own_quizzes.unready', { count: quiz.unready })}`}
          {' · '}
          {t('own_quizzes.plays', { count: quiz.plays })}
          {' · '}
          {t('own_quizzes.changed', { date: format.date(quiz.changed_at) })}
        </p>
        <div className={classes.actions}>
          <Button size="small" icon="edit" to={path('quizzes.edit', { id: quiz.id })}>
            {t('own_quizzes.edit')}
            {name}
          </Button>
          <Button look="quiet" size="small" icon="info" to={path('quizzes.own-quiz', { id: quiz.id })}>
            {t('own_quizzes.status')}
            {name}
          </Button>
        </div>
      </article>
    </Card>
  )
}
