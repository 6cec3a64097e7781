import pg from 'pg'
import type { Table } from './catalog.ts'
import type { Row } from './projection.ts'
import type { Entry, Segment, WhereColumn } from './row-merge.ts'

/** One statement for many rows: `$1` is a JSON array of them. */
export interface SetStatement {
  readonly text: string
  readonly rows: readonly Row[]
}

/** So many rows go in one statement: bounds its memory on both sides. */
const ROWS_A_STATEMENT = 2_000

const q = pg.escapeIdentifier

/** Statements for a segment, one per shape: entries with the same columns go together. */
export function statementsOf(table: Table, segment: Segment): readonly SetStatement[] {
  const shapes = new Map<string, { text: (count: number) => string; rows: Row[] }>()
  const into = (shape: string, text: (count: number) => string, row: Row) => {
    const found = shapes.get(shape)
    if (found) found.rows.push(row)
    else shapes.set(shape, { text, rows: [row] })
  }
  for (const entry of segment.entries.values()) {
    if (entry.kind === 'put') {
      const columns = writableColumns(table, entry.row)
      into(`put ${columns}`, () => upsert(table, columns), entry.row)
    } else if (entry.kind === 'keep') {
      const columns = writableColumns(table, entry.row)
      into(`keep ${columns}`, () => insert(table, columns, 'do nothing'), entry.row)
    } else if (entry.kind === 'remove') {
      into('remove', (count) => removal(table, segment.where, count), whereValues(entry.where, segment.where))
    } else {
      const set = Object.keys(entry.set).sort()
      const add = Object.keys(entry.add).sort()
      const text = (count: number) => update(table, segment.where, set, add, count)
      into(`change ${set} + ${add}`, text, changeValues(entry, segment.where))
    }
  }
  return [...shapes.values()].flatMap(({ text, rows }) =>
    sliced(rows).map((slice) => ({ text: text(slice.length), rows: slice })),
  )
}

function sliced(rows: readonly Row[]): (readonly Row[])[] {
  if (rows.length <= ROWS_A_STATEMENT) return [rows]
  const slices: (readonly Row[])[] = []
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) slices.push(rows.slice(at, at + ROWS_A_STATEMENT))
  return slices
}

function writableColumns(table: Table, row: Row): string[] {
  const names: string[] = []
  for (const [name, column] of table.columns) if (column.writable && row[name] !== undefined) names.push(name)
  return names
}

function upsert(table: Table, columns: readonly string[]): string {
  const others = [...table.columns.values()].filter(({ name, writable }) => writable && !table.key.includes(name))
  const sets = others.map(({ name }) => `${q(name)} = ${columns.includes(name) ? `excluded.${q(name)}` : 'default'}`)
  return insert(table, columns, sets.length > 0 ? `do update set ${sets.join(', ')}` : 'do nothing')
}

function insert(table: Table, columns: readonly string[], conflict: string): string {
  const names = columns.map(q).join(', ')
  return `insert into ${nameOf(table)} (${names}) select ${names}
    from json_to_recordset($1::json) as r(${columns.map((name) => `${q(name)} ${typeOf(table, name)}`).join(', ')})
    on conflict (${table.key.map(q).join(', ')}) ${conflict}`
}

/** `w0…` are the values of `where`, `s0…` new values, `a0…` amounts: one column may stand in several of them. */
function update(
  table: Table,
  where: readonly WhereColumn[],
  set: readonly string[],
  add: readonly string[],
  count: number,
): string {
  const sets = [
    ...set.map((name, n) => `${q(name)} = r.s${n}`),
    ...add.map((name, n) => `${q(name)} = t.${q(name)} + r.a${n}`),
  ]
  const fields = [
    ...whereFields(table, where),
    ...set.map((name, n) => `s${n} ${typeOf(table, name)}`),
    ...add.map((name, n) => `a${n} ${typeOf(table, name)}`),
  ]
  return `update ${nameOf(table)} as t set ${sets.join(', ')}
    from ${source(fields, count)} where ${condition(where)}`
}

function removal(table: Table, where: readonly WhereColumn[], count: number): string {
  return `delete from ${nameOf(table)} as t
    using ${source(whereFields(table, where), count)} where ${condition(where)}`
}

/** The limit changes nothing but the planner's guess, which is 100 rows: for fewer it should look into an index. */
function source(fields: readonly string[], count: number): string {
  const rows = `json_to_recordset($1::json) as r(${fields.join(', ')})`
  return count < 100 ? `(select * from ${rows} limit ${count}) as r` : rows
}

function whereFields(table: Table, where: readonly WhereColumn[]): string[] {
  return where.map(({ name }, n) => `w${n} ${typeOf(table, name)}`)
}

function condition(where: readonly WhereColumn[]): string {
  return where.map(({ name, isNull }, n) => (isNull ? `t.${q(name)} is null` : `t.${q(name)} = r.w${n}`)).join(' and ')
}

function whereValues(values: Row, where: readonly WhereColumn[]): Row {
  return Object.fromEntries(where.map(({ name }, n) => [`w${n}`, values[name]]))
}

function changeValues(entry: Extract<Entry, { kind: 'change' }>, where: readonly WhereColumn[]): Row {
  const row: Record<string, unknown> = whereValues(entry.where, where)
  for (const [n, name] of Object.keys(entry.set).sort().entries()) row[`s${n}`] = entry.set[name]
  for (const [n, name] of Object.keys(entry.add).sort().entries()) row[`a${n}`] = entry.add[name]
  return row
}

function typeOf(table: Table, name: string): string {
  return table.columns.get(name)?.type ?? 'text'
}

function nameOf(table: Table): string {
  return `${q(table.schema)}.${q(table.name)}`
}
