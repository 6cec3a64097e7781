/** Spreadsheets take cells that begin so for formulas; an apostrophe before them says that they are text. */
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
const NUMBER = /^-\d[\d ]*(?:[.,]\d+)?$/

/** A cell that no spreadsheet executes, quoted where it must be. Line breaks are those of the file. */
export function writeCell(text: string): string {
  const words = text.toWellFormed().replace(/\r\n?/g, '\n')
  const safe = FORMULA.test(words) && !NUMBER.test(words) ? `'${words}` : words
  return /[";,\t\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The words of a cell as `writeCell` wrote it. */
export function readCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}

/** Spreadsheets take a file for UTF-8 if it begins so. */
export const BYTE_ORDER_MARK = '\ufeff'

/** Any table, as spreadsheets open it: nothing that people wrote is run as a formula. */
export function writeCsvRows(rows: Iterable<readonly string[]>): string {
  return BYTE_ORDER_MARK + Array.from(rows, (row) => `${row.map(writeCell).join(';')}\r\n`).join('')
}
