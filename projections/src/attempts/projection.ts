import { accountEvents } from '@kredka/contracts/accounts/events'
import {
  concealmentEvents as concealment,
  attemptEvents as e,
  rescoreEvents as rescoring,
} from '@kredka/contracts/attempts/events'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** Attempts with their answers and scores (QUI-03, QUI-05). */
export const attemptsProjection: Projection = {
  name: 'attempts',
  number: 2,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.AttemptCreated, ({ data, metadata }, rows) => {
      const { player_kind, exam_minutes, ...created } = data
      rows.put('attempts', { ...created, created_at: metadata.occurred_at })
      const { attempt_id, questions } = created
      for (const { quiz_id, version } of questions) rows.put('played', { quiz_id, version, attempt_id })
    }),
    ...on(e.AttemptStarted, ({ data: { attempt_id, ends_at }, metadata }, rows) => {
      rows.patch('attempts', { attempt_id }, { state: 'started', ends_at, started_at: metadata.occurred_at })
    }),
    ...on(e.AnswerGiven, ({ data, metadata }, rows) => {
      const { mode, ...answer } = data
      rows.put('answers', { ...answer, answered_at: metadata.occurred_at })
    }),
    ...on(e.AttemptFinished, ({ data: { attempt_id, bp, scores }, metadata }, rows) => {
      const finished_at = metadata.occurred_at
      rows.patch('attempts', { attempt_id }, { state: 'finished', bp, scores, finished_at })
      rows.patch('played', { attempt_id }, { finished_at })
    }),
    ...on(e.AttemptRescored, ({ data: { attempt_id, before_bp, after_bp, scores } }, rows) => {
      rows.patch('attempts', { attempt_id }, { bp: after_bp, before_bp, scores })
    }),
    ...on(e.AttemptCancelled, ({ data: { attempt_id } }, rows) => {
      rows.patch('attempts', { attempt_id }, { state: 'cancelled' })
    }),
    ...on(e.AttemptExpired, ({ data: { attempt_id } }, rows) => {
      rows.patch('attempts', { attempt_id }, { state: 'expired' })
    }),
    ...on(e.AttemptClaimed, ({ data: { attempt_id, player_id } }, rows) => {
      rows.patch('attempts', { attempt_id }, { player_id })
      rows.patch('answers', { attempt_id }, { player_id })
    }),
    ...on(concealment.QuizConcealed, ({ data }, rows) => rows.put('concealed', { ...data })),
    ...on(concealment.QuizRevealed, ({ data: { player_id, assignment_id } }, rows) => {
      rows.remove('concealed', { player_id, assignment_id })
    }),
    ...on(rescoring.RescoreBegun, ({ data, metadata }, rows) => {
      const { quiz_id, key_revision, version, attempts } = data
      rows.put('rescorings', { quiz_id, key_revision, version, attempts, begun_at: metadata.occurred_at })
    }),
    ...on(rescoring.RescoreBatchDone, ({ data: { quiz_id, key_revision, n: done, changed } }, rows) => {
      rows.add('rescorings', { quiz_id, key_revision }, { done, changed })
    }),
    ...on(rescoring.RescoreFinished, ({ data: { quiz_id, key_revision }, metadata }, rows) => {
      rows.patch('rescorings', { quiz_id, key_revision }, { finished_at: metadata.occurred_at })
    }),
    ...on(accountEvents.PersonForgotten, ({ data: { subject_id: player_id } }, rows) => {
      rows.patch('answers', { player_id }, { words: null })
      rows.remove('concealed', { player_id })
    }),
  },
}
