import { accountEvents } from '@kredka/contracts/accounts/events'
import { runEvents as e } from '@kredka/contracts/games/events'
import { GAME_RULES, GAMES } from '@kredka/contracts/games/rules'
import { variantOf } from '@kredka/contracts/games/setup'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { PERIODS } from '@kredka/contracts/rewards/rules'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'
import { spanOf } from '../rewards/index.ts'

/** What is better takes the place of what was best; the same again does not. */
const KEEP_BEST = `
  insert into bests as known (span, game, variant, user_id, rank, score, played_ms, run_id)
  select span, $2, $3, $4, $5, $6, $7, $8 from unnest($1::text[]) as span
  on conflict (span, game, variant, user_id) do update
    set rank = excluded.rank, score = excluded.score, played_ms = excluded.played_ms, run_id = excluded.run_id
    where (excluded.rank, excluded.played_ms) < (known.rank, known.played_ms)`

/** Open runs, and who was best when (GAM-01). Moves are heard by nobody: what they came to stands in the end. */
export const gamesProjection: Projection = {
  name: 'games',
  number: 1,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.RunStarted, ({ data: { run_id, user_id, game, setup } }, rows) => {
      rows.put('open_runs', { run_id, user_id, game, variant: variantOf(setup) })
    }),
    ...on(e.RunEnded, async ({ data, metadata }, rows) => {
      const { run_id, user_id, game, variant, is_ranked, score, played_ms } = data
      rows.remove('open_runs', { run_id })
      if (!is_ranked) return
      const spans = PERIODS.map((period) => spanOf(period, warsawDay(metadata.occurred_at)))
      const rank = isFewest(game) ? score : -score
      await rows.sql(KEEP_BEST, [spans, game, variant, user_id, rank, score, played_ms, run_id])
    }),
    ...on(accountEvents.PersonForgotten, ({ data: { subject_id: user_id } }, rows) => {
      rows.remove('open_runs', { user_id })
      rows.remove('bests', { user_id })
    }),
  },
}

function isFewest(name: string): boolean {
  const game = GAMES.find((one) => one === name)
  return game !== undefined && GAME_RULES[game].best === 'fewest'
}
