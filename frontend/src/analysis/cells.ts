import type { QuestionRunView, RunCell } from '@kredka/contracts/analysis/views'
import type { Sort } from '../ui/Table.tsx'

type Row = QuestionRunView['rows'][number]

/** Rows in the order of one column: numbers by size, words by the language, nothing last. */
export function sortRows(rows: readonly Row[], { key, descending }: Sort, language: string): readonly Row[] {
  const column = Number(key)
  const words = new Intl.Collator(language, { numeric: true })
  const sign = descending ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [one[column] ?? null, other[column] ?? null]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
    return sign * words.compare(String(a), String(b))
  })
}

const ID = /^[0-9a-hjkmnp-tv-z]{26}$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const STREAM = /^[a-z]+-[0-9a-z-]+$/

export type CellLink =
  | { readonly page: 'admin.stream' | 'admin.event'; readonly id: string }
  | { readonly page: 'admin.events'; readonly search: string }

/** Where a cell leads in the log: nobody's name stands there, but what happened does. Null for what is no id. */
export function linkOf(column: string, cell: RunCell): CellLink | null {
  if (typeof cell !== 'string') return null
  if (column.endsWith('stream') && STREAM.test(cell)) return { page: 'admin.stream', id: cell }
  if ((column === 'id' || column === 'event_id') && UUID.test(cell)) return { page: 'admin.event', id: cell }
  if (!ID.test(cell) || !/^[a-z_]+_id$/.test(column)) return null
  if (column === 'user_id') return { page: 'admin.events', search: `?person=${cell}` }
  return { page: 'admin.events', search: `?q=${encodeURIComponent(`${column}=${cell}`)}` }
}

/** The columns of an answer that can be drawn, by what they are of. */
export function numbersOf({ columns }: Pick<QuestionRunView, 'columns'>): readonly string[] {
  return columns.filter(({ kind }) => kind === 'number').map(({ name }) => name)
}
