import { BYTE_ORDER_MARK, writeCell } from '@kredka/contracts/kernel/csv'
import type { ExchangedQuestion } from '@kredka/contracts/quizzes/imports'
import { carryBeside } from '../carried.ts'
import { COLUMNS, type Row } from './columns.ts'
import { readRow, rowOf } from './row.ts'

/**
 * Questions as a table that spreadsheets open, row by row. The last column carries what cells cannot say, such as white
 * space around words; it is empty for most (QUI-02).
 */
export function* writeCsv(questions: Iterable<ExchangedQuestion>): Generator<string> {
  yield `${BYTE_ORDER_MARK}${COLUMNS.join(';')}\r\n`
  for (const question of questions) {
    const row = rowOf(question)
    const stored = storedRow(row)
    const read = readRow(stored)
    const carried = carryBeside(question, textOfRow(stored), typeof read === 'string' ? null : read)
    const cells: Row = { ...row, carried: carried === null ? '' : JSON.stringify(carried) }
    yield `${COLUMNS.map((column) => writeCell(cells[column] ?? '')).join(';')}\r\n`
  }
}

/** What a row is known by when it comes back. */
export function textOfRow(row: Row): string {
  return JSON.stringify(COLUMNS.map((column) => (column === 'carried' ? '' : (row[column] ?? '').trim())))
}

/** The row as it will be read: line breaks and letters are those of files. */
function storedRow(row: Row): Row {
  const normalize = (text = '') => text.toWellFormed().replace(/\r\n?/g, '\n')
  return Object.fromEntries(Object.entries(row).map(([column, text]) => [column, normalize(text)]))
}
