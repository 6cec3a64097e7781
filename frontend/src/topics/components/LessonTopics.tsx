import { attachTopic, detachTopic } from '@kredka/contracts/topics/endpoints'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ownTopics, sharedTopics } from '../resources.ts'
import { SharedTopic } from './SharedTopic.tsx'
import classes from './topics.module.css'

interface Props {
  readonly lesson_id: string
  readonly student_id: string
  /** The teacher chooses topics, the student reads them. */
  readonly teaches: boolean
}

const MAX_TOPICS = 100

/** Topics of one lesson: chosen by its teacher, read by both (TOP-01). Nothing for a student where there are none. */
export function LessonTopics({ lesson_id, student_id, teaches }: Props) {
  const t = useText()
  const attached = useResource(sharedTopics, { lesson_id })
  const own = useResource(ownTopics, teaches ? { page_size: MAX_TOPICS } : null)
  const options = { done: attached.refresh }
  const attach = useCommand(attachTopic, { success: 'topics.attached', ...options })
  const detach = useCommand(detachTopic, { success: 'topics.detached', ...options })
  const topics = attached.data ?? []
  const choices = (own.data ?? [])
    .filter(({ id }) => !topics.some((topic) => topic.id === id))
    .map(({ id, title }) => ({ value: id, label: title }))
  if (topics.length === 0 && choices.length === 0) return null
  return (
    <section className={classes.section} aria-label={t('topics.of_lesson')}>
      <h2>{t('topics.of_lesson')}</h2>
      <Stack space={3}>
        {topics.map((topic) => (
          <SharedTopic
            key={topic.id}
            topic={topic}
            action={
              teaches && (
                <Button
                  look="quiet"
                  size="small"
                  icon="close"
                  onClick={() => detach.send({ id: topic.id, student_id, lesson_id })}
                >
                  {t('topics.take_off')}
                  <span className="visually-hidden"> {topic.title}</span>
                </Button>
              )
            }
          />
        ))}
        {choices.length > 0 && (
          <Select
            label={t('topics.add_to_lesson')}
            searchable
            clearable={false}
            options={choices}
            value={null}
            onChange={(option) => {
              if (option !== null) attach.send({ id: option.value, student_id, lesson_id })
            }}
          />
        )}
      </Stack>
    </section>
  )
}
