import { type Queryable, sqlOf } from '../postgres/postgres.ts'

/** Which requests for a quiz wait for somebody, or were made by somebody and wait. */
export function openRequestsOf(queryable: Queryable) {
  const sql = sqlOf(queryable)
  return async (user_id: string): Promise<readonly string[]> => {
    const rows = await sql<{ readonly request_id: string }>(
      `select request_id from quiz_requests.requests
        where $1 in (teacher_id, student_id) and state = 'open' order by request_id`,
      [user_id],
    )
    return rows.map(({ request_id }) => request_id)
  }
}
