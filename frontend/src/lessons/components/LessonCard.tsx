import type { LessonRowView } from '@kredka/contracts/lessons/views'
import { useId } from 'react'
import { usePath } from '../../app/routing/usePath.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { paymentLabel } from '../../payments/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card, CardLink } from '../../ui/Card.tsx'
import { useWhen } from '../useWhen.ts'
import { LessonState } from './LessonState.tsx'
import classes from './lesson-card.module.css'

interface Props {
  readonly lesson: LessonRowView
  readonly now: number
  /** Says which part the person has in it, where lists hold both. */
  readonly withRole?: boolean
}

/** A lesson in a list: when, what, with whom, what waits. The whole card leads to its page. */
export function LessonCard({ lesson, now, withRole = false }: Props) {
  const t = useText()
  const format = useFormat()
  const path = usePath()
  const words = useWords()
  const when = useWhen()(lesson)
  const id = useId()
  const { other, role, status, move, problem_state, amount, currency, place, duration, payment_status } = lesson
  const name = other.name ?? t('lessons.deleted_user')
  const waits =
    move !== null && move.by !== role ? t('lessons.move_waits') : move === null ? null : t('lessons.move_sent')
  const report = problem_state === 'open' || problem_state === 'answered' || problem_state === 'unanswered'
  return (
    <Card covered padding="tight">
      <div className={classes.card}>
        <div id={`${id}-when`} className={classes.when}>
          <strong>{when.day}</strong>
          <span>{when.hours}</span>
        </div>
        <div className={classes.body}>
          <div id={`${id}-what`} className={classes.what}>
            <strong>
              <CardLink to={path('lessons.lesson', { id: lesson.id })} labelledBy={`${id}-when ${id}-what`}>
                {words.subject(lesson.subject_id)}
              </CardLink>
            </strong>
            <span className={classes.person}>
              <Avatar name={name} picture={other.picture_url} size={24} />
              {name}
            </span>
          </div>
          <p className={classes.more}>
            {[
              ...(withRole ? [t(role === 'teacher' ? 'lessons.you_teach' : 'lessons.you_learn')] : []),
              words.duration(duration),
              words.place(place),
              format.money(amount, currency),
              ...(status === 'done' && payment_status !== null
                ? [t(paymentLabel({ status: payment_status, overdue: payment_status === 'unpaid' }).text)]
                : []),
            ].join(' · ')}
          </p>
          {waits !== null && <p className={classes.waits}>{waits}</p>}
          {report && <p className={classes.waits}>{t('lessons.report_open')}</p>}
        </div>
        <div className={classes.state}>
          <LessonState lesson={lesson} now={now} />
        </div>
      </div>
    </Card>
  )
}
