import type { AdminIdView } from '@kredka/contracts/admin/views'
import type { StaffRole } from '@kredka/contracts/kernel/staff'
import type { WriteSide } from '../kernel/write-side.ts'
import type { AdminSessions } from '../vault/admins.ts'
import { type AdminState, adminDecider } from './admin.ts'
import { HOUSE, type Roles, type StaffState, staffDecider } from './staff.ts'

/** What somebody was made with never changes, but an absent stream may have begun elsewhere. */
const MADE_MAX_AGE_MS = 1_000

type Folding = Pick<WriteSide, 'fold'>

interface Known {
  readonly own: AdminState
  readonly house: StaffState
}

/** Changes of roles are read to the end of their stream, so that one holds in every process with its answer (ADM-07). */
async function readStaff(write: Folding, admin_id: string, max_age_ms: number): Promise<Known> {
  const [own, house] = await Promise.all([
    write.fold(adminDecider, admin_id, max_age_ms),
    write.fold(staffDecider, HOUSE),
  ])
  return { own: own.state, house: house.state }
}

function roleIn({ own, house }: Known, admin_id: string): StaffRole | null {
  const changed = house.changed[admin_id]
  return changed === undefined ? own.role : changed
}

/** The role that somebody of the staff has now, null for nobody. */
export async function staffRole(write: Folding, admin_id: string): Promise<StaffRole | null> {
  return roleIn(await readStaff(write, admin_id, MADE_MAX_AGE_MS), admin_id)
}

/** The roles that these were made with, of those who are of the staff or were. */
export async function madeRoles(write: Folding, ids: readonly string[]): Promise<Roles> {
  const folded = await Promise.all(
    [...new Set(ids)].map(async (id) => [id, (await write.fold(adminDecider, id)).state.role] as const),
  )
  return Object.fromEntries(folded.filter(([, role]) => role !== null))
}

/** Somebody of the staff at this moment. */
interface Standing {
  readonly role: StaffRole
  readonly has_factor: boolean
  /** An owner turned it off, and it is not on again. */
  readonly is_reset: boolean
  /** The owners demand a second factor of everybody (ADM-08). */
  readonly is_demanded: boolean
}

/** Role and second factor, both read to the end of their streams; null for nobody. */
export async function staffStanding(write: Folding, admin_id: string): Promise<Standing | null> {
  const known = await readStaff(write, admin_id, 0)
  const role = roleIn(known, admin_id)
  if (role === null) return null
  const { factor, is_reset } = known.own
  return { role, has_factor: factor !== null, is_reset, is_demanded: known.house.demands_factor }
}

/** What stands between them and their work, in a word. */
export function factorState({ has_factor, is_reset, is_demanded }: Standing): AdminIdView['second_factor'] {
  if (has_factor) return 'on'
  return is_demanded ? 'due' : is_reset ? 'reset' : 'off'
}

/**
 * Whose session it is, with what they may do at this moment. Whoever turns on the factor that was demanded is let in
 * with the next call, in every process.
 */
async function sessionAt(write: Folding, admin_id: string) {
  const known = await readStaff(write, admin_id, MADE_MAX_AGE_MS)
  const role = roleIn(known, admin_id)
  if (role === null) return null
  const isMissing = known.house.demands_factor && known.own.factor === null
  return { admin_id, role, factor_due: isMissing && (await readStaff(write, admin_id, 0)).own.factor === null }
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
      return sessionAt(write, found.admin_id)
    },
    async look(token: string, admin_id: string) {
      return (await sessions.isOpen(token)) ? sessionAt(write, admin_id) : null
    },
  }
}
