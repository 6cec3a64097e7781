import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { countWaiting, getWorkPlace, listColleagues, listWork } from '@kredka/contracts/work-queue/endpoints'
import { WORK_KINDS, type WorkKind, workKindsOf } from '@kredka/contracts/work-queue/rules'
import type { ColleagueView, WaitingView, WorkItemView } from '@kredka/contracts/work-queue/views'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, type QueryHandler, type Sql, type Viewer } from '../kernel/query.ts'
import { literal, toSearchText } from '../kernel/typed.ts'
import { COUNTS, countAhead, WAITING_READS, waitingOf } from './waiting.ts'

/** Items that anybody gets to, page by page: skipping more would take its time. */
const LISTED = 2_000

/** All that waits for staff as one queue (ADM-02). */
export const workQueueQueryHandlers: readonly QueryHandler[] = [
  answerPage(listWork, WAITING_READS, async ({ sql, input, viewer }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE, LISTED)
    const kinds = kindsOf(viewer).filter((kind) => input.kind === undefined || input.kind === kind)
    if (kinds.length === 0) return page.of([])
    const rows = await sql<WorkItemView>(
      `select * from (${waitingOf(
        kinds,
        ({ id, person, title }) => `($1::text is null or $1 in (${id}, ${person}) or ${title} ilike '%' || $2 || '%'
            or p.name ilike '%' || $2 || '%')
          and ($3::text is null or a.admin_id = $3) and ($4::boolean is null or (a.admin_id is null) = $4)`,
        page.offset + page.limit,
      )}) waiting order by since, kind, id limit ${page.limit} offset ${page.offset}`,
      [
        toSearchText(input.q),
        literal(input.q),
        input.assigned === 'me' ? idOf(viewer) : null,
        input.assigned === 'nobody' ? true : null,
      ],
    )
    return page.of(rows)
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
      waitingOf([kind], (column) => `${column.id} = $1`, 1),
      [id],
    )
    const [next] = await sql<WorkItemView>(
      `select * from (${waitingOf(
        kinds,
        (column) => `(${column.kind}, ${column.id}) <> ($1, $2) and (a.admin_id is null or a.admin_id = $3)`,
        1,
      )}) waiting order by kind <> $1, since, id limit 1`,
      [kind, id, idOf(viewer)],
    )
    const waiting = Object.values(await countOwn(sql, viewer)).reduce((sum, count) => sum + count, 0)
    if (item === undefined) return { item: null, waiting, ahead: 0, next: next ?? null }
    const [older] = await sql<{ readonly ahead: number }>(
      `select (${countAhead(kinds, '$1::timestamptz', '$2::text', '$3::text')})::int as ahead`,
      [item.since, kind, id],
    )
    return { item, waiting, ahead: older?.ahead ?? 0, next: next ?? null }
  }),
]

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
