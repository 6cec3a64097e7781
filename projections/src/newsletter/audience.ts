import { type Queryable, sqlOf } from '../postgres/postgres.ts'

export interface Member {
  readonly subscriber_id: string
  readonly email_key: string
}

/**
 * Those who subscribed before an issue began to be sent, after this one, in order of their ids. Null while the read
 * model has not seen the beginning: then it may also lack somebody who subscribed just before.
 */
export function audience(queryable: Queryable) {
  const sql = sqlOf(queryable)
  return async (issue_id: string, after: string | null, limit: number): Promise<readonly Member[] | null> => {
    const [issue] = await sql<{ sending_since: string | null }>(
      'select sending_since from newsletter.issues where issue_id = $1',
      [issue_id],
    )
    if (issue === undefined || issue.sending_since === null) return null
    return sql<Member>(
      `select subscriber_id, email_key from newsletter.subscribers
        where state = 'subscribed' and subscribed_at <= $1 and ($2::text is null or subscriber_id > $2)
        order by subscriber_id limit $3`,
      [issue.sending_since, after, limit],
    )
  }
}
