import { accountEvents } from '@kredka/contracts/accounts/events'
import type { AnyEvent, Recorded } from '@kredka/contracts/kernel/events'
import { foldLetters } from '@kredka/contracts/kernel/slug'
import { reviewEvents as e } from '@kredka/contracts/reviews/events'
import { studentEvents } from '@kredka/contracts/students/events'
import { actOf } from '../admin/index.ts'
import { on, type Projection, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** Reviews with their versions, answers and reports (REV-01). */
export const reviewsProjection: Projection = {
  name: 'reviews',
  number: 2,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(studentEvents.LessonCounted, ({ data: { lesson_id, teacher_id, student_id, subject_id, done_at } }, rows) => {
      rows.put('lessons', { lesson_id, teacher_id, student_id, subject_id, done_at })
    }),
    ...on(studentEvents.LessonUncounted, ({ data: { lesson_id } }, rows) => rows.remove('lessons', { lesson_id })),

    ...on(e.ReviewWritten, ({ data, metadata: { occurred_at: written_at } }, rows) => {
      const { review_id, student_id, version, stars, text } = data
      rows.put('reviews', { ...data, written_at, search: foldLetters(text ?? '') })
      rows.put('versions', { review_id, version, student_id, stars, text, written_at })
    }),
    ...on(e.ReviewChanged, ({ data, metadata: { occurred_at: edited_at } }, rows) => {
      const { review_id, student_id, version, stars, text } = data
      rows.patch('reviews', { review_id }, { version, stars, text, edited_at, search: foldLetters(text ?? '') })
      rows.put('versions', { review_id, version, student_id, stars, text, written_at: edited_at })
    }),

    ...on(e.ReviewAnswered, ({ data: { review_id, text, edited }, metadata }, rows) => {
      const answer = { answer: text, answered_at: metadata.occurred_at, answer_edited: edited }
      rows.patch('reviews', { review_id }, answer)
    }),
    ...on(e.ReviewAnswerRemoved, (event, rows) => {
      const { review_id, by, reason } = event.data
      if (by === 'staff') remember(event, rows, reason)
      rows.patch('reviews', { review_id }, { answer: null, answered_at: null, answer_edited: false })
    }),

    ...on(e.ReviewReported, (event, rows) => {
      const { data, metadata } = event
      const { review_id, reason, note } = data
      remember(event, rows)
      const report = { report: 'open', report_reason: reason, report_note: note, reported_at: metadata.occurred_at }
      rows.patch('reviews', { review_id }, report)
    }),
    ...on(e.ReviewReportDismissed, (event, rows) => {
      const { review_id, reason } = event.data
      remember(event, rows, reason)
      rows.patch('reviews', { review_id }, { report: 'dismissed' })
    }),
    ...on(e.ReviewReportReopened, (event, rows) => {
      const { review_id, reason } = event.data
      remember(event, rows, reason)
      rows.patch('reviews', { review_id }, { report: 'open' })
    }),
    ...on(e.ReviewHidden, (event, rows) => {
      const { data, metadata } = event
      const { review_id, reason } = data
      remember(event, rows, reason)
      rows.patch('reviews', { review_id }, { state: 'hidden', hidden_reason: reason, hidden_at: metadata.occurred_at })
      rows.patch('reviews', { review_id, report: 'open' }, { report: 'upheld' })
    }),
    ...on(e.ReviewShown, (event, rows) => {
      const { review_id, reason } = event.data
      remember(event, rows, reason)
      rows.patch('reviews', { review_id }, { state: 'visible', hidden_reason: null, hidden_at: null })
    }),

    ...on(accountEvents.PersonForgotten, ({ data: { subject_id } }, rows) => {
      rows.patch('reviews', { student_id: subject_id }, { text: null, search: '' })
      rows.patch('versions', { student_id: subject_id }, { text: null })
      rows.patch('reviews', { teacher_id: subject_id }, { answer: null, report_note: null })
    }),
  },
}

type OfReview = Recorded<AnyEvent & { readonly data: { readonly tuition_id: string } }>

function remember(event: OfReview, rows: Rows, reason: string | null = null): void {
  rows.put('history', { tuition_id: event.data.tuition_id, ...actOf(event, reason) })
}
