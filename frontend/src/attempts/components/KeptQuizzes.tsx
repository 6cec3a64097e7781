import { usePath } from '../../app/routing/usePath.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, CardLink } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { EmptyState, SkeletonLines } from '../../ui/states.tsx'
import type { KeptQuiz } from '../kept-quizzes.ts'
import { useKeptQuizzes } from '../useKeptQuizzes.ts'
import { useTitle } from '../useTitle.ts'
import classes from './kept-quizzes.module.css'

/** Without a connection: the quizzes that can be played again all the same (NAV-07). */
export function KeptQuizzes() {
  const t = useText()
  const { quizzes } = useKeptQuizzes()
  if (quizzes === null) return <SkeletonLines />
  if (quizzes.length === 0) {
    return (
      <EmptyState picture="offline" title={t('attempts.kept_none')}>
        <p>{t('attempts.kept_how')}</p>
      </EmptyState>
    )
  }
  return (
    <Stack>
      <h2>{t('attempts.kept')}</h2>
      <p>{t('attempts.kept_about')}</p>
      <ul className={classes.list}>
        {quizzes.map((quiz) => (
          <li key={quiz.name}>
            <KeptCard quiz={quiz} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function KeptCard({ quiz: { replay, kept_at } }: { readonly quiz: KeptQuiz }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const title = useTitle(replay)
  const slugged = replay.quiz === null ? replay.source : `${replay.quiz.id}-${replay.quiz.slug}`
  return (
    <Card covered padding="tight">
      <article>
        <h3 className={classes.title}>
          <CardLink to={`${path('attempts.replay', { slugged })}?attempt=${replay.id}`}>{title}</CardLink>
        </h3>
        <p className={classes.soft}>
          {t('attempts.rule_count', { count: replay.questions.length })} ·{' '}
          {t('attempts.kept_at', { time: format.dateTime(new Date(kept_at).toISOString()) })}
        </p>
      </article>
    </Card>
  )
}
