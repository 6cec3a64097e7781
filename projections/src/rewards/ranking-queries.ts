import { warsawDay } from '@kredka/contracts/kernel/days'
import { getQuizRanking, getRanking } from '@kredka/contracts/rewards/endpoints'
import { PLACES_MAX, RANKED_MAX, weekBegin } from '@kredka/contracts/rewards/rules'
import type { RankedView } from '@kredka/contracts/rewards/views'
import { answer, type QueryHandler, type Sql, userIdOf } from '../kernel/query.ts'
import { IS_SHOWN, NAME, type NameRow, nameOf, rankRows, SHOWN } from './shown.ts'
import { ALL_SUBJECTS, spanOf } from './spans.ts'

interface SumRow extends NameRow {
  readonly points: number
}
interface BestRow extends NameRow {
  readonly bp: number
}

/** Best scores of one quiz that are listed. */
const QUIZ_RANKED_MAX = 10

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
      rows: rankRows(rows, (row, other) => row.points === other.points, own_id).map(({ row, ...place }) => ({
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
    return rankRows(rows, (row, other) => row.bp === other.bp, userIdOf(viewer)).map(({ row, ...place }) => ({
      ...place,
      bp: row.bp,
    }))
  }),
]

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
