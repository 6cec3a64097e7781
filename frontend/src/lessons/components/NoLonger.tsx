import { type LessonCommandName, lessonRefusal } from '@kredka/contracts/lessons/rules'
import type { LessonView } from '@kredka/contracts/lessons/views'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../ui/Notice.tsx'
import { factsOf } from '../facts.ts'
import { useWhen } from '../useWhen.ts'

interface Props {
  readonly lesson: LessonView
  /** What the form is for. */
  readonly command: LessonCommandName
  /** Milliseconds. */
  readonly now: number
}

/** In a form that somebody fills: the lesson has become something else meanwhile. What was typed stays. */
export function NoLonger({ lesson, command, now }: Props) {
  const t = useText()
  const when = useWhen()(lesson)
  const [opened] = useState(lesson.starts_at)
  const refusal = lessonRefusal(factsOf(lesson), command, lesson.role, now)
  if (refusal !== null) {
    return (
      <Notice kind="warning">
        {t('lessons.no_longer')} {t(`errors.${refusal}`)}
      </Notice>
    )
  }
  if (opened === lesson.starts_at) return null
  return <Notice kind="warning">{t('lessons.moved_meanwhile', { when: `${when.day}, ${when.hours}` })}</Notice>
}
