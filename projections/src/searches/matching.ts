import { type Queryable, sqlOf } from '../postgres/postgres.ts'
import { FITS } from './sql.ts'

export interface Match {
  readonly user_id: string
  readonly search_id: string
}

/**
 * Searches that a new offer fits, after this one, in order of their ids; not those of its teacher, and none that is
 * muted.
 */
export function createMatching(queryable: Queryable) {
  const sql = sqlOf(queryable)
  return async (offer_id: string, after: string, limit: number): Promise<readonly Match[]> =>
    sql<Match>(
      `select s.user_id, s.search_id
         from offers.hits h join searches.saved s on ${FITS}
        where h.offer_id = $1 and not s.muted and s.user_id <> h.teacher_id and s.search_id > $2
        order by s.search_id limit $3`,
      [offer_id, after, limit],
    )
}
