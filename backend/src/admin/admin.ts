import { type AdminEvent, adminEvents } from '@kredka/contracts/admin/events'
import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { StaffRole } from '@kredka/contracts/kernel/staff'
import type { Decider } from '../kernel/decider.ts'

/** Stream `admin-{admin_id}`: a member of staff and their comings and goings (ADM-01). */
export interface AdminState {
  readonly name: string | null
  /** The role they were made with: what became of it stands in `staff-house`. */
  readonly role: StaffRole | null
}

export type AdminCommand =
  | { readonly do: 'create'; readonly admin_id: string; readonly name: string; readonly role: StaffRole }
  | { readonly do: 'enter' | 'leave' | 'note_password_change'; readonly admin_id: string }

type Event = Extract<AdminEvent, { type: `Admin${string}` }>

const NOTES = {
  enter: adminEvents.AdminEntered,
  leave: adminEvents.AdminLeft,
  note_password_change: adminEvents.AdminPasswordChanged,
} as const

export const adminDecider: Decider<AdminState, AdminCommand, Event> = {
  category: 'admin',
  initial: { name: null, role: null },
  evolve: (state, event) => (event.type === 'AdminCreated' ? { name: event.data.name, role: event.data.role } : state),
  decide(state, command) {
    const { admin_id } = command
    if (command.do === 'create') {
      const { name, role } = command
      return state.name === null ? [make(adminEvents.AdminCreated, { admin_id, name, role })] : []
    }
    return state.name === null ? reject('NOT_FOUND') : [make(NOTES[command.do], { admin_id })]
  },
}
