import { LINK_BEFORE_MS } from '@kredka/contracts/lessons/rules'
import type { LessonRowView } from '@kredka/contracts/lessons/views'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { lesson as lessonResource } from '../resources.ts'

interface Props {
  readonly lesson: LessonRowView
  /** Milliseconds. */
  readonly now: number
}

/** The way into the next lesson, where it is online and its link is there (LES-02). */
export function JoinNext({ lesson, now }: Props) {
  const t = useText()
  const words = useWords()
  const soon = lesson.place === 'online' && Date.parse(lesson.starts_at) - now < LINK_BEFORE_MS
  const link = useResource(lessonResource, soon ? { id: lesson.id } : null).data?.meeting_link ?? null
  if (link === null) return null
  return (
    <div>
      <Button
        look="primary"
        icon="online"
        href={link}
        elsewhere
        label={`${t('lessons.join')}: ${words.subject(lesson.subject_id)}`}
      >
        {t('lessons.join')}
      </Button>
    </div>
  )
}
