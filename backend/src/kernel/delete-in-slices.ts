import type { Queryable } from './queryable.ts'

const SLICE = 5_000

/**
 * Deletes the rows that match, some thousand a statement: a month of them in one would hold locks for minutes, and run
 * into the time limit of a statement. What a crash leaves is deleted the next time.
 * @param table with its schema @param where on the table's own columns @param slice rows a statement, for tests
 * @returns how many were deleted
 */
export async function deleteInSlices(
  sql: Queryable,
  table: string,
  where: string,
  values: readonly unknown[],
  slice = SLICE,
): Promise<number> {
  const name = table.slice(table.indexOf('.') + 1)
  const text = `delete from ${table} where ctid = any(array(select ${name}.ctid from ${table} where ${where}
      limit ${slice}))`
  for (let deleted = 0; ; ) {
    const { rowCount } = await sql.query(text, [...values])
    deleted += rowCount ?? 0
    if ((rowCount ?? 0) < slice) return deleted
  }
}
