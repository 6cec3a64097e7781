import type { LessonRowView } from '@kredka/contracts/lessons/views'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { lesson as lessonResource } from '../resources.ts'

interface Props {
  readonly lesson: Pick<LessonRowView, 'id' | 'subject_id'>
}

/** The way into the next lesson, where its link is there (LES-02). */
export function JoinNext({ lesson: { id, subject_id } }: Props) {
  const t = useText()
  const words = useWords()
  const link = useResource(lessonResource, { id }).data?.meeting_link ?? null
  if (link === null) return null
  return (
    <div>
      <Button
        look="primary"
        icon="online"
        href={link}
        elsewhere
        label={`${t('lessons.join')}: ${words.subject(subject_id)}`}
      >
        {t('lessons.join')}
      </Button>
    </div>
  )
}
