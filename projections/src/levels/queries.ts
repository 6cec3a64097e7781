import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { foldLetters } from '@kredka/contracts/kernel/slug'
import { getLevel, getOwnLevel, listLevels, listOwnLevels } from '@kredka/contracts/levels/endpoints'
import type { LevelView, OwnLevelRowView, OwnLevelView } from '@kredka/contracts/levels/views'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, userIdOf } from '../kernel/query.ts'
import { textHits } from '../kernel/text-hits.ts'
import { literal } from '../kernel/typed.ts'
import { type NameRow, nameOf } from '../rewards/index.ts'

const VERSION = 'left join levels.versions y on y.level_id = v.level_id and y.version = v.version'
const BEST = `(select min(c.best_ms)::float8 from levels.clears c
  where c.level_id = v.level_id and c.version = v.version)`
const FIGURES = `coalesce(y.tries, 0) as tries, coalesce(y.clears, 0) as clears, ${BEST} as best_ms`

type LevelRow = Omit<LevelView, 'author'> & NameRow & { readonly is_named: boolean }
const SHOWN =
  'join profiles.people p on p.user_id = y.author_id and p.name is not null and not p.blocked and not p.withdrawn'
/** Of versions `y`. `$1`: who looks at them. Whoever is in no ranking has no name here either. */
const listed = (
  versions: string,
) => `select v.level_id as id, v.version, v.published_name as title, v.author_id = $1 as is_own,
    v.published as drawn, y.food, y.tries, y.clears, ${BEST} as best_ms, v.published_at,
    (select c.best_ms::float8 from levels.clears c
      where c.level_id = v.level_id and c.version = v.version and c.user_id = $1) as own_best_ms,
    v.author_id as user_id, p.name, l.player_name, coalesce(l.is_ranked, true) as is_named
  from ${versions} y ${SHOWN}
  join levels.levels v on v.level_id = y.level_id and v.version = y.version and v.published_name is not null
  left join rewards.players l on l.user_id = y.author_id`
/** Each stands in an index. */
const ORDERS = {
  newest: 'y.published_at desc, y.level_id',
  played: 'y.tries desc, y.level_id',
  hardest: 'y.ease, y.level_id',
} as const
/** Rows that anybody pages to: whoever looks for more searches. */
const LISTED_MAX = 1_000
/** Of those whose names hold what was typed so many of the first are found. */
const FOUND_MAX = 100
const LISTED = { of: 'levels.versions y', join: SHOWN, window: 'y.is_listed', probe: { rows: 500, fit: 15 } }

const OWN = `v.level_id as id, coalesce(v.name, '') as name, v.state, v.drawn, v.version,
  v.published is distinct from v.drawn as is_changed, v.changed_at, ${FIGURES}`

export const levelQueryHandlers = [
  answerPage(listLevels, ['levels', 'profiles', 'rewards'], async ({ sql, input, viewer }) => {
    const text = literal(foldLetters(input.q ?? ''))
    const page = pageOf(input, DEFAULT_PAGE_SIZE, text === '' ? LISTED_MAX : FOUND_MAX)
    const by = ORDERS[input.sort ?? 'newest']
    const where = `y.is_listed${text === '' ? '' : " and y.search like '%' || $2 || '%'"}`
    const count = page.offset + page.limit
    const hits =
      text === ''
        ? `select y.* from ${LISTED.of} ${SHOWN} where ${where} order by ${by} limit ${count}`
        : textHits({ ...LISTED, where, by, count })
    const versions = `(select * from (${hits}) y order by ${by} limit ${page.limit} offset ${page.offset})`
    const rows = await sql<LevelRow & { readonly title: string }>(`${listed(versions)} order by ${by}`, [
      userIdOf(viewer) ?? '',
      ...(text === '' ? [] : [text]),
    ])
    return page.of(rows.map(viewOf))
  }),

  answer(getLevel, ['levels', 'profiles', 'rewards'], async ({ sql, input, viewer }) => {
    const [found] = await sql<LevelRow & { readonly title: string }>(
      `${listed('levels.versions')} where y.level_id = $2 and y.is_listed`,
      [userIdOf(viewer) ?? '', input.id],
    )
    return found === undefined ? reject('LEVEL_NOT_FOUND') : viewOf(found)
  }),

  answerPage(listOwnLevels, ['levels'], async ({ sql, input, viewer }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<OwnLevelRowView>(
      `select ${OWN} from levels.levels v ${VERSION} where v.author_id = $1
        order by v.changed_at desc, v.level_id limit ${page.limit} offset ${page.offset}`,
      [userIdOf(viewer)],
    )
    return page.of(rows)
  }),

  answer(getOwnLevel, ['levels'], async ({ sql, input, viewer }) => {
    const [found] = await sql<OwnLevelView>(
      `select ${OWN}, v.revision, coalesce(v.proven = v.drawn, false) as is_proven, v.reason
         from levels.levels v ${VERSION} where v.level_id = $2 and v.author_id = $1`,
      [userIdOf(viewer), input.id],
    )
    return found ?? reject('LEVEL_NOT_FOUND')
  }),
]

function viewOf({ title, user_id, name, player_name, is_named, ...level }: LevelRow & { readonly title: string }) {
  return { ...level, name: title, author: is_named ? nameOf({ user_id, name, player_name }) : null }
}
