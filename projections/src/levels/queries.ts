import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { foldLetters } from '@kredka/contracts/kernel/slug'
import { getLevel, getOwnLevel, listLevels, listOwnLevels } from '@kredka/contracts/levels/endpoints'
import type { LevelView, OwnLevelRowView, OwnLevelView } from '@kredka/contracts/levels/views'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, userIdOf } from '../kernel/query.ts'
import { type NameRow, nameOf } from '../rewards/index.ts'

const PLAYS = 'left join levels.plays y on y.level_id = v.level_id and y.version = v.version'
const BEST = `(select min(c.best_ms)::float8 from levels.clears c
  where c.level_id = v.level_id and c.version = v.version)`
const FIGURES = `coalesce(y.tries, 0) as tries, coalesce(y.clears, 0) as clears, ${BEST} as best_ms`

type LevelRow = Omit<LevelView, 'author'> & NameRow & { readonly is_named: boolean }
/** `$1`: who looks at them. Whoever is in no ranking has no name here either. */
const LISTED = `select v.level_id as id, v.version, v.published_name as title, v.author_id = $1 as is_own,
    v.published as drawn, coalesce(y.food, 0) as food, ${FIGURES}, v.published_at,
    (select c.best_ms::float8 from levels.clears c
      where c.level_id = v.level_id and c.version = v.version and c.user_id = $1) as own_best_ms,
    v.author_id as user_id, p.name, l.player_name, coalesce(l.is_ranked, true) as is_named
  from levels.levels v ${PLAYS}
  join profiles.people p on p.user_id = v.author_id
  left join rewards.players l on l.user_id = v.author_id
  where v.state = 'listed' and v.published_name is not null
    and p.name is not null and not p.blocked and not p.withdrawn`
const ORDERS = {
  newest: 'v.published_at desc, v.level_id',
  played: 'coalesce(y.tries, 0) desc, v.level_id',
  // whoever was tried once and not cleared is not the hardest of all
  hardest: '(coalesce(y.clears, 0) + 1.0) / (coalesce(y.tries, 0) + 2), v.level_id',
} as const

const OWN = `v.level_id as id, coalesce(v.name, '') as name, v.state, v.drawn, v.version,
  v.published is distinct from v.drawn as is_changed, v.changed_at, ${FIGURES}`

export const levelQueryHandlers = [
  answerPage(listLevels, ['levels', 'profiles', 'rewards'], async ({ sql, input, viewer }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<LevelRow & { readonly title: string }>(
      `${LISTED} and position($2 in v.search) > 0
        order by ${ORDERS[input.sort ?? 'newest']} limit ${page.limit} offset ${page.offset}`,
      [userIdOf(viewer) ?? '', foldLetters(input.q ?? '').trim()],
    )
    return page.of(rows.map(viewOf))
  }),

  answer(getLevel, ['levels', 'profiles', 'rewards'], async ({ sql, input, viewer }) => {
    const [found] = await sql<LevelRow & { readonly title: string }>(`${LISTED} and v.level_id = $2`, [
      userIdOf(viewer) ?? '',
      input.id,
    ])
    return found === undefined ? reject('LEVEL_NOT_FOUND') : viewOf(found)
  }),

  answerPage(listOwnLevels, ['levels'], async ({ sql, input, viewer }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<OwnLevelRowView>(
      `select ${OWN} from levels.levels v ${PLAYS} where v.author_id = $1
        order by v.changed_at desc, v.level_id limit ${page.limit} offset ${page.offset}`,
      [userIdOf(viewer)],
    )
    return page.of(rows)
  }),

  answer(getOwnLevel, ['levels'], async ({ sql, input, viewer }) => {
    const [found] = await sql<OwnLevelView>(
      `select ${OWN}, v.revision, coalesce(v.proven = v.drawn, false) as is_proven, v.reason
         from levels.levels v ${PLAYS} where v.level_id = $2 and v.author_id = $1`,
      [userIdOf(viewer), input.id],
    )
    return found ?? reject('LEVEL_NOT_FOUND')
  }),
]

function viewOf({ title, user_id, name, player_name, is_named, ...level }: LevelRow & { readonly title: string }) {
  return { ...level, name: title, author: is_named ? nameOf({ user_id, name, player_name }) : null }
}
