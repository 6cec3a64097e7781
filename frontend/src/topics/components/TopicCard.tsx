import type { TopicRowView } from '@kredka/contracts/topics/views'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Card, CardLink } from '../../ui/Card.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import classes from './topics.module.css'

/** A topic at a glance: what it is about, how its exercises stand, how many read it. */
export function TopicCard({ topic }: { readonly topic: TopicRowView }) {
  const t = useText()
  const words = useWords()
  const path = usePath()
  const { exercises, visible, waiting, rejected, students } = topic
  return (
    <Card covered padding="tight">
      <article className={classes.card}>
        <h2 className={classes.name}>
          <CardLink to={path('topics.topic', { id: topic.id })}>{topic.title}</CardLink>
        </h2>
        <p className={classes.soft}>
          {words.subject(topic.subject_id)} · {words.level(topic.level)}
        </p>
        <p className={classes.soft}>
          {t('topics.exercises_of', { count: exercises })} · {t('topics.visible_of', { count: visible })} ·{' '}
          {t('topics.students_of', { count: students })}
        </p>
        {waiting + rejected > 0 && (
          <p className={classes.labels}>
            {waiting > 0 && <StatusLabel kind="new">{t('topics.waiting_of', { count: waiting })}</StatusLabel>}
            {rejected > 0 && <StatusLabel kind="cancelled">{t('topics.rejected_of', { count: rejected })}</StatusLabel>}
          </p>
        )}
      </article>
    </Card>
  )
}
