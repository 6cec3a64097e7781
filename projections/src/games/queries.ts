import { dayOfBoard } from '@kredka/contracts/games/daily'
import { getBoard, getOwnGames, getRun } from '@kredka/contracts/games/endpoints'
import { BOARD_LENGTH } from '@kredka/contracts/games/rules'
import type { BoardView, OwnGamesView } from '@kredka/contracts/games/views'
import type { ReadRun } from '@kredka/contracts/games/watched-run'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { reject } from '@kredka/contracts/kernel/errors'
import { answer, type QueryHandler, type Sql, userIdOf } from '../kernel/query.ts'
import { IS_SHOWN, NAME, type NameRow, nameOf, SHOWN, spanOf } from '../rewards/index.ts'
import { answerDaily } from './daily-query.ts'
import { answerQuizPools } from './quiz-pools-query.ts'
import { boardRows, RESULT, type ResultRow } from './results.ts'

/** @param readRun what was played stands in the run’s own stream */
export function gamesQueryHandlers(readRun: ReadRun): readonly QueryHandler[] {
  return [
    answer(getRun, ['profiles', 'rewards'], async ({ sql, input: { id }, viewer }) => {
      const viewer_id = userIdOf(viewer)
      const run = await readRun(id, viewer_id)
      if (run === null) return reject('RUN_NOT_FOUND')
      const { user_id, ...view } = run
      const is_own = user_id === viewer_id
      // whoever has it before them yet must not learn what lies where
      if (!is_own && view.secret === null && dayOfBoard(view.variant) !== null) return reject('RUN_OF_TODAY')
      return {
        ...view,
        is_own,
        player: await playerOf(sql, user_id),
      }
    }),

    answer(getBoard, ['games', 'profiles', 'rewards'], async ({ sql, input, viewer, now }) => {
      const { game, variant, period } = input
      const of = [spanOf(period, warsawDay(now)), game, variant]
      const own_id = userIdOf(viewer)
      const [rows, [own]] = await Promise.all([
        sql<ResultRow>(
          `select ${NAME}, ${RESULT}, s.tie::float8 as tie from games.bests s ${SHOWN}
            where s.span = $1 and s.game = $2 and s.variant = $3 and ${IS_SHOWN}
            order by s.rank, s.tie, s.user_id limit ${BOARD_LENGTH}`,
          of,
        ),
        sql<NonNullable<BoardView['own']>>(
          `select ${RESULT} from games.bests s
            where s.span = $1 and s.game = $2 and s.variant = $3 and s.user_id = $4`,
          [...of, own_id],
        ),
      ])
      return {
        game,
        variant,
        period,
        rows: boardRows(rows, own_id),
        own: own ?? null,
      }
    }),

    answer(getOwnGames, ['games'], async ({ sql, viewer }) => {
      const own = [userIdOf(viewer)]
      const [open, bests] = await Promise.all([
        sql<OwnGamesView['open'][number]>('select game, variant, run_id from games.open_runs where user_id = $1', own),
        sql<OwnGamesView['bests'][number]>(
          `select s.game, s.variant, ${RESULT} from games.bests s
            where s.span = 'all' and s.user_id = $1 and s.variant not like 'daily-%' order by s.game, s.variant`,
          own,
        ),
      ])
      return { open: [...open], bests: [...bests] }
    }),

    answerDaily,
    answerQuizPools,
  ]
}

/** As rankings name them: whoever is not shown there has no name here. */
async function playerOf(sql: Sql, user_id: string): Promise<string | null> {
  const [row] = await sql<NameRow>(`select ${NAME} from (select $1::text as user_id) s ${SHOWN} where ${IS_SHOWN}`, [
    user_id,
  ])
  return row === undefined ? null : nameOf(row)
}
