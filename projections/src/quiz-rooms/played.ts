import { type Queryable, sqlOf } from '../postgres/postgres.ts'

/** The rooms in which a version was played, behind `after`: those opened last first, as ids follow time. */
export function playedRooms(queryable: Queryable) {
  const sql = sqlOf(queryable)
  return async (quiz_id: string, version: number, after: string | null, limit: number): Promise<readonly string[]> => {
    const rows = await sql<{ readonly room_id: string }>(
      `select r.room_id from quiz_rooms.rooms r
        where r.quiz_id = $1 and r.version = $2 and ($3::text is null or r.room_id < $3)
        order by r.room_id desc limit $4`,
      [quiz_id, version, after, limit],
    )
    return rows.map(({ room_id }) => room_id)
  }
}
