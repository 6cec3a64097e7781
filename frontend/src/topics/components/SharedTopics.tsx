import type { SharedTopicView } from '@kredka/contracts/topics/views'
import { useText } from '../../app/i18n/useText.ts'
import { Paragraphs, useWords } from '../../offers/index.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { sharedTopics } from '../resources.ts'
import { Answer } from './Answer.tsx'
import classes from './topics.module.css'

interface Props {
  /** Only topics of this teacher. */
  readonly teacher_id?: string
}

/** Topics that teachers have given to the person, with approved exercises; nothing where there are none. */
export function SharedTopics({ teacher_id }: Props) {
  const t = useText()
  const { data } = sharedTopics.use({})
  const topics = (data ?? []).filter(({ teacher }) => teacher_id === undefined || teacher.id === teacher_id)
  if (topics.length === 0) return null
  return (
    <section className={classes.section} aria-label={t('topics.shared')}>
      <h2>{t('topics.shared')}</h2>
      <Stack space={3}>
        {topics.map((topic) => (
          <Shared key={`${topic.id} ${topic.lesson_id}`} topic={topic} />
        ))}
      </Stack>
    </section>
  )
}

function Shared({ topic }: { readonly topic: SharedTopicView }) {
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
      </article>
    </Card>
  )
}
