import { type AdminEvent, adminEvents } from '@kredka/contracts/admin/events'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
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
  /** All staff must have a second factor (ADM-08). */
  readonly demands_factor: boolean
}

interface Decision {
  /** Who decides it; null for the command line. */
  readonly by: string | null
  readonly reason: string
  /**
   * The roles that members of staff were made with, of both at least. These never change: of somebody made this moment
   * who is missing no owner is counted, which only makes the rule about the last one stricter.
   */
  readonly made: Roles
}

interface RoleCommand extends Decision {
  readonly do: 'give_role'
  /** The new role; null ends their access. */
  readonly role: StaffRole | null
  readonly admin_id: string
}

interface DemandCommand extends Decision {
  readonly do: 'demand_factor'
  readonly by: string
  readonly demanded: boolean
}

type Event = Extract<AdminEvent, { type: `Staff${string}` }>

export const staffDecider: Decider<StaffState, RoleCommand | DemandCommand, Event> = {
  category: 'staff',
  initial: { changed: {}, demands_factor: false },
  evolve(state, event) {
    switch (event.type) {
      case 'StaffSecondFactorDemanded':
        return { ...state, demands_factor: true }
      case 'StaffSecondFactorDemandEnded':
        return { ...state, demands_factor: false }
      default: {
        const { admin_id } = event.data
        const role = event.type === 'StaffRoleChanged' ? event.data.role : null
        return { ...state, changed: { ...state.changed, [admin_id]: role } }
      }
    }
  },
  decide({ changed, demands_factor }, command) {
    const { by, reason, made } = command
    const roles: Roles = { ...made, ...changed }
    const decider = by === null ? 'owner' : (roles[by] ?? null)
    // another owner was quicker than the edge’s look
    if (decider === null || !hasDuty(decider, 'staff')) return reject('STAFF_ROLE_MAY_NOT')
    if (command.do === 'give_role') return giveRole(roles, command)
    if (command.demanded === demands_factor) return []
    const demand = command.demanded ? adminEvents.StaffSecondFactorDemanded : adminEvents.StaffSecondFactorDemandEnded
    return [make(demand, { by: command.by, reason })]
  },
}

function giveRole(roles: Roles, { role, admin_id, by, reason }: RoleCommand): readonly Event[] | Rejection {
  if (by === admin_id) return reject('OWN_ROLE')
  const was = roles[admin_id] ?? null
  if (was === null) return reject('STAFF_MEMBER_NOT_FOUND')
  if (was === role) return []
  const others = Object.entries(roles).filter(([id, held]) => id !== admin_id && held === 'owner')
  if (was === 'owner' && others.length === 0) return reject('LAST_OWNER')
  const about = { admin_id, by, reason, was }
  return [
    role === null ? make(adminEvents.StaffAccessEnded, about) : make(adminEvents.StaffRoleChanged, { ...about, role }),
  ]
}
