import { type Queryable, sqlOf } from '../postgres/postgres.ts'

/** The finished attempts that asked something of a version. */
export function playedVersions(queryable: Queryable) {
  const sql = sqlOf(queryable)
  return {
    async count(quiz_id: string, version: number): Promise<number> {
      const [row] = await sql<{ readonly count: number }>(
        `select count(*)::int as count from attempts.played
          where quiz_id = $1 and version = $2 and finished_at is not null`,
        [quiz_id, version],
      )
      return row?.count ?? 0
    },
    async page(quiz_id: string, version: number, after: string | null, limit: number): Promise<readonly string[]> {
      const rows = await sql<{ readonly attempt_id: string }>(
        `select p.attempt_id from attempts.played p
          where p.quiz_id = $1 and p.version = $2 and p.finished_at is not null
            and ($3::text is null or (p.finished_at, p.attempt_id) < (
              select b.finished_at, b.attempt_id from attempts.played b
               where b.quiz_id = $1 and b.version = $2 and b.attempt_id = $3))
          order by p.finished_at desc, p.attempt_id desc limit $4`,
        [quiz_id, version, after, limit],
      )
      return rows.map(({ attempt_id }) => attempt_id)
    },
  }
}
