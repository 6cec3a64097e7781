import { type AdminEvent, adminEvents } from '@kredka/contracts/admin/events'
import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { hasDuty, type StaffRole } from '@kredka/contracts/kernel/staff'
import type { Decider } from '../kernel/decider.ts'

/** The id of the one stream of its category. */
export const HOUSE = 'house'

/** Roles by id; null for those whose access has ended. */
export type Roles = Readonly<Record<string, StaffRole | null>>

/** Stream `staff-house`: what became of the roles that members of staff were made with (ADM-07). */
export interface StaffState {
  readonly changed: Roles
}

export interface StaffCommand {
  /** The new role; null ends their access. */
  readonly role: StaffRole | null
  readonly admin_id: string
  /** Who decides it; null for the command line. */
  readonly by: string | null
  readonly reason: string
  /**
   * The roles that members of staff were made with, of both at least. These never change: of somebody made this moment
   * who is missing no owner is counted, which only makes the rule about the last one stricter.
   */
  readonly made: Roles
}

type Event = Extract<AdminEvent, { type: `Staff${string}` }>

export const staffDecider: Decider<StaffState, StaffCommand, Event> = {
  category: 'staff',
  initial: { changed: {} },
  evolve: ({ changed }, { type, data }) => ({
    changed: { ...changed, [data.admin_id]: type === 'StaffRoleChanged' ? data.role : null },
  }),
  decide({ changed }, { role, admin_id, by, reason, made }) {
    const roles: Roles = { ...made, ...changed }
    const decider = by === null ? 'owner' : (roles[by] ?? null)
    // another owner was quicker than the edge’s look
    if (decider === null || !hasDuty(decider, 'staff')) return reject('STAFF_ROLE_MAY_NOT')
    if (by === admin_id) return reject('OWN_ROLE')
    const was = roles[admin_id] ?? null
    if (was === null) return reject('STAFF_MEMBER_NOT_FOUND')
    if (was === role) return []
    const others = Object.entries(roles).filter(([id, held]) => id !== admin_id && held === 'owner')
    if (was === 'owner' && others.length === 0) return reject('LAST_OWNER')
    const about = { admin_id, by, reason, was }
    return [
      role === null
        ? make(adminEvents.StaffAccessEnded, about)
        : make(adminEvents.StaffRoleChanged, { ...about, role }),
    ]
  },
}
