import type pg from 'pg'
import type { QueryHandler, Sql } from '../query.ts'

/** What `explain` says of a step. */
interface Step {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Step[]
}

/**
 * How many rows of tables Postgres looks at for an answer.
 */
export async function looksAt(
  pool: pg.Pool,
  handler: QueryHandler | undefined,
  input: object,
  now = 0,
): Promise<number> {
  let looked = 0
  const sql: Sql = async (text, params = []) => {
    const { rows } = await pool.query(`explain (analyze, format json) ${text}`, [...params])
    looked += rowsOf(rows[0]['QUERY PLAN'][0].Plan)
    return (await pool.query(text, [...params])).rows
  }
  await handler?.run({ sql, input: input as never, viewer: { kind: 'visitor' }, now })
  return looked
}

function rowsOf(step: Step): number {
  const here = step['Relation Name'] === undefined ? 0 : step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)
  return here * step['Actual Loops'] + (step.Plans ?? []).reduce((sum, below) => sum + rowsOf(below), 0)
}
