import { accountEvents } from '@kredka/contracts/accounts/events'
import { attemptEvents } from '@kredka/contracts/attempts/events'
import { runEvents } from '@kredka/contracts/games/events'
import { repetitionEvents as e } from '@kredka/contracts/repetition/events'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'
import { SCHEDULER } from './schedule.ts'
import { settleCards } from './settle.ts'
import { takeTimes } from './times.ts'

/** Questions that come back, from what was judged of answers (QUI-08), and who shows what they miss (QUI-12). */
export const repetitionProjection: Projection = {
  name: 'repetition',
  number: 3,
  // the version of a projection follows from its tables: with the scheduler in it, another one fills it anew
  tables: `-- ${SCHEDULER}\n${sqlBeside(import.meta.url)}`,
  // a card needs to know which of its answers were slow
  settle: async (rows) => (await takeTimes(rows)) || settleCards(rows),
  on: {
    ...on(attemptEvents.AttemptCreated, ({ data: { attempt_id, player_id, player_kind, questions } }, rows) => {
      rows.put('attempts', { attempt_id, player_id, player_kind, questions })
    }),
    ...on(attemptEvents.AttemptStarted, ({ data: { attempt_id }, metadata }, rows) => {
      rows.keep('clocks', { attempt_id, at: metadata.occurred_at })
    }),
    // learning judges at once, an exam at its end: what was not answered was not tried
    ...on(attemptEvents.AnswerGiven, ({ id, data, metadata }, rows) => {
      const { attempt_id, player_id, question_id, bp } = data
      const at = metadata.occurred_at
      rows.put('taken', { event_id: id, attempt_id, question_id, at })
      rows.keep('reviews', { attempt_id, question_id, player_id, bp, at })
      if (bp !== null) rows.keep('unsettled', { player_id, question_id })
    }),
    ...on(attemptEvents.AttemptFinished, ({ id, data, metadata }, rows) => {
      const { attempt_id, player_id, mode, scores } = data
      const at = metadata.occurred_at
      rows.put('taken', { event_id: id, attempt_id, question_id: null, at })
      if (mode !== 'exam') return
      for (const { question_id, bp, is_answered } of scores) {
        if (!is_answered) continue
        rows.patch('reviews', { attempt_id, question_id }, { bp, at })
        rows.keep('unsettled', { player_id, question_id })
      }
    }),
    ...over(attemptEvents.AttemptCancelled),
    ...over(attemptEvents.AttemptExpired),
    ...on(attemptEvents.AttemptRescored, async ({ data: { attempt_id, scores } }, rows) => {
      await rows.sql(RESCORE, [attempt_id, JSON.stringify(scores)])
    }),
    // a visitor has no cards; whoever they turn out to be gets all that they missed
    ...on(attemptEvents.AttemptClaimed, async ({ data: { attempt_id, player_id } }, rows) => {
      rows.patch('attempts', { attempt_id }, { player_id, player_kind: 'user' })
      await rows.sql(CLAIM, [attempt_id, player_id])
    }),
    // a question that was missed in a game comes back; what was right there may have been chance
    ...on(runEvents.RunJudged, ({ data: { run_id: attempt_id, user_id: player_id, answers }, metadata }, rows) => {
      const missed = answers.filter(({ is_right }) => !is_right)
      if (missed.length === 0) return
      const questions = missed.map(({ is_right: _, ...question }) => ({ ...question, weight: 1 }))
      rows.put('attempts', { attempt_id, player_id, player_kind: 'user', questions })
      for (const { question_id } of missed) {
        rows.keep('reviews', { attempt_id, question_id, player_id, bp: 0, at: metadata.occurred_at })
        rows.keep('unsettled', { player_id, question_id })
      }
    }),
    ...on(e.MissesShared, ({ data: { user_id } }, rows) => rows.keep('sharing', { user_id })),
    ...on(e.MissesHidden, ({ data: { user_id } }, rows) => rows.remove('sharing', { user_id })),
    ...on(accountEvents.PersonForgotten, ({ data: { subject_id } }, rows) => {
      for (const table of ['cards', 'unsettled', 'reviews', 'attempts']) rows.remove(table, { player_id: subject_id })
      rows.remove('sharing', { user_id: subject_id })
    }),
  },
}

/** A corrected key judges answers anew, and a voided question takes them out: both move due days (QUI-11). */
const RESCORE = `
  with judged as (
    update reviews r set bp = s.bp
      from reviews old
      left join jsonb_to_recordset($2::jsonb) s (question_id text, bp int) on s.question_id = old.question_id
     where old.attempt_id = $1 and r.attempt_id = $1 and r.question_id = old.question_id
       and r.bp is distinct from s.bp
    returning r.player_id, r.question_id)
  insert into unsettled select player_id, question_id from judged on conflict do nothing`

const CLAIM = `
  with claimed as (update reviews set player_id = $2 where attempt_id = $1 returning player_id, question_id)
  insert into unsettled select player_id, question_id from claimed on conflict do nothing`

/** Nothing was scored. */
function over(ended: typeof attemptEvents.AttemptCancelled | typeof attemptEvents.AttemptExpired) {
  return on(ended, ({ id, data: { attempt_id }, metadata }, rows) => {
    rows.put('taken', { event_id: id, attempt_id, question_id: null, at: metadata.occurred_at })
  })
}
