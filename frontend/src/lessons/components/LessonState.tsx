import type { LessonRowView } from '@kredka/contracts/lessons/views'
import { useText } from '../../i18n/useText.ts'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { STATE_KINDS, stateOf } from '../facts.ts'

interface Props {
  readonly lesson: Pick<LessonRowView, 'status' | 'ends_at'>
  readonly now: number
}

/** Booked, done, cancelled or overdue (section 4). */
export function LessonState({ lesson, now }: Props) {
  const t = useText()
  const state = stateOf(lesson, now)
  return <StatusLabel kind={STATE_KINDS[state]}>{t(`lessons.state_${state}`)}</StatusLabel>
}
