import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { countWaiting, getWorkPlace, listColleagues, listWork } from '@kredka/contracts/work-queue/endpoints'
import { WORK_KINDS, type WorkKind, workKindsOf } from '@kredka/contracts/work-queue/rules'
import type { ColleagueView, WaitingView, WorkItemView, WorkPlaceView } from '@kredka/contracts/work-queue/views'
import { parameters } from '../kernel/conditions.ts'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, type QueryHandler, type Sql, type Viewer } from '../kernel/query.ts'
import { literal, plainLiteral, toSearchText, unseenPart } from '../kernel/typed.ts'
import { among, peopleNamed } from '../profiles/index.ts'
import { assignedOf, COUNTS, type Narrow, placeOf, type TypedText, WAITING_READS, waitingOf } from './waiting.ts'

/** Items that anybody gets to, page by page: skipping more would take its time. */
const LISTED = 2_000

/** All that waits for staff as one queue (ADM-02). */
export const workQueueQueryHandlers: readonly QueryHandler[] = [
  answerPage(listWork, WAITING_READS, async ({ sql, input, viewer }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE, LISTED)
    const kinds = kindsOf(viewer).filter((kind) => input.kind === undefined || input.kind === kind)
    if (kinds.length === 0) return page.of([])
    const named = await peopleNamed(sql, input.q)
    const { narrow, params } = narrowOf(input, idOf(viewer), named.ids)
    const rows = await sql<WorkItemView>(waitingOf(kinds, narrow, page), params)
    return page.of(rows, named)
  }),

  answer(countWaiting, WAITING_READS, ({ sql, viewer }) => countOwn(sql, viewer)),

  answer(listColleagues, ['admin'], async ({ sql }) => [
    ...(await sql<ColleagueView>(
      `select admin_id as id, name, role from admin.admins where ended_at is null
        order by name collate "pl-x-icu", admin_id`,
    )),
  ]),

  answer(getWorkPlace, WAITING_READS, async ({ sql, input: { kind, id }, viewer }) => {
    const kinds = kindsOf(viewer)
    if (!kinds.includes(kind)) return reject('STAFF_ROLE_MAY_NOT')
    const [item] = await sql<WorkItemView>(
      waitingOf([kind], { where: (_, column) => `${column.id} = $1` }, { limit: 1, offset: 0 }),
      [id],
    )
    const since = item?.since ?? null
    const [[next], [place]] = await Promise.all([
      sql<WorkItemView>(waitingOf(kinds, NEXT, { limit: 1, offset: 0, first: 'w.kind <> $1' }), [
        kind,
        id,
        idOf(viewer),
      ]),
      sql<Pick<WorkPlaceView, 'waiting' | 'ahead'>>(placeOf(kinds, '$1::timestamptz', '$2::text', '$3::text'), [
        since,
        kind,
        id,
      ]),
    ])
    return { item: item ?? null, waiting: place?.waiting ?? 0, ahead: place?.ahead ?? 0, next: next ?? null }
  }),
]

/** What is left beside the item `$1`, `$2`, and no colleague of `$3` looks after. */
const NEXT: Narrow = {
  where: (kind, { id }) =>
    `('${kind}', ${id}) <> ($1, $2) and ${id} not in (${assignedOf(kind)} and a.admin_id is distinct from $3)`,
}

/** Only what is asked for is a condition: the plan of a statement with all of them could use no index. */
function narrowOf({ q, assigned }: InputOf<typeof listWork>, caller: string | null, named: readonly string[]) {
  const { param, params } = parameters()
  const me = assigned === 'me' ? param(caller) : ''
  const where: Narrow['where'] = (kind, { id }) => {
    if (assigned === undefined) return 'true'
    return assigned === 'nobody'
      ? `${id} not in (${assignedOf(kind)})`
      : `${id} = any(array(${assignedOf(kind)} and a.admin_id = ${me}))`
  }
  const typed = toSearchText(q)
  if (typed === null) return { narrow: { where }, params }
  const [plain, written] = [plainLiteral(q), literal(q)]
  const [typedId, people] = [param(typed), param(named)]
  const text: TypedText = {
    part: unseenPart(param(written), written),
    plainPart: () => unseenPart(param(plain), plain),
    others: ({ id, person }, isGathered) => {
      const isNamed = isGathered ? `= any(${people})` : `in ${among(people)}`
      return `${typedId} in (${id}, ${person}) or ${person} ${isNamed}`
    },
  }
  return { narrow: { where, text }, params }
}

/** What the caller's role may not decide counts nothing. */
async function countOwn(sql: Sql, viewer: Viewer): Promise<WaitingView> {
  const [row] = await sql<WaitingView>(COUNTS)
  if (row === undefined) throw new Error('a statement without rows')
  const own = new Set(kindsOf(viewer))
  const counts = WORK_KINDS.map((kind) => [kind, own.has(kind) ? row[kind] : 0])
  return Object.fromEntries(counts) as WaitingView
}

/** The kinds that stand in the caller's queue. */
function kindsOf(viewer: Viewer): readonly WorkKind[] {
  return viewer.kind === 'admin' ? workKindsOf(viewer.role) : []
}

/** Id of the member of staff who asks. */
function idOf(viewer: Viewer): string | null {
  return viewer.kind === 'admin' ? viewer.id : null
}
