import type { SharedTopicView } from '@kredka/contracts/topics/views'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { sharedTopics } from '../resources.ts'
import { SharedTopic } from './SharedTopic.tsx'

const SHOWN = 2

interface Props {
  readonly subject_id: string
  /** Whose topics come first. */
  readonly author_id: string | null
}

/**
 * The topics of a subject that teachers have given to the person, those of this author first, else the latest; nothing
 * where there are none.
 */
export function SubjectTopics({ subject_id, author_id }: Props) {
  const t = useText()
  const { data } = useResource(sharedTopics, {})
  const ofSubject = (data ?? []).filter((topic) => topic.subject_id === subject_id)
  const isOfAuthor = ({ teacher }: SharedTopicView) => teacher.id === author_id
  const topics = [...ofSubject.filter(isOfAuthor), ...ofSubject.filter((topic) => !isOfAuthor(topic))].slice(0, SHOWN)
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
