import { accountEvents } from '@kredka/contracts/accounts/events'
import { dayOfBoard } from '@kredka/contracts/games/daily'
import { runEvents as e } from '@kredka/contracts/games/events'
import { type ListedRunState, type RunKind, rulesOf } from '@kredka/contracts/games/rules'
import { isProofBoard } from '@kredka/contracts/games/snake/drawn'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { PERIODS } from '@kredka/contracts/rewards/rules'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'
import { spanOf } from '../rewards/index.ts'

/** What is better takes the place of what was best; the same again does not. */
const KEEP_BEST = `
  insert into bests as known (span, game, variant, user_id, rank, tie, score, played_ms, run_id)
  select span, $2, $3, $4, $5, $6, $7, $8, $9 from unnest($1::text[]) as span
  on conflict (span, game, variant, user_id) do update
    set rank = excluded.rank, tie = excluded.tie, score = excluded.score, played_ms = excluded.played_ms,
      run_id = excluded.run_id
    where (excluded.rank, excluded.tie) < (known.rank, known.tie)`

/** Open runs, and who was best when (GAM-01). Moves are heard by nobody: what they came to stands in the end. */
export const gamesProjection: Projection = {
  name: 'games',
  number: 4,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.RunStarted, ({ data: { run_id, user_id, game, variant, at } }, rows) => {
      const day = dayOfBoard(variant)
      const kind: RunKind = isProofBoard(variant) ? 'proof' : day === null ? 'free' : 'daily'
      rows.put('runs', { run_id, user_id, game, variant, kind, day, started_at: at })
      // a proof of what is drawn is gone on with in its editor
      if (kind === 'proof') return
      if (kind === 'free') rows.put('open_runs', { run_id, user_id, game, variant })
      else rows.put('daily_runs', { variant, user_id, run_id, is_open: true })
    }),
    ...on(e.RunEnded, async ({ data, metadata }, rows) => {
      const { run_id, user_id, game, variant, why, is_ranked, score, played_ms } = data
      const state: ListedRunState = is_ranked ? 'ranked' : 'unranked'
      rows.patch('runs', { run_id }, { state, why, score, played_ms, ended_at: metadata.occurred_at })
      rows.remove('open_runs', { run_id })
      const isDaily = dayOfBoard(variant) !== null
      if (isDaily) rows.put('daily_runs', { variant, user_id, run_id, is_open: false })
      if (!is_ranked) return
      // the board of a day is one of that day already
      const periods = isDaily ? (['all'] as const) : PERIODS
      const spans = periods.map((period) => spanOf(period, warsawDay(metadata.occurred_at)))
      const rules = rulesOf(game)
      const rank = rules?.best === 'fewest' ? score : -score
      const tie = rules?.ties === 'time' ? played_ms : 0
      await rows.sql(KEEP_BEST, [spans, game, variant, user_id, rank, tie, score, played_ms, run_id])
    }),
    ...on(accountEvents.PersonForgotten, ({ data: { subject_id: user_id } }, rows) => {
      rows.remove('open_runs', { user_id })
      rows.remove('daily_runs', { user_id })
      rows.remove('bests', { user_id })
    }),
  },
}
