import type { EventRowView } from '@kredka/contracts/audit/log-views'
import { seesNames } from '@kredka/contracts/kernel/staff'
import type { Viewer } from '../kernel/query.ts'

/**
 * A row of the log as somebody of the staff reads it: whose role works with no people reads ids in place of their names,
 * and not what colleagues wrote about them (ADM-07).
 */
export function asRead(viewer: Viewer): <Row extends EventRowView>(row: Row) => Row {
  if (readsNames(viewer)) return (row) => row
  return (row) => ({ ...row, actor_name: row.actor.startsWith('user:') ? row.actor : row.actor_name, reason: null })
}

export function readsNames(viewer: Viewer): boolean {
  return viewer.kind === 'admin' && seesNames(viewer.role)
}

/** The same of values under their paths, of a payload, a state or a row. */
export function valuesAsRead(viewer: Viewer): <Value extends { readonly path: string }>(values: Value[]) => Value[] {
  if (readsNames(viewer)) return (values) => values
  return (values) => values.filter(({ path }) => path !== 'reason' && !path.endsWith('.reason'))
}
