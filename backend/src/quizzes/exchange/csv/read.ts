import { foldWords } from '@kredka/contracts/attempts/matching'
import { readCell } from '@kredka/contracts/kernel/csv'
import type { Imported } from '@kredka/contracts/quizzes/imports'
import { DEFAULT_MATCHING } from '@kredka/contracts/quizzes/question-rules'
import { refuse, take } from '../bounds.ts'
import { exactOf, readCarried } from '../carried.ts'
import { type FileChunks, type Line, readLines } from '../lines.ts'
import { type Column, columnOf, isAnswerBeyond, type Row } from './columns.ts'
import { readRow } from './row.ts'
import { readRows } from './rows.ts'
import { textOfRow } from './write.ts'

const DELIMITERS = [';', ',', '\t'] as const
/** More than any table that people make; each costs time for its name. */
const COLUMNS_MAX = 1_000

/** Every row of a table of questions, taken or refused, one after the other (QUI-02). Never throws. */
export async function* readCsv(chunks: FileChunks): AsyncGenerator<Imported> {
  const lines = readLines(chunks)
  const header = await readHeader(lines)
  if (header === null) return
  const { delimiter, headings, line, text } = header
  if (headings.length > COLUMNS_MAX) {
    yield refuse(line, text, 'COLUMNS_TOO_MANY')
    return
  }
  const columns = headings.map(({ column }) => column)
  if (!columns.includes('type') || !columns.includes('prompt')) {
    yield refuse(line, text, 'HEADER_UNKNOWN')
    return
  }
  const named = columns.flatMap((column, n) => (column === null ? [] : [[column, n] as const]))
  if (new Set(named.map(([column]) => column)).size < named.length) {
    yield refuse(line, text, 'HEADER_TWICE')
    return
  }
  const unread = headings.filter(({ column, name, isBeyond }) => column === null && name !== '' && !isBeyond)
  if (unread.length > 0) yield refuse(line, unread.map(({ name }) => name).join('; '), 'COLUMNS_UNREAD')
  for await (const row of readRows(lines, delimiter)) {
    const cells = named.map(([column, n]) => [column, readCell(row.cells[n] ?? '')] as const)
    if (row.is_broken) yield refuse(row.line, row.cells.join('; '), 'ROW_UNREADABLE')
    // an unquoted delimiter in a text: every cell behind it stands one too far
    else if (row.cells.some((cell, n) => cell.trim() && (headings[n]?.name ?? '') === ''))
      yield refuse(row.line, row.cells.join('; '), 'CELLS_TOO_MANY')
    else if (row.cells.some((cell, n) => cell.trim() && headings[n]?.isBeyond === true))
      yield refuse(row.line, row.cells.join('; '), 'ANSWERS_TOO_MANY')
    else if (cells.some(([, cell]) => cell.trim())) yield readQuestion(row.line, row.cells, Object.fromEntries(cells))
  }
}

function readQuestion(line: number, record: readonly string[], row: Row): Imported {
  const text = record.filter((cell) => cell !== '').join('; ')
  const exact = exactOf(readCarried(row.carried ?? ''), () => textOfRow(row))
  const question = exact ?? readRow(row)
  return typeof question === 'string' ? refuse(line, text, question) : take(line, text, question, [])
}

interface Heading {
  /** As it is written. */
  readonly name: string
  /** Null where it is none of ours. */
  readonly column: Column | null
  /** It is for one more answer than a question has. */
  readonly isBeyond: boolean
}
interface Header {
  readonly delimiter: string
  readonly headings: readonly Heading[]
  readonly line: number
  readonly text: string
}

/** The first line with words in it; Excel may say before it what stands between cells. */
async function readHeader(lines: AsyncGenerator<Line>): Promise<Header | null> {
  let said: string | undefined
  for (let read = await lines.next(); !read.done; read = await lines.next()) {
    const { number, text } = read.value
    const separator = /^"?sep=(.)"?$/i.exec(text.trim())?.[1]
    if (separator !== undefined) said = separator
    else if (text.trim() !== '') {
      const delimiter = said ?? commonest(text)
      return { delimiter, headings: text.split(delimiter, COLUMNS_MAX + 1).map(readHeading), line: number, text }
    }
  }
  return null
}

function readHeading(cell: string): Heading {
  const name = cell.replaceAll('"', '').trim()
  return { name, column: columnOf(fold(name)), isBeyond: isAnswerBeyond(fold(name)) }
}

function commonest(text: string): string {
  const [first] = DELIMITERS.map((mark) => ({ mark, count: text.split(mark).length })).toSorted(
    (a, b) => b.count - a.count,
  )
  return first?.mark ?? ';'
}

function fold(heading: string): string {
  return foldWords(heading, DEFAULT_MATCHING)
}
