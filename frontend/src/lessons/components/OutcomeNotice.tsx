import { isOpen } from '@kredka/contracts/lessons/rules'
import type { LessonView } from '@kredka/contracts/lessons/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../ui/Notice.tsx'
import { stateOf } from '../facts.ts'

/** What became of the lesson, and what that means for the payment. */
export function OutcomeNotice({ lesson, now }: { readonly lesson: LessonView; readonly now: number }) {
  const t = useText()
  const format = useFormat()
  const { cancelled, role, problem } = lesson
  const overdue = stateOf(lesson, now) === 'overdue'
  // a report is told of by its own card, and no mark can be set while it waits
  if (overdue && isOpen(problem)) return null
  if (overdue) return <Notice kind="warning">{t(`lessons.overdue_${role}`)}</Notice>
  if (cancelled === null) return null
  const by = cancelled.by === role ? 'you' : cancelled.by === 'system' ? 'system' : 'other'
  const what = cancelled.absent
    ? t(cancelled.by === 'teacher' ? 'lessons.was_absent_teacher' : 'lessons.was_absent_student')
    : t(`lessons.cancelled_by_${by}`, { when: format.dateTime(cancelled.at) })
  const owed = cancelled.late ? t(`lessons.late_${role}`) : t('lessons.nothing_due')
  return (
    <Notice kind={cancelled.late ? 'warning' : 'info'}>
      <p>
        {what} {owed}
      </p>
      {cancelled.reason !== null && <p>{t('lessons.their_reason', { reason: cancelled.reason })}</p>}
    </Notice>
  )
}
