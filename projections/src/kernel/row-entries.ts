import type { Table } from '../postgres/catalog.ts'
import type { Row } from './projection.ts'

/** What becomes of one row, or of the rows that the same columns name. */
export type Entry =
  | { readonly kind: 'put'; row: Row }
  /** A row that is there is changed as by `change`; one that is not begins with both; what is added to is 0 in it. */
  | { readonly kind: 'keep'; readonly row: Row; set: Row; add: Readonly<Record<string, number>> }
  | { readonly kind: 'change'; readonly where: Row; set: Row; add: Readonly<Record<string, number>> }
  | { readonly kind: 'count'; readonly where: Row; readonly add: Readonly<Record<string, number>> }
  | { readonly kind: 'remove'; readonly where: Row }

export type Change = Extract<Entry, { kind: 'change' }>
type Amounts = Readonly<Record<string, number>>

/**
 * Both together, or `cannot`: fractions are added as the column's type does, and a column that only one of them names
 * may begin as null.
 */
export function sumOf(before: Amounts, more: Amounts): Amounts | 'cannot' {
  const sums: Record<string, number> = {}
  for (const [name, amount] of Object.entries(more)) {
    const sum = (before[name] ?? Number.NaN) + amount
    if (!Number.isSafeInteger(sum) || !Number.isSafeInteger(amount)) return 'cannot'
    sums[name] = sum
  }
  return Object.keys(before).length === Object.keys(sums).length ? sums : 'cannot'
}

/** What both writes do together, or `cannot` where the sum depends on something only Postgres knows. */
export function merge(table: Table, before: Entry | undefined, change: Change): Entry | 'cannot' {
  if (before === undefined) return change
  if (before.kind === 'remove') return before
  // what an `add` finds as null stays null, what is counted does not
  if (before.kind === 'count') return 'cannot'
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
      const isWhole = Number.isSafeInteger(add[name] ?? 0) && Number.isSafeInteger(amount)
      if ((name in add && !isWhole) || (before.kind === 'keep' && !(isWhole && beginsAtZero(table, before.row, name))))
        return 'cannot'
      add[name] = (add[name] ?? 0) + amount
    }
  }
  switch (before.kind) {
    case 'put':
      return { kind: 'put', row: set }
    case 'keep':
      return { kind: 'keep', row: before.row, set, add }
    case 'change':
      return { kind: 'change', where: before.where, set, add }
  }
}

function beginsAtZero(table: Table, row: Row, name: string): boolean {
  return row[name] === undefined ? table.columns.get(name)?.isZero === true : row[name] === 0
}
