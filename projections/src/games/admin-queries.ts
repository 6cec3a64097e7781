import { exportRuns, getRunForStaff, listAllRuns } from '@kredka/contracts/games/endpoints'
import type { RunListSort } from '@kredka/contracts/games/rules'
import type { AdminRunView } from '@kredka/contracts/games/views'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { reject } from '@kredka/contracts/kernel/errors'
import { bothWays } from '../kernel/both-ways.ts'
import { all, either, parameters } from '../kernel/conditions.ts'
import { staffPageOf } from '../kernel/paging.ts'
import { answer, answerPage, type DocumentHandler, type QueryHandler, type Sql, type Viewer } from '../kernel/query.ts'
import { readsNames } from '../kernel/reads-names.ts'
import { answerTable } from '../kernel/table-file.ts'
import { firstHits } from '../kernel/text-hits.ts'
import { toSearchText } from '../kernel/typed.ts'
import { type Named, peopleNamedFor } from '../profiles/index.ts'

const READS = ['games', 'profiles']

/** Each is the order of an index, forwards or backwards. */
const ORDER: Readonly<Record<RunListSort, string>> = bothWays(
  // those without a score come last of the best first
  { started_at: 'r.started_at', score: 'coalesce(r.score, -1)', state: ['r.state', 'r.started_at'] },
  'r.run_id',
)

/** Run `r` as `AdminRunView`. */
function row(names: boolean): string {
  const name = names ? '(select p.name from profiles.people p where p.user_id = r.user_id)' : 'r.user_id'
  return `r.run_id as id, r.game, r.variant, jsonb_build_object('id', r.user_id, 'name', ${name}) as player, r.kind,
    r.day::text as day, r.state, r.started_at, r.ended_at, r.why, r.score, r.played_ms::float8 as played_ms`
}

/** The back office's section of runs (ADM-02). */
export const runAdminQueryHandlers: readonly QueryHandler[] = [
  answerPage(listAllRuns, READS, async ({ sql, input, viewer }) => {
    const page = staffPageOf(input)
    const named = await peopleNamedFor(viewer, sql, input.q)
    return page.of(await findRuns(sql, input, page, viewer, named), named)
  }),

  answer(getRunForStaff, READS, async ({ sql, input, viewer }) => {
    const [run] = await sql<AdminRunView>(`select ${row(readsNames(viewer))} from games.runs r where r.run_id = $1`, [
      input.id,
    ])
    return run ?? reject('RUN_NOT_FOUND')
  }),
]

const HEAD = [
  'id',
  'game',
  'variant',
  'player_id',
  'player',
  'kind',
  'day',
  'state',
  'started_at',
  'ended_at',
  'why',
  'score',
  'played_ms',
]

/** The list as a file (ADM-02). */
export const runDocuments: readonly DocumentHandler[] = [
  answerTable(exportRuns, READS, {
    name: 'runs',
    head: HEAD,
    cellsOf,
    find: async (sql, input, page, viewer) =>
      findRuns(sql, input, page, viewer, await peopleNamedFor(viewer, sql, input.q)),
  }),
]

function cellsOf({ id, game, variant, player, kind, day, state, ...run }: AdminRunView): readonly string[] {
  const what = [id, game, variant, player.id, player.name ?? '', kind, day ?? '', state]
  const figures = [run.score, run.played_ms].map((figure) => (figure === null ? '' : String(figure)))
  return [...what, run.started_at, run.ended_at ?? '', run.why ?? '', ...figures]
}

/** As the list shows them, so many of them. */
async function findRuns(
  sql: Sql,
  input: InputOf<typeof exportRuns>,
  page: { readonly limit: number; readonly offset: number },
  viewer: Viewer,
  { ids }: Named,
): Promise<readonly AdminRunView[]> {
  const by = ORDER[input.sort ?? '-started_at']
  const names = readsNames(viewer)
  const { where, params } = conditionsOf(input, ids)
  const hits = { of: 'games.runs r', window: 'true', where, by, count: page.offset + page.limit }
  return sql<AdminRunView>(
    `select ${row(names)}
       from (select * from (${firstHits(hits, input.q)}) r order by ${by} limit ${page.limit} offset ${page.offset}) r
      order by ${by}`,
    params,
  )
}

/** Only what is asked for is a condition: the plan of a statement with all of them could use no index. */
function conditionsOf({ q, game, state, kind }: InputOf<typeof exportRuns>, people: readonly string[]) {
  const { param, params } = parameters()
  const typed = toSearchText(q)
  const id = typed === null ? '' : param(typed)
  const where = all([
    game === undefined ? null : `r.game = ${param(game)}`,
    // in words, as the partial indexes have them
    state === undefined ? null : `r.state = '${state}'`,
    kind === undefined ? null : `r.kind = '${kind}'`,
    typed === null
      ? null
      : either([
          people.length === 0 ? null : `r.user_id = any(${param(people)})`,
          `r.run_id = ${id}`,
          `r.user_id = ${id}`,
        ]),
  ])
  return { where, params }
}
