import { type Queryable, sqlOf } from '../postgres/postgres.ts'
import { FITS } from './sql.ts'

export interface Match {
  readonly user_id: string
  readonly search_id: string
}

/**
 * Searches that a new offer fits, after this one, in order of their ids; not those of its teacher, and none that is
 * muted. Null while the read model has not seen that the offer became public.
 */
export function createMatching(queryable: Queryable) {
  const sql = sqlOf(queryable)
  return async (offer_id: string, after: string, limit: number): Promise<readonly Match[] | null> => {
    const [offer] = await sql<{ public_at: string | null }>('select public_at from offers.offers where offer_id = $1', [
      offer_id,
    ])
    if (offer === undefined || offer.public_at === null) return null
    return sql<Match>(
      `select s.user_id, s.search_id
         from offers.hits h join searches.saved s on ${FITS}
        where h.offer_id = $1 and not s.muted and s.user_id <> h.teacher_id and s.search_id > $2
        order by s.search_id limit $3`,
      [offer_id, after, limit],
    )
  }
}
