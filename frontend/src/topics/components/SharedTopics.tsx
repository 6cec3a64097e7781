import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { sharedTopics } from '../resources.ts'
import { SharedTopic } from './SharedTopic.tsx'
import classes from './topics.module.css'

/** Topics that teachers have given to the person, with approved exercises; nothing where there are none (TOP-01). */
export function SharedTopics() {
  const t = useText()
  const { data } = useResource(sharedTopics, {})
  if (data === null || data.length === 0) return null
  return (
    <section className={classes.section} aria-label={t('topics.shared')}>
      <h2>{t('topics.shared')}</h2>
      <Stack space={3}>
        {data.map((topic) => (
          <SharedTopic key={`${topic.id} ${topic.lesson_id}`} topic={topic} />
        ))}
      </Stack>
    </section>
  )
}
