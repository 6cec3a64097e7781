import { type StaffRole, seesNames } from '../kernel/staff.ts'
import type { EventRowView } from './log-views.ts'

/** Who asks, as queries know them. */
interface Reader {
  readonly kind: string
  /** Of somebody of the staff. */
  readonly role?: StaffRole
}

/**
 * A row of the log as somebody of the staff reads it: whose role works with no people reads ids in place of their
 * names, and not what colleagues wrote about them (ADM-07).
 */
export function asRead(reader: Reader): <Row extends EventRowView>(row: Row) => Row {
  if (readsNames(reader)) return (row) => row
  return (row) => ({ ...row, actor_name: row.actor.startsWith('user:') ? row.actor : row.actor_name, reason: null })
}

export function readsNames(reader: Reader): boolean {
  return reader.role !== undefined && seesNames(reader.role)
}

/** Whether a value under this path, of a payload, a state or a row, is read: whoever could search for it would too. */
export function readsPath(reader: Reader, path: string): boolean {
  return readsNames(reader) || (path !== 'reason' && !path.endsWith('.reason'))
}

/** Of such values those that are read. */
export function valuesAsRead(reader: Reader): <Value extends { readonly path: string }>(values: Value[]) => Value[] {
  return (values) => values.filter(({ path }) => readsPath(reader, path))
}
