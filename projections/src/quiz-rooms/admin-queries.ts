import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { reject } from '@kredka/contracts/kernel/errors'
import type { AdminRoomDetailView, AdminRoomView } from '@kredka/contracts/quiz-rooms/admin-views'
import { exportRooms, getRoomForStaff, listAllRooms } from '@kredka/contracts/quiz-rooms/endpoints'
import type { ListedRoomState, RoomListSort } from '@kredka/contracts/quiz-rooms/rules'
import { actorNamed } from '../admin/index.ts'
import { bothWays } from '../kernel/both-ways.ts'
import { all, either, parameters } from '../kernel/conditions.ts'
import { staffPageOf } from '../kernel/paging.ts'
import { answer, answerPage, type DocumentHandler, type QueryHandler, type Sql, type Viewer } from '../kernel/query.ts'
import { readsNames } from '../kernel/reads-names.ts'
import { answerTable } from '../kernel/table-file.ts'
import { firstHits } from '../kernel/text-hits.ts'
import { toSearchText } from '../kernel/typed.ts'
import { termsOf } from '../offers/index.ts'
import { iso } from '../postgres/postgres.ts'
import { type Named, peopleNamedFor } from '../profiles/index.ts'

const READS = ['quiz_rooms', 'quizzes', 'profiles']

/** As staff tell them apart. */
const STATE = "case when r.state in ('question', 'paused', 'results') then 'running' else r.state end"
const TITLE = '(select v.title from quizzes.versions v where v.quiz_id = r.quiz_id and v.version = r.version)'
/** Each but that of titles, which are the quizzes' own, is the order of an index, forwards or backwards. */
const ORDER: Readonly<Record<RoomListSort, string>> = bothWays(
  {
    ...{ opened_at: 'r.opened_at', seats: 'r.seats', state: [STATE, 'r.opened_at'] },
    quiz: [`${TITLE} collate "pl-x-icu"`, 'r.opened_at'],
  },
  'r.room_id',
)
const IN_STATE: Readonly<Record<ListedRoomState, string>> = {
  lobby: "r.state = 'lobby'",
  running: "r.state in ('question', 'paused', 'results')",
  finished: "r.state = 'finished'",
  closed: "r.state = 'closed'",
}
/** Quizzes of a title, at most: more of them narrow nothing. */
const QUIZZES_MAX = 500

/** The person of a column as they are read: by name, or by id alone. */
function person(column: string, names: boolean): string {
  const name = names ? `(select p.name from profiles.people p where p.user_id = ${column})` : column
  return `jsonb_build_object('id', ${column}, 'name', ${name})`
}

/** Room `r` as `AdminRoomView`. */
function row(names: boolean): string {
  return `r.room_id as id, ${person('r.owner_id', names)} as host,
    jsonb_build_object('id', r.quiz_id, 'title', ${TITLE}) as quiz, ${STATE} as state,
    r.seats, r.opened_at, r.begun_at, coalesce(r.finished_at, r.closed_at) as ended_at`
}

/** The seats of room `r` with what they came to, in their order. */
function players(names: boolean): string {
  return `coalesce((select jsonb_agg(jsonb_build_object(
      'seat', s.seat, 'name', ${names ? 's.name' : 'null::text'}, 'state', s.state,
      'has_account', s.user_id is not null, 'place', e.place,
      'points', (r.standing->'points'->>(e.place - 1))::int) order by s.seat)
    from quiz_rooms.seats s
    left join (select t.seat::int as seat, t.n::int as place
                 from jsonb_array_elements(r.standing->'seats') with ordinality as t (seat, n)) e on e.seat = s.seat
   where s.room_id = r.room_id), '[]') as players`
}

/** The back office's section of quiz rooms (ADM-02). */
export const roomAdminQueryHandlers: readonly QueryHandler[] = [
  answerPage(listAllRooms, READS, async ({ sql, input, viewer }) => {
    const page = staffPageOf(input)
    const named = await peopleNamedFor(viewer, sql, input.q)
    return page.of(await findRooms(sql, input, page, viewer, named), named)
  }),

  answer(getRoomForStaff, [...READS, 'admin'], async ({ sql, input, viewer }) => {
    const names = readsNames(viewer)
    const isStaffs = "r.closed_why = 'staff'"
    const said = (value: string) => `case when ${isStaffs} then ${value} end`
    const [room] = await sql<AdminRoomDetailView>(
      `select ${row(names)}, ${person('r.host_id', names)} as leader, r.settings->>'mode' as mode, r.language,
              r.questions, (r.settings->>'max_players')::int as seats_max, r.is_locked, ${players(names)},
              case when r.closed_at is null then null else jsonb_build_object(
                'why', r.closed_why, 'at', ${iso('r.closed_at')}, 'actor', ${said(actorNamed('r.closed_by'))},
                'reason', ${names ? said('r.closed_reason') : 'null::text'}) end as closed
         from quiz_rooms.rooms r where r.room_id = $1`,
      [input.id],
    )
    return room ?? reject('QUIZ_ROOM_NOT_FOUND')
  }),
]

const HEAD = ['id', 'host_id', 'host', 'quiz_id', 'quiz', 'state', 'seats', 'opened_at', 'begun_at', 'ended_at']

/** The list as a file (ADM-02). */
export const roomAdminDocuments: readonly DocumentHandler[] = [
  answerTable(exportRooms, READS, {
    name: 'quiz-rooms',
    head: HEAD,
    cellsOf,
    find: async (sql, input, page, viewer) =>
      findRooms(sql, input, page, viewer, await peopleNamedFor(viewer, sql, input.q)),
  }),
]

function cellsOf({ id, host, quiz, state, seats, ...times }: AdminRoomView): readonly string[] {
  const when = [times.opened_at, times.begun_at ?? '', times.ended_at ?? '']
  return [id, host.id, host.name ?? '', quiz.id, quiz.title ?? '', state, String(seats), ...when]
}

/** As the list shows them, so many of them. */
async function findRooms(
  sql: Sql,
  input: InputOf<typeof exportRooms>,
  page: { readonly limit: number; readonly offset: number },
  viewer: Viewer,
  { ids }: Named,
): Promise<readonly AdminRoomView[]> {
  const by = ORDER[input.sort ?? '-opened_at']
  const names = readsNames(viewer)
  const { where, params } = await conditionsOf(sql, input, ids)
  const hits = { of: 'quiz_rooms.rooms r', window: 'true', where, by, count: page.offset + page.limit }
  return sql<AdminRoomView>(
    `select ${row(names)}
       from (select * from (${firstHits(hits, input.q)}) r order by ${by} limit ${page.limit} offset ${page.offset}) r
      order by ${by}`,
    params,
  )
}

/** Only what is asked for is a condition: the plan of a statement with all of them could use no index. */
async function conditionsOf(sql: Sql, { q, state }: InputOf<typeof exportRooms>, people: readonly string[]) {
  const { param, params } = parameters()
  const typed = toSearchText(q)
  const quizzes = typed === null ? [] : await quizzesNamed(sql, q ?? '')
  const id = typed === null ? '' : param(typed)
  const where = all([
    state === undefined ? null : IN_STATE[state],
    typed === null
      ? null
      : either([
          people.length === 0 ? null : `r.owner_id = any(${param(people)})`,
          quizzes.length === 0 ? null : `r.quiz_id = any(${param(quizzes)})`,
          ...['room_id', 'owner_id', 'host_id', 'quiz_id', 'token'].map((column) => `r.${column} = ${id}`),
        ]),
  ])
  return { where, params }
}

/** Quizzes with these words. */
async function quizzesNamed(sql: Sql, typed: string): Promise<readonly string[]> {
  const terms = termsOf(typed)
  if (terms === null) return []
  const found = await sql<{ readonly quiz_id: string }>(
    `select quiz_id from quizzes.quizzes where words @@ to_tsquery('simple', $1) limit ${QUIZZES_MAX}`,
    [terms],
  )
  return found.map(({ quiz_id }) => quiz_id)
}
