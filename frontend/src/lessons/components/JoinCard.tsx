import { isOverdue } from '@kredka/contracts/lessons/rules'
import type { LessonView } from '@kredka/contracts/lessons/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { factsOf } from '../facts.ts'
import { TOOL_NAMES } from './LessonFactsCard.tsx'

/** The way into an online lesson, once its time has come (LES-02). */
export function JoinCard({ lesson, now }: { readonly lesson: LessonView; readonly now: number }) {
  const t = useText()
  const format = useFormat()
  const { meeting_link, link_from, online_tool, role } = lesson
  if (link_from === null || online_tool === null) return null
  if (isOverdue(factsOf(lesson), now)) return null
  const tool = TOOL_NAMES[online_tool]
  const soon = now >= Date.parse(link_from)
  return (
    <Card padding="tight" tinted={meeting_link !== null}>
      <Stack space={3}>
        <h2>{t('lessons.online', { tool })}</h2>
        {meeting_link !== null ? (
          <Button look="primary" icon="online" href={meeting_link} elsewhere>
            {t('lessons.join')}
          </Button>
        ) : (
          <p>
            {soon
              ? t(role === 'teacher' ? 'lessons.no_link_teacher' : 'lessons.no_link_student', { tool })
              : t('lessons.link_from', { when: format.dateTime(link_from) })}
          </p>
        )}
      </Stack>
    </Card>
  )
}
