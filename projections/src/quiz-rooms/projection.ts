import { accountEvents } from '@kredka/contracts/accounts/events'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** Rooms with their seats and results (ROO-01). Answers are not heard: what came of them is told once for all seats. */
export const quizRoomsProjection: Projection = {
  name: 'quiz_rooms',
  number: 3,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.RoomOpened, ({ data }, rows) => {
      const { room_id, token, host_id, quiz_id, version, author_id, language, questions, settings, opened_at } = data
      const quiz = { quiz_id, version, author_id, language, questions: questions.length }
      const { late_join } = settings
      rows.put('rooms', { room_id, token, owner_id: host_id, host_id, ...quiz, settings, late_join, opened_at })
      for (const [n, { question_id, revision }] of questions.entries()) {
        rows.put('asked', { room_id, n, question_id, revision })
      }
    }),
    ...on(e.SeatTaken, ({ data: { room_id, seat, user_id, subject_id, name, from_question } }, rows) => {
      rows.put('seats', { room_id, seat, user_id, subject_id, name, from_question })
      rows.add('rooms', { room_id }, { seats: 1 })
    }),
    ...on(e.SeatLeft, ({ data: { room_id, seat } }, rows) => {
      rows.patch('seats', { room_id, seat }, { state: 'left' })
    }),
    ...on(e.SeatReturned, ({ data: { room_id, seat } }, rows) => {
      rows.patch('seats', { room_id, seat }, { state: 'in' })
    }),
    ...on(e.SeatKicked, ({ data: { room_id, seat } }, rows) => {
      rows.patch('seats', { room_id, seat }, { state: 'kicked' })
    }),
    ...on(e.SeatClaimed, ({ data: { room_id, seat, user_id, name } }, rows) => {
      rows.patch('seats', { room_id, seat }, { user_id, subject_id: user_id, name })
    }),
    ...on(e.RoomLocked, ({ data: { room_id } }, rows) => rows.patch('rooms', { room_id }, { is_locked: true })),
    ...on(e.RoomUnlocked, ({ data: { room_id } }, rows) => rows.patch('rooms', { room_id }, { is_locked: false })),
    ...on(e.LateJoinSet, ({ data: { room_id, is_allowed } }, rows) => {
      rows.patch('rooms', { room_id }, { late_join: is_allowed })
    }),
    ...on(e.HostPassed, ({ data: { room_id, user_id } }, rows) => {
      rows.patch('rooms', { room_id }, { host_id: user_id })
    }),
    ...on(e.GameBegun, ({ data: { room_id }, metadata }, rows) => {
      rows.patch('rooms', { room_id }, { begun_at: metadata.occurred_at })
    }),
    ...on(e.QuestionOpened, ({ data: { room_id } }, rows) => rows.patch('rooms', { room_id }, { state: 'question' })),
    ...on(e.QuestionPaused, ({ data: { room_id } }, rows) => rows.patch('rooms', { room_id }, { state: 'paused' })),
    ...on(e.QuestionResumed, ({ data: { room_id } }, rows) => rows.patch('rooms', { room_id }, { state: 'question' })),
    ...on(e.QuestionClosed, ({ data: { room_id, n, results } }, rows) => {
      rows.patch('rooms', { room_id }, { state: 'results' })
      rows.patch('asked', { room_id, n }, { results })
    }),
    ...on(e.GameFinished, ({ data: { room_id, standing, at } }, rows) => {
      rows.patch('rooms', { room_id }, { state: 'finished', standing, finished_at: at })
    }),
    ...on(e.RoomRescored, ({ data: { room_id, n, is_void, results, standing } }, rows) => {
      rows.patch('asked', { room_id, n }, { is_void, results })
      if (standing !== null) rows.patch('rooms', { room_id }, { standing })
    }),
    ...on(e.RoomClosed, ({ data: { room_id, why, reason, at }, metadata }, rows) => {
      const closed = { closed_at: at, closed_why: why, closed_by: metadata.actor, closed_reason: reason }
      rows.patch('rooms', { room_id }, { state: 'closed', ...closed })
    }),
    ...on(accountEvents.PersonForgotten, ({ data: { subject_id } }, rows) => {
      rows.patch('seats', { subject_id }, { name: null })
    }),
  },
}
