import type pg from 'pg'
import { escapeIdentifier } from 'pg'
import type { Table } from '../postgres/catalog.ts'
import { prepare, type Queryable } from '../postgres/postgres.ts'
import type { Row, Rows } from './projection.ts'
import { TableWrites } from './row-merge.ts'
import { type SetStatement, statementsOf } from './row-statements.ts'

/** The rows of one projection and batch, inside the caller's transaction. */
export interface RowsOfBatch extends Rows {
  /** Sends everything gathered so far. Call it at the batch's end, before the commit. */
  flush(): Promise<void>
  /** Forgets what was gathered since the last flush. */
  discard(): void
}

/** Which schema bare table names mean on a connection, as far as its transactions said so. */
const searched = new WeakMap<pg.ClientBase, string>()

/**
 * Gathers the writes of a batch. Rows are merged per table in the order of their events, so the result is as if each
 * write had been sent on its own; between tables only `sql()` keeps order, so foreign keys inside a projection must be
 * deferred.
 * @param tables the projection's own, from `tablesOf`
 */
export function createRows(client: pg.ClientBase, schema: string, tables: ReadonlyMap<string, Table>): RowsOfBatch {
  let writes = new Map<string, TableWrites>()
  const into = (name: string): TableWrites => {
    const found = writes.get(name)
    if (found) return found
    const table = tables.get(name)
    if (!table) throw new Error(`${schema} has no table ${name}`)
    const made = new TableWrites(table)
    writes.set(name, made)
    return made
  }
  let isSearching = false
  /**
   * Asks for everything gathered so far. Nobody waits between statements: they travel together and are done in this
   * order.
   */
  const send = (): Promise<unknown>[] => {
    const due = writes
    writes = new Map()
    const statements = [...due.values()].flatMap(({ table, segments }) =>
      segments.flatMap((segment) => statementsOf(table, segment)),
    )
    return statements.map(queryOf).map((query) => client.query(query))
  }
  return {
    put: (table, row) => into(table).put(row),
    keep: (table, row) => into(table).keep(row),
    patch: (table, where, changes) => into(table).patch(where, changes),
    add: (table, key, amounts) => into(table).add(key, amounts),
    count: (table, key, amounts) => into(table).count(key, amounts),
    remove: (table, where) => into(table).remove(where),
    sql: async <R extends Row>(text: string, params: readonly unknown[] = []) => {
      const sent = send()
      if (!isSearching || searched.get(client) !== schema) sent.push(searchIn(client, schema))
      isSearching = true
      searched.set(client, schema)
      const asked = client.query<R & pg.QueryResultRow>({ ...prepare(text, schema), values: [...params] })
      await Promise.all([...sent, asked])
      return (await asked).rows
    },
    flush: async () => {
      await Promise.all(send())
    },
    discard: () => {
      writes = new Map()
    },
  }
}

function queryOf({ text, rows, isLasting }: SetStatement): pg.QueryConfig {
  return { ...(isLasting ? prepare(text) : { text }), values: [jsonOf(rows)] }
}

/** Makes bare table names mean the projection's own until the transaction ends. */
export async function searchIn(queryable: Queryable, schema: string): Promise<void> {
  await queryable.query(`set local search_path to ${escapeIdentifier(schema)}, public`)
}

/**
 * JSON that Postgres takes: it knows neither the character NUL nor half a surrogate pair, and a person's text with
 * either must not stop a read model.
 */
function jsonOf(rows: readonly Row[]): string {
  const text = JSON.stringify(rows)
  if (!text.includes('\\u0000') && !text.includes('\\ud')) return text
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  )
}
