import type { SharedTopicView } from '@kredka/contracts/topics/views'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Paragraphs, useWords } from '../../offers/index.ts'
import { Card } from '../../ui/Card.tsx'
import { Answer } from './Answer.tsx'
import classes from './topics.module.css'

/** A topic as a student reads it: approved exercises, their answers folded away. */
export function SharedTopic({ topic, action }: { readonly topic: SharedTopicView; readonly action?: ReactNode }) {
  const t = useText()
  const words = useWords()
  return (
    <Card padding="tight">
      <article className={classes.card}>
        <h3 className={classes.name}>{topic.title}</h3>
        <p className={classes.soft}>
          {words.subject(topic.subject_id)} · {words.level(topic.level)} ·{' '}
          {topic.teacher.name ?? t('topics.deleted_user')}
        </p>
        {topic.description !== null && <Paragraphs text={topic.description} />}
        {topic.exercises.map(({ id, question, answer }, at) => (
          <div key={id} className={classes.card}>
            <h4>{t('topics.exercise_number', { number: at + 1 })}</h4>
            <div className={classes.words}>
              <Paragraphs text={question ?? ''} />
            </div>
            {answer !== null && <Answer text={answer} />}
          </div>
        ))}
        {action}
      </article>
    </Card>
  )
}
