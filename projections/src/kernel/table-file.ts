import { writeCsvRows } from '@kredka/contracts/kernel/csv'
import type { Document, InputOf } from '@kredka/contracts/kernel/endpoints'
import { STAFF_ROWS_MAX } from '@kredka/contracts/kernel/staff-lists'
import { answerDocument, type Bytes, type DocumentHandler, type Reads, type Sql, type Viewer } from './query.ts'

interface Table<Input, Row> {
  readonly name: string
  /** Names of its columns, the same in every language. */
  readonly head: readonly string[]
  readonly cellsOf: (row: Row) => readonly string[]
  /** The rows as the list on the page shows them, so many of them. */
  readonly find: (
    sql: Sql,
    input: Input,
    page: { readonly limit: number; readonly offset: number },
    viewer: Viewer,
  ) => Promise<readonly Row[]>
}

/** A list of the back office as a file: what the page shows, so far as a list goes (ADM-02). */
export function answerTable<D extends Document, Row>(
  document: D,
  reads: Reads,
  { name, head, cellsOf, find }: Table<InputOf<D>, Row>,
): DocumentHandler {
  return answerDocument(document, reads, async ({ sql, input, viewer, now }) => {
    const rows = await find(sql, input, { limit: STAFF_ROWS_MAX, offset: 0 }, viewer)
    return tableFile(name, head, rows, cellsOf, now)
  })
}

/**
 * A table of the back office as a file that is named after the day.
 * @param head names of its columns, the same in every language
 */
export function tableFile<Row>(
  name: string,
  head: readonly string[],
  rows: readonly Row[],
  cellsOf: (row: Row) => readonly string[],
  now: number,
): Bytes {
  const day = new Date(now).toISOString().slice(0, 10)
  return { body: writeCsvRows([head, ...rows.map(cellsOf)]), filename: `kredka-${name}-${day}.csv` }
}

/** Minor units as a number with its decimals, such as `80.00`. */
export function plainAmount(minor: number): string {
  return (minor / 100).toFixed(2)
}
