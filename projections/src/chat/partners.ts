import type { Sql } from '../kernel/query.ts'
import { blocks } from './sql.ts'

/** People with whom the person has a chat in which neither blocks the other, the latest first. */
export async function partnersOf(sql: Sql, user_id: string, limit: number): Promise<readonly string[]> {
  const rows = await sql<{ other_id: string }>(
    `select c.other_id
       from chat.members c
      where c.user_id = $1 and not ${blocks('c.user_id', 'c.other_id')} and not ${blocks('c.other_id', 'c.user_id')}
      order by c.last_at desc, c.chat_id
      limit $2`,
    [user_id, limit],
  )
  return rows.map(({ other_id }) => other_id)
}
