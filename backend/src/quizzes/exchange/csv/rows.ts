import { LINE_BYTES_MAX, type Line } from '../lines.ts'

export interface CsvRow {
  /** Where it begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** Its quote never closes, or only behind more than a row can hold: nothing behind it can be told apart. */
  readonly is_broken: boolean
}

/** Rows of a table by RFC 4180, with quotes within a cell that does not begin with one as they stand. */
export async function* readRows(lines: AsyncIterable<Line>, delimiter: string): AsyncGenerator<CsvRow> {
  let row = createRow(0)
  for await (const { number, text, is_cut } of lines) {
    if (!row.isOpen) row = createRow(number)
    readLine(row, text, delimiter)
    row.size += is_cut ? LINE_BYTES_MAX + 1 : text.length + 1
    if (row.size > LINE_BYTES_MAX) break
    if (!row.isOpen) yield { line: row.line, cells: finish(row), is_broken: false }
    else row.cell += '\n'
  }
  if (row.isOpen || row.size > LINE_BYTES_MAX) yield { line: row.line, cells: finish(row), is_broken: true }
}

function createRow(line: number) {
  return { line, cells: [] as string[], cell: '', isOpen: false, size: 0 }
}

function finish({ cells, cell }: ReturnType<typeof createRow>): readonly string[] {
  return [...cells, cell]
}

function readLine(row: ReturnType<typeof createRow>, text: string, delimiter: string): void {
  for (let n = 0; n < text.length; n += 1) {
    const character = text[n] ?? ''
    if (row.isOpen && character === '"' && text[n + 1] === '"') {
      row.cell += '"'
      n += 1
    } else if (character === '"' && (row.isOpen || row.cell === '')) row.isOpen = !row.isOpen
    else if (!row.isOpen && character === delimiter) {
      row.cells.push(row.cell)
      row.cell = ''
    } else row.cell += character
  }
}
