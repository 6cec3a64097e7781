import type { Queryable } from '../kernel/queryable.ts'
import { attendanceKey } from './watch-room.ts'

/** Whether any process that lives has sockets of a room: processes say so every two seconds. */
export function isAttended(pool: Queryable): (room_id: string) => Promise<boolean> {
  return async (room_id) => {
    const { rows } = await pool.query(
      `select 1 from live.attendance where key = $1 and seen_at > clock_timestamp() - interval '4 seconds' limit 1`,
      [attendanceKey(room_id)],
    )
    return rows.length > 0
  }
}
