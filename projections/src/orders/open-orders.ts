import { type Queryable, sqlOf } from '../postgres/postgres.ts'

/** The open orders of somebody who may no longer take or place any, of both sides or as a teacher alone. */
export function openOrders(queryable: Queryable) {
  const sql = sqlOf(queryable)
  return async (user_id: string, side: 'both' | 'teacher'): Promise<readonly string[]> => {
    const rows = await sql<{ order_id: string }>(
      `select order_id from orders.orders
        where (teacher_id = $1 or ($2 and student_id = $1)) and status = 'new' order by order_id`,
      [user_id, side === 'both'],
    )
    return rows.map(({ order_id }) => order_id)
  }
}
