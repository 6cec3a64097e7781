import type { StaffRole } from '@kredka/contracts/kernel/staff'
import type { WriteSide } from '../kernel/write-side.ts'
import type { AdminSessions } from '../vault/admins.ts'
import { adminDecider } from './admin.ts'
import { HOUSE, type Roles, staffDecider } from './staff.ts'

/** What somebody was made with never changes, but an absent stream may have begun elsewhere. */
const MADE_MAX_AGE_MS = 1_000

type Folding = Pick<WriteSide, 'fold'>

/**
 * The role that somebody of the staff has now, null for nobody. Changes are read to the end of their stream, so that
 * one holds in every process with its answer (ADM-07).
 */
export async function staffRole(write: Folding, admin_id: string): Promise<StaffRole | null> {
  const [made, { state }] = await Promise.all([
    write.fold(adminDecider, admin_id, MADE_MAX_AGE_MS),
    write.fold(staffDecider, HOUSE),
  ])
  const changed = state.changed[admin_id]
  return changed === undefined ? made.state.role : changed
}

/** The roles that these were made with, of those who are of the staff or were. */
export async function madeRoles(write: Folding, ids: readonly string[]): Promise<Roles> {
  const folded = await Promise.all(
    [...new Set(ids)].map(async (id) => [id, (await write.fold(adminDecider, id)).state.role] as const),
  )
  return Object.fromEntries(folded.filter(([, role]) => role !== null))
}

interface Parts {
  readonly write: Folding
  readonly sessions: Pick<AdminSessions, 'find' | 'isOpen'>
}

/** Sessions of the back office as the edge and the sockets ask for them: of those who still are of the staff. */
export function createStaffSessions({ write, sessions }: Parts) {
  return {
    async find(token: string) {
      const found = await sessions.find(token)
      if (found === null) return null
      const role = await staffRole(write, found.admin_id)
      return role === null ? null : { admin_id: found.admin_id, role }
    },
    async isOpen(token: string, admin_id: string) {
      const [open, role] = await Promise.all([sessions.isOpen(token), staffRole(write, admin_id)])
      return open && role !== null
    },
  }
}
