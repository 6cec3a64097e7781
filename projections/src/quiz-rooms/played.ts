import { type Queryable, sqlOf } from '../postgres/postgres.ts'

/** The rooms in which a version was played, those opened last first. */
export function playedRooms(queryable: Queryable) {
  const sql = sqlOf(queryable)
  return async (quiz_id: string, version: number): Promise<readonly string[]> => {
    const rows = await sql<{ readonly room_id: string }>(
      `select r.room_id from quiz_rooms.rooms r where r.quiz_id = $1 and r.version = $2
        order by r.opened_at desc, r.room_id`,
      [quiz_id, version],
    )
    return rows.map(({ room_id }) => room_id)
  }
}
