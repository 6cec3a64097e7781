import type { TeacherStatisticsView } from '@kredka/contracts/statistics/views'
import type { ReactNode } from 'react'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { RatingLine, teacherStatistics } from '../../reviews/index.ts'
import { Card } from '../../ui/Card.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import classes from './teacher-statistics.module.css'

/** Beside the stars: lessons, who came back, attendance, response time, each with how it is computed (PRO-04). */
export function TeacherStatistics({ id }: { readonly id: string }) {
  const t = useText()
  const read = useResource(teacherStatistics, { id })
  // figures are an addition: without them the page is whole
  if (read.status === 'failed') return null
  return (
    <section aria-label={t('profiles.facts')}>
      <Card padding="tight">{read.data === null ? <SkeletonLines lines={3} /> : <Shown facts={read.data} />}</Card>
    </section>
  )
}

const HOW = ['rating', 'lessons', 'students', 'attendance', 'response'] as const

function Shown({ facts }: { readonly facts: TeacherStatisticsView }) {
  const t = useText()
  const figures = useFigures(facts)
  return (
    <>
      <dl className={classes.facts}>
        {HOW.map((fact) => (
          <div key={fact}>
            <dt>{t(`profiles.fact_${fact}`)}</dt>
            <dd>{figures[fact]}</dd>
          </div>
        ))}
      </dl>
      <details className={classes.how}>
        <summary>{t('profiles.how_computed')}</summary>
        <dl>
          {HOW.map((fact) => (
            <div key={fact}>
              <dt>{t(`profiles.fact_${fact}`)}</dt>
              <dd>{t(`profiles.how_${fact}`)}</dd>
            </div>
          ))}
        </dl>
        <p>{t('profiles.how_kept')}</p>
      </details>
    </>
  )
}

function useFigures(facts: TeacherStatisticsView): Readonly<Record<(typeof HOW)[number], ReactNode>> {
  const t = useText()
  const format = useFormat()
  const { rating, lessons_done, students, repeat_students, attendance, response } = facts
  const early = <span className={classes.early}>{t('profiles.too_early')}</span>
  const due = attendance === null ? 0 : attendance.kept + attendance.absent + attendance.cancelled
  return {
    rating: <RatingLine average={rating.average} count={rating.count} />,
    lessons: format.number(lessons_done),
    students: (
      <>
        {format.number(students)}
        {repeat_students > 0 && (
          <span className={classes.beside}>{t('profiles.fact_repeat', { count: repeat_students })}</span>
        )}
      </>
    ),
    attendance:
      attendance === null ? (
        early
      ) : (
        <>
          {/* never rounded up to all of them */}
          {format.percent(Math.floor((100 * attendance.kept) / due) / 100)}
          <span className={classes.beside}>{t('profiles.fact_attendance_of', { kept: attendance.kept, of: due })}</span>
        </>
      ),
    response: response === null ? early : t(`profiles.within_${response.within}`),
  }
}
