import { seesNames } from '@kredka/contracts/kernel/staff'
import type { Viewer } from './query.ts'

/** Whether somebody of the staff reads people by their names: the others read ids in their place (ADM-07). */
export function readsNames(viewer: Viewer): boolean {
  return viewer.kind === 'admin' && seesNames(viewer.role)
}
