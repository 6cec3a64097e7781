import type { WrittenRowView } from '@kredka/contracts/audit/log-views'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { listed, valuesOf } from './values.ts'

type Row = Readonly<Record<string, unknown>>

/** What a projection's handler writes with, see `projections/kernel/projection`. */
type Amounts = Readonly<Record<string, number>>
interface Rows {
  put(table: string, row: Row): void
  keep(table: string, row: Row): void
  patch(table: string, where: Row, changes: Row): void
  add(table: string, key: Row, amounts: Amounts): void
  count(table: string, key: Row, amounts: Amounts): void
  remove(table: string, where: Row): void
  sql<R extends Row = Row>(text: string, params?: readonly unknown[]): Promise<readonly R[]>
}

export interface WritingProjection {
  readonly name: string
  readonly on: Readonly<Record<string, (event: Recorded, rows: Rows) => void | Promise<void>>>
}

/**
 * What each read model writes because of an event, without writing it. Where a handler looks into its rows first, it
 * finds none: what it would do then stays unsaid.
 */
export async function writtenRows(
  projections: readonly WritingProjection[],
  event: Recorded,
): Promise<readonly WrittenRowView[]> {
  const written = await Promise.all(projections.map((projection) => writtenBy(projection, event)))
  return written.flat()
}

async function writtenBy({ name, on }: WritingProjection, event: Recorded): Promise<readonly WrittenRowView[]> {
  const apply = on[event.type]
  if (apply === undefined) return []
  const found: WrittenRowView[] = []
  const note = (how: WrittenRowView['how'], table: string, row: Row): void => {
    found.push({ projection: name, table, how, values: listed(valuesOf(row)) })
  }
  const rows: Rows = {
    put: (table, row) => note('put', table, row),
    keep: (table, row) => note('keep', table, row),
    patch: (table, where, changes) => note('patch', table, { ...where, ...changes }),
    add: (table, key, amounts) => note('add', table, { ...key, ...amounts }),
    // of its columns those that change
    count: (table, key, amounts) =>
      note('add', table, {
        ...key,
        ...Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0)),
      }),
    remove: (table, where) => note('remove', table, where),
    sql: async (text) => {
      note('sql', '', { statement: text.replace(/\s+/g, ' ').trim() })
      return []
    },
  }
  try {
    await apply(event, rows)
  } catch {
    // it needs rows that it did not find here: what it wrote until then is what can be said
  }
  return found
}
