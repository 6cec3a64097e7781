import { writeCsvRows } from '@kredka/contracts/kernel/csv'
import { reject } from '@kredka/contracts/kernel/errors'
import { getRoomTable } from '@kredka/contracts/quiz-rooms/endpoints'
import { answerDocument, type DocumentHandler, userIdOf } from '../kernel/query.ts'
import { type RoomTable, tableRows } from './table.ts'

/** The results of a room for whoever led it (ROO-01). */
export const roomDocuments: readonly DocumentHandler[] = [
  answerDocument(getRoomTable, ['quiz_rooms'], async ({ sql, input, viewer }) => {
    const [table] = await sql<RoomTable>(
      `select r.token, r.language,
                coalesce(r.standing, '{"seats": [], "points": [], "took_ms": [], "bp": []}') as standing,
                coalesce((select jsonb_object_agg(s.seat, s.name) from quiz_rooms.seats s
                           where s.room_id = r.room_id), '{}') as names,
                (select jsonb_agg(case when a.is_void then null else a.results end order by a.n)
                   from quiz_rooms.asked a where a.room_id = r.room_id) as asked
           from quiz_rooms.rooms r where r.room_id = $1 and $2 in (r.owner_id, r.host_id)`,
      [input.id, userIdOf(viewer)],
    )
    if (table === undefined) return reject('QUIZ_ROOM_NOT_FOUND')
    return { body: writeCsvRows(tableRows(table)), filename: `quiz-${table.token}.csv` }
  }),
]
