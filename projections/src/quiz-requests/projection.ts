import { accountEvents } from '@kredka/contracts/accounts/events'
import { askedQuizEvents as e } from '@kredka/contracts/quiz-requests/events'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** Quizzes that students asked for, for both sides (QUI-10). */
export const quizRequestsProjection: Projection = {
  name: 'quiz_requests',
  number: 1,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.QuizAskedFor, ({ data, metadata }, rows) => {
      rows.put('requests', { ...data, asked_at: metadata.occurred_at })
    }),
    ...on(e.AskedQuizAssigned, ({ data: { request_id, assignment_id }, metadata }, rows) => {
      rows.patch('requests', { request_id }, { state: 'assigned', assignment_id, ended_at: metadata.occurred_at })
    }),
    ...on(e.AskedQuizDeclined, ({ data: { request_id, reason }, metadata }, rows) => {
      rows.patch('requests', { request_id }, { state: 'declined', reason, ended_at: metadata.occurred_at })
    }),
    ...on(e.AskedQuizWithdrawn, ({ data: { request_id }, metadata }, rows) => {
      rows.patch('requests', { request_id }, { state: 'withdrawn', ended_at: metadata.occurred_at })
    }),
    ...on(accountEvents.PersonForgotten, ({ data: { subject_id } }, rows) => {
      rows.patch('requests', { student_id: subject_id }, { words: null })
      rows.patch('requests', { teacher_id: subject_id }, { reason: null })
    }),
  },
}
