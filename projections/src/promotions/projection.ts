import { accountEvents } from '@kredka/contracts/accounts/events'
import { lessonEvents } from '@kredka/contracts/lessons/events'
import { orderEvents } from '@kredka/contracts/orders/events'
import { promotionEvents as e } from '@kredka/contracts/promotions/events'
import { studentEvents } from '@kredka/contracts/students/events'
import { on, type Projection, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** Promotions, and for whom a lesson with their teacher would be the first (PRM-01). */
export const promotionsProjection: Projection = {
  name: 'promotions',
  number: 1,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.PromotionCreated, ({ data, metadata }, rows) => {
      rows.put('promotions', { ...data, created_at: metadata.occurred_at })
    }),
    ...on(e.PromotionEnded, ({ data: { promotion_id, ended_on } }, rows) => {
      rows.patch('promotions', { promotion_id }, { ended_on })
    }),

    ...on(orderEvents.OrderPlaced, ({ data: { order_id, teacher_id, student_id, terms } }, rows) => {
      rows.put('open_orders', { order_id, teacher_id, student_id })
      if (terms.promotion !== null)
        rows.add('promotions', { promotion_id: terms.promotion.promotion_id }, { orders: 1 })
    }),
    ...on(orderEvents.OrderAccepted, ({ data }, rows) => removeAnswered(data, rows)),
    ...on(orderEvents.OrderRejected, ({ data }, rows) => removeAnswered(data, rows)),
    ...on(orderEvents.OrderCancelled, ({ data }, rows) => removeAnswered(data, rows)),

    ...on(lessonEvents.LessonBooked, ({ data }, rows) => putBookedLesson(data, rows)),
    ...on(lessonEvents.LessonDoneTakenBack, ({ data }, rows) => putBookedLesson(data, rows)),
    ...on(lessonEvents.LessonDone, ({ data: { lesson_id } }, rows) => rows.remove('booked_lessons', { lesson_id })),
    ...on(lessonEvents.LessonCancelled, ({ data: { lesson_id } }, rows) =>
      rows.remove('booked_lessons', { lesson_id }),
    ),
    ...on(lessonEvents.LessonProblemDecided, ({ data: { lesson_id, outcome } }, rows) => {
      if (outcome === 'student_absent' || outcome === 'teacher_absent') rows.remove('booked_lessons', { lesson_id })
    }),

    ...on(studentEvents.LessonCounted, ({ data: { lesson_id, teacher_id, student_id } }, rows) => {
      rows.put('done_lessons', { lesson_id, teacher_id, student_id })
    }),
    ...on(studentEvents.LessonUncounted, ({ data: { lesson_id } }, rows) => {
      rows.remove('done_lessons', { lesson_id })
    }),

    ...on(accountEvents.PersonForgotten, ({ data }, rows) => {
      rows.patch('promotions', { teacher_id: data.subject_id }, { description: null })
    }),
  },
}

interface Agreed {
  readonly lesson_id: string
  readonly teacher_id: string
  readonly student_id: string
}

function putBookedLesson({ lesson_id, teacher_id, student_id }: Agreed, rows: Rows): void {
  rows.put('booked_lessons', { lesson_id, teacher_id, student_id })
}

function removeAnswered(
  { order_id, status }: { readonly order_id: string; readonly status: string },
  rows: Rows,
): void {
  if (status !== 'new') rows.remove('open_orders', { order_id })
}
