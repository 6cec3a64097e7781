import { accountEvents } from '@kredka/contracts/accounts/events'
import { lessonEvents as e } from '@kredka/contracts/lessons/events'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'
import { problemHandlers } from './problems.ts'

/** Lessons as their two people see them, and reports of problems (LES-01 to LES-04). */
export const lessonsProjection: Projection = {
  name: 'lessons',
  number: 1,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.LessonBooked, ({ data }, rows) => {
      const { slot_id: _, teacher_address, student_address, ...lesson } = data
      const { lesson_id, teacher_id, student_id } = data
      rows.put('lessons', lesson)
      rows.put('words', { lesson_id, teacher_id, student_id, teacher_address, student_address })
    }),

    ...on(e.LessonMoveProposed, ({ data, metadata }, rows) => {
      const { lesson_id, by, proposer_id, note, lapses_at, slot } = data
      const { starts_at, ends_at } = slot
      const proposed_at = metadata.occurred_at
      rows.put('moves', { lesson_id, by, proposer_id, note, lapses_at, starts_at, ends_at, proposed_at })
    }),
    ...on(e.LessonMoved, ({ data: { lesson_id, slot, time } }, rows) => {
      const { starts_at, ends_at, date } = slot
      rows.remove('moves', { lesson_id })
      rows.patch('lessons', { lesson_id }, { starts_at, ends_at, date, time, moved: true })
    }),
    ...on(e.LessonMoveDeclined, ({ data: { lesson_id } }, rows) => rows.remove('moves', { lesson_id })),
    ...on(e.LessonMoveWithdrawn, ({ data: { lesson_id } }, rows) => rows.remove('moves', { lesson_id })),
    ...on(e.LessonMoveLapsed, ({ data: { lesson_id } }, rows) => rows.remove('moves', { lesson_id })),

    ...on(e.LessonCancelled, ({ data, metadata }, rows) => {
      const { lesson_id, by: cancelled_by, late: cancelled_late, why: cancelled_why, canceller_id, reason } = data
      rows.remove('moves', { lesson_id })
      const cancelled = { cancelled_at: metadata.occurred_at, cancelled_by, cancelled_late, cancelled_why }
      rows.patch('lessons', { lesson_id }, { state: 'cancelled', ...cancelled })
      rows.patch('words', { lesson_id }, { canceller_id, cancel_reason: reason })
    }),

    ...on(e.LessonDone, ({ data: { lesson_id, done_at, by } }, rows) => {
      rows.patch('lessons', { lesson_id }, { state: 'done', done_at, done_by: by })
    }),
    ...on(e.LessonDoneTakenBack, ({ data: { lesson_id } }, rows) => {
      rows.patch('lessons', { lesson_id }, { state: 'booked', done_at: null, done_by: null })
    }),

    ...on(e.LessonNoteLeft, ({ data: { lesson_id, note, homework, topics }, metadata }, rows) => {
      rows.patch('words', { lesson_id }, { note, homework, topics, noted_at: metadata.occurred_at })
    }),

    ...problemHandlers,

    ...on(accountEvents.PersonForgotten, ({ data: { subject_id } }, rows) => {
      const taught = { teacher_address: null, note: null, homework: null, topics: null }
      rows.patch('words', { teacher_id: subject_id }, taught)
      rows.patch('words', { student_id: subject_id }, { student_address: null })
      rows.patch('words', { canceller_id: subject_id }, { cancel_reason: null })
      rows.patch('moves', { proposer_id: subject_id }, { note: null })
      rows.patch('problems', { reporter_id: subject_id }, { text: null })
      rows.patch('problems', { answerer_id: subject_id }, { answer_text: null })
    }),
  },
}
