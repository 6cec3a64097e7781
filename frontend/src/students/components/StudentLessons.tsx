import type { StudentLessonState, StudentPaymentState } from '@kredka/contracts/students/rules'
import type { StudentLessonView } from '@kredka/contracts/students/views'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useOfNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { type StatusKind, StatusLabel } from '../../ui/StatusLabel.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { studentLessons } from '../resources.ts'
import classes from './students.module.css'

const A_PAGE = 10
const LESSON_KINDS: Readonly<Record<StudentLessonState, StatusKind>> = {
  booked: 'active',
  done: 'done',
  cancelled: 'cancelled',
  missed: 'warning',
}
const PAYMENT_KINDS: Readonly<Record<StudentPaymentState, StatusKind>> = {
  due: 'warning',
  paid: 'done',
  none: 'inactive',
  to_return: 'info',
  returned: 'done',
}

/** Lessons of the two with their payments, the latest first. */
export function StudentLessons({ id }: { readonly id: string }) {
  const t = useText()
  const [page, setPage] = useState(1)
  const input = { id, page, page_size: A_PAGE }
  const read = useResource(studentLessons, input)
  return (
    <ResourceView of={read}>
      {(rows, busy) =>
        rows.length === 0 && page === 1 ? (
          <EmptyState title={t('students.no_lessons')} />
        ) : (
          <PagedRows
            page={page}
            meta={read.meta}
            busy={busy}
            onPage={setPage}
            rows={rows}
            keyOf={(lesson) => lesson.id}
            from={JSON.stringify(input)}
          >
            {(calm) => (
              <ul className={classes.lessons}>
                {calm.map((lesson) => (
                  <LessonLine key={lesson.id} lesson={lesson} />
                ))}
              </ul>
            )}
          </PagedRows>
        )
      }
    </ResourceView>
  )
}

function LessonLine({ lesson }: { readonly lesson: StudentLessonView }) {
  const t = useText()
  const format = useFormat()
  const words = useWords()
  const path = usePath()
  const { state, payment } = lesson
  const begun = useOfNow((now) => now >= Date.parse(lesson.starts_at))
  const ahead = state === 'booked' && !begun
  return (
    <li className={classes.lesson}>
      <div>
        <Link to={path('lessons.lesson', { id: lesson.id })} className={classes.when}>
          {format.dateTime(lesson.starts_at)}
        </Link>
        <p className="soft-note">{words.subject(lesson.subject_id)}</p>
      </div>
      <div className={classes.labels}>
        <StatusLabel kind={LESSON_KINDS[state]}>{t(`students.state_${state}`)}</StatusLabel>
        {!(ahead && payment === 'due') && !(state === 'cancelled' && payment === 'none') && (
          <StatusLabel kind={PAYMENT_KINDS[payment]}>{t(`students.payment_${payment}`)}</StatusLabel>
        )}
      </div>
      <span className={classes.amount}>{format.money(lesson.amount, lesson.currency)}</span>
    </li>
  )
}
