import type { Json } from '@duckdb/node-api'
import { writeCell } from '@kredka/contracts/kernel/csv'
import { table } from '../../terminal/table.ts'
import type { Answer } from './ask.ts'

/** So many rows are shown at a terminal, and so many letters of a cell. */
const SHOWN = 200
const WIDE = 60

/** An answer as a table: its first rows, and how many there are. */
export async function tableOf({ columns, rows }: Answer): Promise<string> {
  const shown: string[][] = []
  let count = 0
  for await (const page of rows) {
    shown.push(...page.slice(0, SHOWN - shown.length).map((row) => row.map(cellOf)))
    count += page.length
  }
  const rest = count > shown.length ? `, of which the first ${SHOWN} are shown` : ''
  return `${table(columns, shown)}\n${countOf(count)}${rest}`
}

export const countOf = (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'}`

function cellOf(value: Json): string {
  const text = textOf(value).replaceAll(/\s+/g, ' ')
  return text.length > WIDE ? `${text.slice(0, WIDE - 1)}…` : text
}

/** An answer as CSV, commas between; nothing in it is run as a formula by a spreadsheet. */
export async function* csvOf({ columns, rows }: Answer): AsyncGenerator<string> {
  yield csvLine(columns)
  for await (const page of rows) yield page.map((row) => csvLine(row.map(textOf))).join('')
}

const csvLine = (cells: readonly string[]) => `${cells.map(writeCell).join(',')}\n`

function textOf(value: Json): string {
  if (value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
