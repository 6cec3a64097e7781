import { warsawDay } from '@kredka/contracts/kernel/days'
import { getQuizRanking, getRanking } from '@kredka/contracts/rewards/endpoints'
import { defaultPlayerName, PLACES_MAX, RANKED_MAX, weekBegin } from '@kredka/contracts/rewards/rules'
import type { RankedView } from '@kredka/contracts/rewards/views'
import { answer, type QueryHandler, type Sql, userIdOf } from '../kernel/query.ts'
import { ALL_SUBJECTS, spanOf } from './spans.ts'

interface NameRow {
  readonly user_id: string
  readonly name: string
  readonly player_name: string | null
}
interface SumRow extends NameRow {
  readonly points: number
}
interface BestRow extends NameRow {
  readonly bp: number
}

/** Best scores of one quiz that are listed. */
const QUIZ_RANKED_MAX = 10

/** Whoever is shown in public: neither gone, blocked nor unwilling. Names of adults and children are cut alike. */
const SHOWN = `join profiles.people p on p.user_id = s.user_id
  left join rewards.players l on l.user_id = s.user_id`
const IS_SHOWN = 'p.name is not null and not p.blocked and not p.withdrawn and coalesce(l.is_ranked, true)'
const NAME = 's.user_id, p.name, l.player_name'

export const rankingQueryHandlers: readonly QueryHandler[] = [
  answer(getRanking, ['rewards', 'profiles'], async ({ sql, input: { period, subject_id }, viewer, now }) => {
    const today = warsawDay(now)
    const span = spanOf(period, today)
    const of = [span, subject_id ?? ALL_SUBJECTS]
    const own_id = userIdOf(viewer)
    const [rows, subjects, [own]] = await Promise.all([
      sql<SumRow>(
        `select ${NAME}, s.points from rewards.sums s ${SHOWN}
          where s.span = $1 and s.subject_id = $2 and s.points > 0 and ${IS_SHOWN}
          order by s.points desc, s.user_id limit ${RANKED_MAX}`,
        of,
      ),
      sql<{ readonly subject_id: string }>(
        'select subject_id from rewards.subjects where span = $1 order by subject_id',
        [span],
      ),
      sql<SumRow>(
        `select ${NAME}, s.points from rewards.sums s ${SHOWN}
          where s.span = $1 and s.subject_id = $2 and s.user_id = $3 and s.points > 0 and ${IS_SHOWN}`,
        [...of, own_id],
      ),
    ])
    const begins = { day: today, week: weekBegin(today), all: null }
    return {
      period,
      subject_id: subject_id ?? null,
      begins: begins[period],
      rows: rankRows(rows, ({ points }) => points, own_id).map(({ row, ...place }) => ({
        ...place,
        points: row.points,
      })),
      own: own === undefined ? null : await ownPlace(sql, of, own),
      subjects: subjects.map((row) => row.subject_id),
    }
  }),

  answer(getQuizRanking, ['rewards', 'profiles'], async ({ sql, input, viewer }) => {
    const rows = await sql<BestRow>(
      `select ${NAME}, s.bp from rewards.bests s ${SHOWN}
        where s.quiz_id = $1 and ${IS_SHOWN} order by s.bp desc, s.user_id limit ${QUIZ_RANKED_MAX}`,
      [input.id],
    )
    return rankRows(rows, ({ bp }) => bp, userIdOf(viewer)).map(({ row, ...place }) => ({ ...place, bp: row.bp }))
  }),
]

/** People with the same figure share a place; whoever follows them has as many ahead as there are. */
function rankRows<R extends NameRow>(rows: readonly R[], figureOf: (row: R) => number, own_id: string | null) {
  return rows.map((row) => ({
    row,
    place: rows.findIndex((other) => figureOf(other) === figureOf(row)) + 1,
    name: nameOf(row),
    is_own: row.user_id === own_id,
  }))
}

function nameOf({ name, player_name }: NameRow): string | null {
  return player_name ?? defaultPlayerName(name)
}

/** Counts those ahead, so far and no further: what it costs does not grow with the number of people. */
async function ownPlace(sql: Sql, of: readonly string[], own: SumRow): Promise<RankedView & { is_behind: boolean }> {
  const [ahead] = await sql<{ readonly count: number }>(
    `select count(*)::int as count from (
       select 1 from rewards.sums s ${SHOWN}
        where s.span = $1 and s.subject_id = $2 and s.points > $3 and ${IS_SHOWN} limit ${PLACES_MAX}) as better`,
    [...of, own.points],
  )
  const place = (ahead?.count ?? 0) + 1
  return { place, name: nameOf(own), is_own: true, points: own.points, is_behind: place > PLACES_MAX }
}
