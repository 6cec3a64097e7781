import { writeCsvRows } from '@kredka/contracts/kernel/csv'
import type { Bytes } from './query.ts'

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
