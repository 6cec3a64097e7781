import { reject } from '@kredka/contracts/kernel/errors'
import { foldLetters } from '@kredka/contracts/kernel/slug'
import { getLevelForStaff, listLevelsForStaff } from '@kredka/contracts/levels/staff-endpoints'
import type { LevelReviewRowView, LevelReviewView } from '@kredka/contracts/levels/views'
import { historyOf } from '../admin/index.ts'
import { bothWays } from '../kernel/both-ways.ts'
import { staffPageOf } from '../kernel/paging.ts'
import { answer, answerPage } from '../kernel/query.ts'
import { literal } from '../kernel/typed.ts'
import { iso } from '../postgres/postgres.ts'

const AUTHOR = "jsonb_build_object('id', v.author_id, 'name', p.name)"
const ROW = `v.level_id as id, v.version, v.published_name as name, ${AUTHOR} as author, v.state, v.reports, v.published_at`
const OF = 'levels.levels v left join profiles.people p on p.user_id = v.author_id'
/** What was reported and not looked at since; whoever waits longest for players comes first. */
const WAITS = "(v.reports > 0 and v.state in ('listed', 'hidden'))"
/** Each is planned for itself; `is true` is said of the whole, so that the index that begins with it is asked. */
const IN_STATE = {
  waiting: `${WAITS} is true`,
  listed: "v.state = 'listed'",
  hidden: "v.state = 'hidden'",
  taken_down: "v.state = 'taken_down'",
} as const
const NEWEST = 'v.published_at desc, v.level_id desc'
const TURN = `${WAITS} desc, (v.state = 'hidden') desc, ${NEWEST}`
/** Each is the order of an index, forwards or backwards. */
const ORDER = bothWays({ published_at: 'v.published_at', state: ['v.state', 'v.published_at'] }, 'v.level_id')
const SENT = `coalesce((select jsonb_agg(jsonb_build_object(
    'version', r.version, 'reporter', jsonb_build_object('id', r.reporter_id, 'name', o.name), 'kind', r.kind,
    'note', r.note, 'reported_at', ${iso('r.reported_at')}) order by r.reported_at desc, r.reporter_id)
  from levels.reports r left join profiles.people o on o.user_id = r.reporter_id
  where r.level_id = v.level_id), '[]') as sent`

/** The back office's look at drawn levels (GAM-03, ADM-02). */
export const levelStaffQueryHandlers = [
  answerPage(listLevelsForStaff, ['levels', 'profiles'], async ({ sql, input }) => {
    const page = staffPageOf(input)
    const text = literal(foldLetters(input.q ?? ''))
    const params: string[] = []
    const param = (value: string) => `$${params.push(value)}`
    // only what is asked for is a condition: the plan of a statement with all of them could use no index
    const where = ['v.version is not null']
    if (text !== '') where.push(`v.search like '%' || ${param(text)} || '%'`)
    if (input.state !== undefined) where.push(IN_STATE[input.state])
    const { sort = 'turn' } = input
    const usual = input.state === 'hidden' || input.state === 'taken_down' ? NEWEST : TURN
    const rows = await sql<LevelReviewRowView>(
      `select ${ROW} from ${OF} where ${where.join(' and ')} order by ${sort === 'turn' ? usual : ORDER[sort]}
        limit ${page.limit} offset ${page.offset}`,
      params,
    )
    return page.of(rows)
  }),

  answer(getLevelForStaff, ['levels', 'profiles', 'admin'], async ({ sql, input }) => {
    const [found] = await sql<LevelReviewView>(
      `select ${ROW}, v.published as drawn, coalesce(y.tries, 0) as tries, coalesce(y.clears, 0) as clears, ${SENT},
              ${historyOf('levels.history', 'h.level_id = v.level_id')}
         from ${OF} left join levels.versions y on y.level_id = v.level_id and y.version = v.version
        where v.level_id = $1 and v.version is not null`,
      [input.id],
    )
    return found ?? reject('LEVEL_NOT_FOUND')
  }),
]
