import { accountEvents } from '@kredka/contracts/accounts/events'
import { attemptEvents } from '@kredka/contracts/attempts/events'
import { repetitionEvents as e } from '@kredka/contracts/repetition/events'
import { on, type Projection, type Row, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'
import { SCHEDULER } from './schedule.ts'
import { settleCards } from './settle.ts'

/** Questions that come back, from what was judged of answers (QUI-08), and who shows what they miss (QUI-12). */
export const repetitionProjection: Projection = {
  name: 'repetition',
  number: 1,
  // the version of a projection follows from its tables: with the scheduler in it, another one fills it anew
  tables: `-- ${SCHEDULER}\n${sqlBeside(import.meta.url)}`,
  settle: settleCards,
  on: {
    ...on(attemptEvents.AttemptCreated, ({ data: { attempt_id, player_id, player_kind, questions } }, rows) => {
      rows.put('attempts', { attempt_id, player_id, player_kind, questions })
    }),
    // learning judges at once, an exam at its end: what was not answered was not tried
    ...on(attemptEvents.AnswerGiven, ({ data: { attempt_id, player_id, question_id, bp }, metadata }, rows) => {
      if (bp !== null) review({ attempt_id, player_id, question_id, bp, at: metadata.occurred_at }, rows)
    }),
    ...on(attemptEvents.AttemptFinished, ({ data: { attempt_id, player_id, mode, scores }, metadata }, rows) => {
      if (mode !== 'exam') return
      for (const { question_id, bp, is_answered } of scores) {
        if (is_answered) review({ attempt_id, player_id, question_id, bp, at: metadata.occurred_at }, rows)
      }
    }),
    ...on(attemptEvents.AttemptRescored, async ({ data: { attempt_id, scores } }, rows) => {
      await rows.sql(RESCORE, [attempt_id, JSON.stringify(scores)])
    }),
    // a visitor has no cards; whoever they turn out to be gets all that they missed
    ...on(attemptEvents.AttemptClaimed, async ({ data: { attempt_id, player_id } }, rows) => {
      rows.patch('attempts', { attempt_id }, { player_id, player_kind: 'user' })
      await rows.sql(CLAIM, [attempt_id, player_id])
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

interface Judged extends Row {
  readonly player_id: string
  readonly question_id: string
}

function review(judged: Judged, rows: Rows): void {
  const { player_id, question_id } = judged
  rows.put('reviews', judged)
  rows.keep('unsettled', { player_id, question_id })
}
