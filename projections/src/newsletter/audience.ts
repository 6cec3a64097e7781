import { type Queryable, sqlOf } from '../postgres/postgres.ts'

export interface Member {
  readonly subscriber_id: string
  readonly email_key: string
}

/** Those who subscribed before an issue began to be sent, after this one, in order of their ids. */
export function audience(queryable: Queryable) {
  const sql = sqlOf(queryable)
  return (issue_id: string, after: string | null, limit: number): Promise<readonly Member[]> =>
    sql<Member>(
      `select s.subscriber_id, s.email_key
         from newsletter.issues i join newsletter.subscribers s on s.subscribed_at <= i.sending_since
        where i.issue_id = $1 and s.state = 'subscribed' and ($2::text is null or s.subscriber_id > $2)
        order by s.subscriber_id limit $3`,
      [issue_id, after, limit],
    )
}
