import { accountEvents } from '@kredka/contracts/accounts/events'
import type { EventDefinition } from '@kredka/contracts/kernel/events'
import { lessonEvents as lesson } from '@kredka/contracts/lessons/events'
import { paymentEvents as payment } from '@kredka/contracts/payments/events'
import { studentEvents as e } from '@kredka/contracts/students/events'
import type { StudentLessonState, StudentPaymentState } from '@kredka/contracts/students/rules'
import { on, type Projection, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** A teacher's students with the lessons and payments between the two (STU-01). */
export const studentsProjection: Projection = {
  name: 'students',
  number: 2,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.StudentTaken, ({ data: { tuition_id, teacher_id, student_id }, metadata }, rows) => {
      rows.put('students', { tuition_id, teacher_id, student_id, taken_at: metadata.occurred_at })
    }),
    ...on(e.StudentNoteWritten, ({ data: { teacher_id, student_id, note }, metadata }, rows) => {
      const note_written_at = note === null ? null : metadata.occurred_at
      rows.patch('students', { teacher_id, student_id }, { note, note_written_at })
    }),

    ...on(lesson.LessonBooked, ({ data }, rows) => {
      const { lesson_id, payment_id, teacher_id, student_id, subject_id, starts_at, ends_at, amount, currency } = data
      const times = { starts_at, ends_at }
      rows.put('lessons', { lesson_id, payment_id, teacher_id, student_id, subject_id, ...times, amount, currency })
    }),
    ...on(lesson.LessonMoved, ({ data: { lesson_id, slot } }, rows) => {
      rows.patch('lessons', { lesson_id }, { starts_at: slot.starts_at, ends_at: slot.ends_at })
    }),
    ...on(lesson.LessonCancelled, ({ data: { lesson_id } }, rows) => stand(lesson_id, 'cancelled', rows)),
    ...on(lesson.LessonDone, ({ data: { lesson_id } }, rows) => stand(lesson_id, 'done', rows)),
    ...on(lesson.LessonDoneTakenBack, ({ data: { lesson_id } }, rows) => stand(lesson_id, 'booked', rows)),
    ...on(lesson.LessonProblemDecided, ({ data: { lesson_id, outcome } }, rows) => {
      if (outcome !== 'dismissed') stand(lesson_id, AFTER_PROBLEM[outcome], rows)
    }),

    ...onPayment(payment.PaymentMarkedPaid, 'paid'),
    ...on(payment.PaymentMarkReversed, ({ data: { payment_id, still_due } }, rows) => {
      rows.put('payments', { payment_id, payment: still_due ? 'due' : 'none' })
    }),
    ...onPayment(payment.PaymentVoided, 'none'),
    ...onPayment(payment.PaymentWaived, 'none'),
    ...onPayment(payment.PaymentToBeReturned, 'to_return'),
    ...onPayment(payment.PaymentReturned, 'returned'),
    ...onPayment(payment.PaymentReturnReversed, 'to_return'),
    ...onPayment(payment.PaymentReinstated, 'due'),

    ...on(accountEvents.PersonForgotten, ({ data: { subject_id } }, rows) => {
      rows.patch('students', { teacher_id: subject_id }, { note: null, note_written_at: null })
    }),
  },
}

const AFTER_PROBLEM = {
  held: 'done',
  student_absent: 'missed',
  teacher_absent: 'cancelled',
} as const satisfies Record<string, StudentLessonState>

function stand(lesson_id: string, state: StudentLessonState, rows: Rows): void {
  rows.patch('lessons', { lesson_id }, { state })
}

function onPayment(definition: EventDefinition, state: StudentPaymentState) {
  return on(definition, ({ data }, rows) => {
    rows.put('payments', { payment_id: data['payment_id'], payment: state })
  })
}
