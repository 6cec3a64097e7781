import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { getRoomDoor, listRooms } from '@kredka/contracts/quiz-rooms/endpoints'
import type { RoomDoorView, RoomRowView } from '@kredka/contracts/quiz-rooms/views'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, userIdOf } from '../kernel/query.ts'

const READS = ['quiz_rooms', 'quizzes'] as const
const TITLE = `(select v.title from quizzes.versions v where v.quiz_id = r.quiz_id and v.version = r.version) as title`
const PLAYERS = `(select count(*)::int from quiz_rooms.seats s where s.room_id = r.room_id and s.state = 'in') as players`

/** The place of a seat in a standing, from 1; null where it has none. */
const PLACE = `(select p.n::int from jsonb_array_elements(r.standing->'seats') with ordinality as p (seat, n)
  where p.seat::int = own.seat)`

export const roomQueryHandlers = [
  answer(getRoomDoor, READS, async ({ sql, input, viewer }) => {
    const [room] = await sql<RoomDoorView>(
      `select r.room_id as id, r.token, ${TITLE}, r.language, r.questions, r.state, ${PLAYERS}, r.is_locked,
              r.settings || jsonb_build_object('late_join', r.late_join) as settings,
              coalesce($2 in (r.owner_id, r.host_id), false) as is_host,
              (select s.seat from quiz_rooms.seats s
                where s.room_id = r.room_id and s.user_id = $2 and s.state <> 'kicked' limit 1) as seat
         from quiz_rooms.rooms r where r.token = $1`,
      [input.token, userIdOf(viewer)],
    )
    return room ?? reject('QUIZ_ROOM_NOT_FOUND')
  }),

  answerPage(listRooms, READS, async ({ sql, input, viewer }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<RoomRowView>(
      `select r.room_id as id, r.token, ${TITLE}, r.state, ${PLAYERS}, r.opened_at,
              $1 in (r.owner_id, r.host_id) as is_host,
              (r.standing->'points'->>(${PLACE} - 1))::int as points, ${PLACE} as place
         from quiz_rooms.rooms r
         left join quiz_rooms.seats own on own.room_id = r.room_id and own.user_id = $1 and own.state <> 'kicked'
        where ($1 in (r.owner_id, r.host_id) or own.seat is not null) and ($2::text is null or r.quiz_id = $2)
        order by r.opened_at desc, r.room_id limit ${page.limit} offset ${page.offset}`,
      [userIdOf(viewer), input.quiz_id ?? null],
    )
    return page.of(rows)
  }),
]
