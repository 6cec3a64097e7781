import type { Table } from '../postgres/catalog.ts'
import type { Row } from './projection.ts'
import { type Change, type Entry, merge, sumOf } from './row-entries.ts'

/**
 * Writes of one table whose rows are named by the same columns, merged so that each row is touched once. Which is right
 * as long as no two of its entries can mean the same row: `where` columns are equal or differ, and no entry changes
 * them.
 */
export interface Segment {
  /** Names of the columns that say which rows, and whether the value is null: `=` finds no nulls. */
  readonly where: readonly WhereColumn[]
  readonly entries: Map<string, Entry>
  /** Names of `where`. */
  readonly names: readonly string[]
  /** It gives rows other names: nothing merges into it or passes it. */
  readonly isSealed: boolean
  /** What is known of each row after each write to it: the whole row, or the columns that name it. */
  readonly written: Row[]
  readonly indexes: Map<string, { upTo: number; readonly values: Set<string> }>
}

export interface WhereColumn {
  readonly name: string
  readonly isNull: boolean
}

/** How far back a write looks for a segment to join: bounds the work of each write. */
const PASS_AT_MOST = 8
/** Types whose values are equal exactly when `#text` gives the same text. */
const COMPARABLE = /^(text|smallint|integer|bigint|boolean|uuid)$/

/** The writes of one table in order. Each returns nothing: they only gather. */
export class TableWrites {
  readonly table: Table
  readonly segments: Segment[] = []

  constructor(table: Table) {
    this.table = table
  }

  put(row: Row): void {
    const where = this.#keyOf(row)
    const segment = this.#segment(where, row)
    segment.entries.set(this.#identity(segment, where), { kind: 'put', row })
    segment.written.push(row)
  }

  keep(row: Row): void {
    const where = this.#keyOf(row)
    // what the row holds is not known: another may be there already
    const found = this.#segment(where, where)
    const before = found.entries.get(this.#identity(found, where))
    if (before?.kind === 'put' || before?.kind === 'keep' || before?.kind === 'count') return
    const segment = before?.kind === 'change' ? this.#open(where) : found
    const entry: Entry = before?.kind === 'remove' ? { kind: 'put', row } : { kind: 'keep', row, set: {}, add: {} }
    segment.entries.set(this.#identity(segment, where), entry)
    segment.written.push(where)
  }

  patch(where: Row, changes: Row): void {
    this.#checkColumns(changes)
    const set = Object.entries(changes).filter(([name, value]) => value !== undefined && value !== where[name])
    this.#change(where, Object.fromEntries(set), {})
  }

  add(where: Row, amounts: Readonly<Record<string, number>>): void {
    this.#checkAmounts(amounts)
    this.#change(where, {}, amounts)
  }

  count(row: Row, amounts: Readonly<Record<string, number>>): void {
    const where = this.#keyOf(row)
    this.#checkAmounts(amounts)
    const found = this.#segment(where, where)
    const before = found.entries.get(this.#identity(found, where))
    const sums = before?.kind === 'count' ? sumOf(before.add, amounts) : before === undefined ? amounts : 'cannot'
    const segment = sums === 'cannot' ? this.#open(where) : found
    const add = sums === 'cannot' ? amounts : sums
    segment.entries.set(this.#identity(segment, where), { kind: 'count', where, add })
    segment.written.push(where)
  }

  remove(where: Row): void {
    const segment = this.#segment(where, this.#isKey(where) ? 'gone' : undefined)
    segment.entries.set(this.#identity(segment, where), { kind: 'remove', where })
  }

  #keyOf(row: Row): Row {
    const { key, name } = this.table
    if (key.length === 0) throw new Error(`${name} has no primary key: put() and keep() need one`)
    this.#checkColumns(row)
    const where = Object.fromEntries(key.map((column) => [column, row[column]]))
    const missing = key.find((column) => where[column] === undefined || where[column] === null)
    if (missing) throw new Error(`${name}: a row without the key column ${missing}`)
    return where
  }

  #change(where: Row, set: Row, add: Readonly<Record<string, number>>): void {
    const names = [...Object.keys(set), ...Object.keys(add)]
    if (names.length === 0) return
    const change: Change = { kind: 'change', where, set, add }
    const renames = names.some((name) => name in where || this.table.key.includes(name))
    if (renames) {
      this.#append(this.#open(where, true), change)
      return
    }
    const segment = this.#segment(where, this.#isKey(where) ? where : undefined)
    const id = this.#identity(segment, where)
    const merged = merge(this.table, segment.entries.get(id), change)
    if (merged === 'cannot') this.#append(this.#open(where), change)
    else {
      segment.entries.set(id, merged)
      segment.written.push(merged.kind === 'put' ? merged.row : where)
    }
  }

  #append(segment: Segment, change: Change): void {
    segment.entries.set(this.#identity(segment, change.where), change)
    segment.written.push(change.where)
  }

  #isKey(where: Row): boolean {
    const { key } = this.table
    return Object.keys(where).length === key.length && key.every((name) => name in where)
  }

  /**
   * The segment that names rows by the same columns, or else a new one. A write to one row may go into an earlier
   * segment when those between cannot mean that row.
   * @param known what is known of the row, `gone` when it does not matter what happened to it before
   */
  #segment(where: Row, known?: Row | 'gone'): Segment {
    const names = Object.keys(where)
    const absent = names.find((name) => where[name] === undefined)
    if (absent) throw new Error(`${this.table.name}: which rows? ${absent} is undefined`)
    for (let at = this.segments.length - 1; at >= Math.max(0, this.segments.length - PASS_AT_MOST); at--) {
      const segment = this.segments[at]
      if (!segment || segment.isSealed) break
      const isSame =
        segment.where.length === names.length &&
        segment.where.every(({ name, isNull }) => name in where && (where[name] === null) === isNull)
      if (isSame) return segment
      if (known === 'gone') continue
      if (known ? !this.#isApart(segment, known) : !this.#leavesAlone(segment, where)) break
    }
    return this.#open(where)
  }

  #open(where: Row, isSealed = false): Segment {
    this.#checkColumns(where)
    const columns = Object.keys(where)
      .sort()
      .map((name) => ({ name, isNull: where[name] === null }))
    if (columns.length === 0) throw new Error(`${this.table.name}: which rows? An empty \`where\` is refused`)
    const names = columns.map(({ name }) => name)
    const segment = { where: columns, names, entries: new Map(), isSealed, written: [], indexes: new Map() }
    this.segments.push(segment)
    return segment
  }

  /** True when none of the segment's entries can mean a row with these values. */
  #isApart(segment: Segment, known: Row): boolean {
    for (const { name, isNull } of segment.where) {
      const value = known[name]
      if (value === undefined || !COMPARABLE.test(this.table.columns.get(name)?.type ?? '')) return false
      if ((value === null) !== isNull) return true
    }
    return !segment.entries.has(this.#identity(segment, known))
  }

  /** True when a write to all rows like `where` can mean none of the rows that the segment names by primary key. */
  #leavesAlone(segment: Segment, where: Row): boolean {
    if (!segment.where.every(({ name }) => this.table.key.includes(name))) return false
    const names = Object.keys(where).sort()
    const values = this.#valuesIn(segment, names)
    return values !== undefined && !values.has(this.#textOf(names, where))
  }

  /**
   * What the segment's rows hold in these columns; undefined where that is not known. Kept from one question to the
   * next.
   */
  #valuesIn(segment: Segment, names: readonly string[]): ReadonlySet<string> | undefined {
    if (names.some((name) => !COMPARABLE.test(this.table.columns.get(name)?.type ?? ''))) return undefined
    const signature = names.join()
    const index = segment.indexes.get(signature) ?? { upTo: 0, values: new Set<string>() }
    segment.indexes.set(signature, index)
    const { written } = segment
    for (; index.upTo < written.length; index.upTo++) {
      const row = written[index.upTo] ?? {}
      if (names.some((name) => row[name] === undefined)) return undefined
      index.values.add(this.#textOf(names, row))
    }
    return index.values
  }

  /** The same row gets the same text however its values are written: `7` and `'7'`, two spellings of one instant. */
  #identity(segment: Segment, where: Row): string {
    return this.#textOf(segment.names, where)
  }

  #textOf(names: readonly string[], values: Row): string {
    const [first = ''] = names
    return names.length === 1
      ? this.#text(first, values)
      : JSON.stringify(names.map((name) => this.#text(name, values)))
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

  #checkAmounts(amounts: Readonly<Record<string, number>>): void {
    this.#checkColumns(amounts)
    const odd = Object.keys(amounts).find((name) => !Number.isFinite(amounts[name]))
    if (odd) throw new Error(`${this.table.name}: the amount for ${odd} is no number`)
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
