import { document, query } from '../kernel/endpoints.ts'
import { Id, Obj, OneOf, PageQuery, Type } from '../kernel/schema.ts'
import { GAME_NAMES, LISTED_RUN_STATES, RUN_KINDS, RUN_LIST_SORTS } from './rules.ts'
import { AdminRunView } from './views.ts'

const runFilters = {
  /** Part of the player's name, forgiving a slip of the hand, or an id of run or player. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  game: Type.Optional(OneOf(GAME_NAMES)),
  state: Type.Optional(OneOf(LISTED_RUN_STATES)),
  kind: Type.Optional(OneOf(RUN_KINDS)),
  /** Default: newest first. */
  sort: Type.Optional(OneOf(RUN_LIST_SORTS)),
}

export const listAllRuns = query('games.admin_search', {
  path: 'GET /admin/runs',
  access: 'admin',
  duty: 'observe',
  about: 'Runs of games of all players; a role that works with no people reads ids in place of names.',
  query: Obj({ ...PageQuery, ...runFilters }),
  answer: Type.Array(AdminRunView),
  paged: true,
})

export const exportRuns = document('games.admin_csv', {
  path: 'GET /admin/runs.csv',
  access: 'admin',
  duty: 'observe',
  about: 'The same as a table, the first 10,000 rows.',
  query: Obj(runFilters),
  type: 'text/csv; charset=utf-8',
  costly: true,
})

export const getRunForStaff = query('games.admin_get', {
  path: 'GET /admin/runs/{id}',
  access: 'admin',
  duty: 'observe',
  about: 'One run as the list shows it; what was played in it is watched like any other.',
  params: Obj({ id: Id }),
  answer: AdminRunView,
  errors: ['RUN_NOT_FOUND'],
})
