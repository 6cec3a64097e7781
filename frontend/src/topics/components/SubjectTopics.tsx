import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { sharedTopics } from '../resources.ts'
import { SharedTopic } from './SharedTopic.tsx'

const SHOWN = 2

/** The topics of a subject that teachers have given to the person, the latest alone; nothing where there are none. */
export function SubjectTopics({ subject_id }: { readonly subject_id: string }) {
  const t = useText()
  const { data } = useResource(sharedTopics, {})
  const topics = (data ?? []).filter((topic) => topic.subject_id === subject_id).slice(0, SHOWN)
  if (topics.length === 0) return null
  return (
    <section aria-label={t('topics.shared')}>
      <Stack space={3}>
        {topics.map((topic) => (
          <SharedTopic key={`${topic.id} ${topic.lesson_id}`} topic={topic} />
        ))}
      </Stack>
    </section>
  )
}
