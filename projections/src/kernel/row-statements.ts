import pg from 'pg'
import type { Table } from '../postgres/catalog.ts'
import type { Row } from './projection.ts'
import type { Entry } from './row-entries.ts'
import type { Segment, WhereColumn } from './row-merge.ts'

/** One statement for many rows: `$1` is a JSON array of them. */
export interface SetStatement {
  readonly text: string
  readonly rows: readonly Row[]
  /**
   * Its plan is right whatever the table holds: it may be kept. One that looks for rows may not, or it would scan for
   * ever a table that was small.
   */
  readonly isLasting: boolean
}

/** So many rows go in one statement: bounds its memory on both sides. */
const ROWS_A_STATEMENT = 2_000

const q = pg.escapeIdentifier

interface Shape {
  readonly text: (count: number) => string
  readonly rows: Row[]
  readonly isLasting: boolean
}

/** Statements for a segment, one per shape: entries with the same columns go together. */
export function statementsOf(table: Table, segment: Segment): readonly SetStatement[] {
  const shapes = new Map<string, Shape>()
  /** By how an entry was written: looked up for each, where the columns are sought once. */
  const written = new Map<string, Shape>()
  const shapeOf = (asWritten: string, make: () => { readonly name: string } & Omit<Shape, 'rows'>): Shape => {
    const known = written.get(asWritten)
    if (known) return known
    const { name, text, isLasting } = make()
    const shape = shapes.get(name) ?? { text, rows: [], isLasting }
    shapes.set(name, shape)
    written.set(asWritten, shape)
    return shape
  }
  for (const entry of segment.entries.values()) {
    if (entry.kind === 'put') {
      const { row } = entry
      const shape = shapeOf(`put${namesIn(row)}`, () => {
        const columns = writableColumns(table, row)
        return { name: `put ${columns}`, text: () => upsert(table, columns), isLasting: true }
      })
      shape.rows.push(row)
    } else if (entry.kind === 'keep') {
      const { set, add } = entry
      const row = { ...entry.row, ...set, ...add }
      const shape = shapeOf(`keep${namesIn(row)} =${namesIn(set)} +${namesIn(add)}`, () => {
        const columns = writableColumns(table, row)
        const [changed, counted] = [Object.keys(set).sort(), Object.keys(add).sort()]
        const text = () => insertOrChange(table, columns, changed, counted)
        return { name: `keep ${columns} = ${changed} + ${counted}`, text, isLasting: true }
      })
      shape.rows.push(row)
    } else if (entry.kind === 'count') {
      const { where, add } = entry
      const shape = shapeOf(`count${namesIn(add)}`, () => {
        const names = Object.keys(add).sort()
        return { name: `count ${names}`, text: () => countUp(table, names), isLasting: true }
      })
      shape.rows.push({ ...where, ...add })
    } else if (entry.kind === 'remove') {
      const text = (count: number) => removal(table, segment.where, count)
      const shape = shapeOf('remove', () => ({ name: 'remove', text, isLasting: false }))
      shape.rows.push(whereValues(entry.where, segment.where))
    } else {
      const shape = shapeOf(`change${namesIn(entry.set)} +${namesIn(entry.add)}`, () => {
        const [set, add] = [Object.keys(entry.set).sort(), Object.keys(entry.add).sort()]
        const text = (count: number) => update(table, segment.where, set, add, count)
        return { name: `change ${set} + ${add}`, text, isLasting: false }
      })
      shape.rows.push(changeValues(entry, segment.where))
    }
  }
  return [...shapes.values()].flatMap(({ text, rows, isLasting }) =>
    slice(rows).map((slice) => ({ text: text(slice.length), rows: slice, isLasting })),
  )
}

function namesIn(row: Row): string {
  let names = ''
  for (const name in row) if (row[name] !== undefined) names += ` ${name}`
  return names
}

function slice(rows: readonly Row[]): (readonly Row[])[] {
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

function countUp(table: Table, amounts: readonly string[]): string {
  return insertOrChange(table, [...table.key, ...amounts], [], amounts)
}

/** @param set what a row that is there takes over @param add what is added to its own */
function insertOrChange(
  table: Table,
  columns: readonly string[],
  set: readonly string[],
  add: readonly string[],
): string {
  const sets = [
    ...set.map((name) => `${q(name)} = excluded.${q(name)}`),
    ...add.map((name) => `${q(name)} = t.${q(name)} + excluded.${q(name)}`),
  ]
  return insert(table, columns, sets.length > 0 ? `do update set ${sets.join(', ')}` : 'do nothing')
}

function insert(table: Table, columns: readonly string[], conflict: string): string {
  const names = columns.map(q).join(', ')
  return `insert into ${nameOf(table)} as t (${names}) select ${names}
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
