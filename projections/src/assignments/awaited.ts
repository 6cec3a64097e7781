import { AWAITED_STATES } from '@kredka/contracts/assignments/rules'
import { type Queryable, sqlOf } from '../postgres/postgres.ts'

/** Which assignments wait for somebody, or for the students of somebody. */
export function awaitedOf(queryable: Queryable) {
  const sql = sqlOf(queryable)
  return async (user_id: string): Promise<readonly string[]> => {
    const rows = await sql<{ readonly assignment_id: string }>(
      `select assignment_id from assignments.assignments
        where $1 in (teacher_id, student_id) and state = any($2) order by assignment_id`,
      [user_id, AWAITED_STATES],
    )
    return rows.map(({ assignment_id }) => assignment_id)
  }
}
