import { getBoard, getOwnGames, getRun } from '@kredka/contracts/games/endpoints'
import { BOARD_LENGTH } from '@kredka/contracts/games/rules'
import type { BoardView, OwnGamesView } from '@kredka/contracts/games/views'
import type { ReadRun } from '@kredka/contracts/games/watched-run'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { reject } from '@kredka/contracts/kernel/errors'
import { answer, type QueryHandler, type Sql, userIdOf } from '../kernel/query.ts'
import { IS_SHOWN, NAME, type NameRow, nameOf, rankRows, SHOWN, spanOf } from '../rewards/index.ts'

interface ResultRow extends NameRow {
  /** What parts those of the same score. */
  readonly tie: number
  readonly score: number
  readonly played_ms: number
  readonly run_id: string
}
const RESULT = 's.score, s.played_ms::float8 as played_ms, s.run_id'

/** @param readRun what was played stands in the run’s own stream */
export function gamesQueryHandlers(readRun: ReadRun): readonly QueryHandler[] {
  return [
    answer(getRun, ['profiles', 'rewards'], async ({ sql, input: { id }, viewer }) => {
      const run = await readRun(id)
      if (run === null) return reject('RUN_NOT_FOUND')
      const { user_id, ...view } = run
      return {
        ...view,
        is_own: user_id === userIdOf(viewer),
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
      const isSame = (row: ResultRow, other: ResultRow) => row.score === other.score && row.tie === other.tie
      return {
        game,
        variant,
        period,
        rows: rankRows(rows, isSame, own_id).map(({ row: { score, played_ms, run_id }, ...place }) => ({
          ...place,
          score,
          played_ms,
          run_id,
        })),
        own: own ?? null,
      }
    }),

    answer(getOwnGames, ['games'], async ({ sql, viewer }) => {
      const own = [userIdOf(viewer)]
      const [open, bests] = await Promise.all([
        sql<OwnGamesView['open'][number]>('select game, variant, run_id from games.open_runs where user_id = $1', own),
        sql<OwnGamesView['bests'][number]>(
          `select s.game, s.variant, ${RESULT} from games.bests s
            where s.span = 'all' and s.user_id = $1 order by s.game, s.variant`,
          own,
        ),
      ])
      return { open: [...open], bests: [...bests] }
    }),
  ]
}

/** As rankings name them: whoever is not shown there has no name here. */
async function playerOf(sql: Sql, user_id: string): Promise<string | null> {
  const [row] = await sql<NameRow>(`select ${NAME} from (select $1::text as user_id) s ${SHOWN} where ${IS_SHOWN}`, [
    user_id,
  ])
  return row === undefined ? null : nameOf(row)
}
