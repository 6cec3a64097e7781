import type { Table } from './catalog.ts'
import type { Row } from './projection.ts'

/**
 * Writes of one table whose rows are named by the same columns, merged so that each row is touched once. Which is right as long as
 * no two of its entries can mean the same row: `where` columns are equal or differ, and no entry changes them.
 */
export interface Segment {
  /** Names of the columns that say which rows, and whether the value is null: `=` finds no nulls. */
  readonly where: readonly WhereColumn[]
  readonly entries: Map<string, Entry>
}

export interface WhereColumn {
  readonly name: string
  readonly isNull: boolean
}

export type Entry =
  | { readonly kind: 'put'; row: Row }
  | { readonly kind: 'change'; readonly where: Row; set: Row; add: Readonly<Record<string, number>> }
  | { readonly kind: 'remove'; readonly where: Row }

/** The writes of one table in order. Each returns nothing: they only gather. */
export class TableWrites {
  readonly table: Table
  readonly segments: Segment[] = []

  constructor(table: Table) {
    this.table = table
  }

  put(row: Row): void {
    const { key, name } = this.table
    if (key.length === 0) throw new Error(`${name} has no primary key: put() needs one`)
    this.#checkColumns(row)
    const where = Object.fromEntries(key.map((column) => [column, row[column]]))
    const missing = key.find((column) => where[column] === undefined || where[column] === null)
    if (missing) throw new Error(`${name}: put() without the key column ${missing}`)
    this.#segment(where).entries.set(this.#identity(where), { kind: 'put', row })
  }

  patch(where: Row, changes: Row): void {
    this.#checkColumns(changes)
    const set = Object.entries(changes).filter(([name, value]) => value !== undefined && value !== where[name])
    this.#change(where, Object.fromEntries(set), {})
  }

  add(where: Row, amounts: Readonly<Record<string, number>>): void {
    this.#checkColumns(amounts)
    const odd = Object.keys(amounts).find((name) => !Number.isFinite(amounts[name]))
    if (odd) throw new Error(`${this.table.name}: the amount for ${odd} is no number`)
    this.#change(where, {}, amounts)
  }

  remove(where: Row): void {
    this.#segment(where).entries.set(this.#identity(where), { kind: 'remove', where })
  }

  #change(where: Row, set: Row, add: Readonly<Record<string, number>>): void {
    const names = [...Object.keys(set), ...Object.keys(add)]
    if (names.length === 0) return
    const change: Change = { kind: 'change', where, set, add }
    // The rows have other names afterwards: nothing may be merged over this point.
    const renames = names.some((name) => name in where)
    let segment = renames ? this.#open(where) : this.#segment(where)
    this.#sealed = renames
    const id = this.#identity(where)
    const merged = merge(segment.entries.get(id), change)
    if (merged === 'cannot') segment = this.#open(where)
    segment.entries.set(id, merged === 'cannot' ? change : merged)
  }

  #sealed = false

  /** The last segment if it names rows by the same columns, or else a new one. */
  #segment(where: Row): Segment {
    const names = Object.keys(where)
    const absent = names.find((name) => where[name] === undefined)
    if (absent) throw new Error(`${this.table.name}: which rows? ${absent} is undefined`)
    const last = this.segments.at(-1)
    const same =
      last !== undefined &&
      !this.#sealed &&
      last.where.length === names.length &&
      last.where.every(({ name, isNull }) => name in where && (where[name] === null) === isNull)
    return same ? last : this.#open(where)
  }

  #open(where: Row): Segment {
    this.#sealed = false
    this.#checkColumns(where)
    const columns = Object.keys(where)
      .sort()
      .map((name) => ({ name, isNull: where[name] === null }))
    if (columns.length === 0) throw new Error(`${this.table.name}: which rows? An empty \`where\` is refused`)
    const segment = { where: columns, entries: new Map<string, Entry>() }
    this.segments.push(segment)
    return segment
  }

  /** The same row gets the same text however its values are written: `7` and `'7'`, two spellings of one instant. */
  #identity(where: Row): string {
    const last = this.segments.at(-1)
    const columns = last?.where ?? []
    if (columns.length === 1) return this.#text(columns[0]?.name ?? '', where)
    return JSON.stringify(columns.map(({ name }) => this.#text(name, where)))
  }

  #text(name: string, where: Row): string {
    const value = where[name]
    const type = this.table.columns.get(name)?.type ?? ''
    if (typeof value === 'object' && value !== null) return JSON.stringify(value)
    const text = String(value)
    if (type === 'text') return text
    if (type.startsWith('timestamp')) return canonicalInstant(text)
    if (/^(smallint|integer|bigint)/.test(type)) return text.replace(/^(-?)0+(?=\d)/, '$1')
    if (/^(numeric|real|double)/.test(type)) return String(Number(text))
    return type === 'uuid' ? text.toLowerCase() : text
  }

  #checkColumns(values: Row): void {
    for (const name in values) {
      if (!this.table.columns.has(name)) throw new Error(`${this.table.name} has no column ${name}`)
    }
  }
}

/** Finer than milliseconds, which JavaScript would cut off, the text stays as it is. */
function canonicalInstant(text: string): string {
  const milliseconds = Date.parse(text)
  return Number.isNaN(milliseconds) || /\.\d{4}/.test(text) ? text : String(milliseconds)
}

type Change = Extract<Entry, { kind: 'change' }>

/** What both writes do together, or `cannot` where the sum depends on something only Postgres knows. */
function merge(before: Entry | undefined, change: Change): Entry | 'cannot' {
  if (before === undefined) return change
  if (before.kind === 'remove') return before
  const base = before.kind === 'put' ? before.row : before.set
  const set: Record<string, unknown> = { ...base, ...change.set }
  const add: Record<string, number> = before.kind === 'put' ? {} : { ...before.add }
  for (const name in change.set) delete add[name]
  for (const [name, amount] of Object.entries(change.add)) {
    const known = set[name]
    if (known === null) continue
    if (known !== undefined) {
      if (!Number.isSafeInteger(known) || !Number.isSafeInteger(amount)) return 'cannot'
      set[name] = Number(known) + amount
    } else if (before.kind === 'put') {
      return 'cannot'
    } else {
      const sum = (add[name] ?? 0) + amount
      if (name in add && !(Number.isSafeInteger(add[name]) && Number.isSafeInteger(amount))) return 'cannot'
      add[name] = sum
    }
  }
  return before.kind === 'put' ? { kind: 'put', row: set } : { kind: 'change', where: before.where, set, add }
}
