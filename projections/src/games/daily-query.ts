import { dailyBoard, dailyCloses, dailyEnds } from '@kredka/contracts/games/daily'
import { dailyChoice } from '@kredka/contracts/games/daily-choices'
import { getDaily } from '@kredka/contracts/games/endpoints'
import { BOARD_LENGTH, DAILY_COUNTED_MAX } from '@kredka/contracts/games/rules'
import type { ChallengeView } from '@kredka/contracts/games/views'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { addDays } from '@kredka/contracts/kernel/zones'
import { answer, type Sql, userIdOf } from '../kernel/query.ts'
import { IS_SHOWN, NAME, SHOWN } from '../rewards/index.ts'
import { boardRows, RESULT, type ResultRow } from './results.ts'

interface OwnRow {
  readonly run_id: string
  readonly is_open: boolean
  readonly place: number | null
  readonly score: number | null
  readonly played_ms: number | null
}
const OF_BOARD = `s.span = 'all' and s.game = $1 and s.variant = $2`

/** The challenge of today, and how the one of yesterday went (GAM-04). */
export const answerDaily = answer(getDaily, ['games', 'profiles', 'rewards'], async ({ sql, viewer, now }) => {
  const day = warsawDay(now)
  const own_id = userIdOf(viewer)
  const before = addDays(day, -1)
  const [today, yesterday] = await Promise.all([challengeOf(sql, day, own_id), challengeOf(sql, before, own_id)])
  return {
    ends_at: new Date(dailyEnds(day)).toISOString(),
    today,
    yesterday: { ...yesterday, is_closed: now >= dailyCloses(before) },
  }
})

async function challengeOf(sql: Sql, day: string, own_id: string | null): Promise<ChallengeView> {
  const { game } = dailyChoice(day)
  const of = [game, dailyBoard(day)]
  const [rows, [count], [own]] = await Promise.all([
    sql<ResultRow>(
      `select ${NAME}, ${RESULT}, s.tie::float8 as tie from games.bests s ${SHOWN}
        where ${OF_BOARD} and ${IS_SHOWN} order by s.rank, s.tie, s.user_id limit ${BOARD_LENGTH}`,
      of,
    ),
    sql<{ readonly players: number }>(
      `select count(*)::int as players
         from (select 1 from games.bests s ${SHOWN} where ${OF_BOARD} and ${IS_SHOWN} limit $3) as counted`,
      [...of, DAILY_COUNTED_MAX],
    ),
    sql<OwnRow>(
      `select d.run_id, d.is_open, b.score, b.played_ms::float8 as played_ms,
              (select count(*)::int + 1
                 from (select 1 from games.bests s ${SHOWN}
                        where ${OF_BOARD} and ${IS_SHOWN} and (s.rank, s.tie) < (b.rank, b.tie)
                        limit $4 - 1) as better) as place
         from games.daily_runs d
         left join games.bests b
           on b.span = 'all' and b.game = $1 and b.variant = d.variant and b.user_id = d.user_id
        where d.variant = $2 and d.user_id = $3`,
      [...of, own_id, DAILY_COUNTED_MAX],
    ),
  ])
  return {
    day,
    game,
    rows: boardRows(rows, own_id),
    players: count?.players ?? 0,
    run: own === undefined ? null : { run_id: own.run_id, is_open: own.is_open, result: resultOf(own) },
    closes_at: new Date(dailyCloses(day)).toISOString(),
  }
}

function resultOf({ place, score, played_ms }: OwnRow) {
  return place === null || score === null || played_ms === null ? null : { place, score, played_ms }
}
