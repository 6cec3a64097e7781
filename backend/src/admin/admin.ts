import { type AdminEvent, adminEvents } from '@kredka/contracts/admin/events'
import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/** Stream `admin-{admin_id}`: a member of staff and their comings and goings (ADM-01). */
export interface AdminState {
  readonly name: string | null
}

export type AdminCommand =
  | { readonly do: 'create'; readonly admin_id: string; readonly name: string }
  | { readonly do: 'enter' | 'leave' | 'note_password_change'; readonly admin_id: string }

type Event = Exclude<AdminEvent, { type: 'ProjectionSteered' }>

const NOTES = {
  enter: adminEvents.AdminEntered,
  leave: adminEvents.AdminLeft,
  note_password_change: adminEvents.AdminPasswordChanged,
} as const

export const adminDecider: Decider<AdminState, AdminCommand, Event> = {
  category: 'admin',
  initial: { name: null },
  evolve: (state, event) => (event.type === 'AdminCreated' ? { name: event.data.name } : state),
  decide(state, command) {
    const { admin_id } = command
    if (command.do === 'create') {
      return state.name === null ? [make(adminEvents.AdminCreated, { admin_id, name: command.name })] : []
    }
    return state.name === null ? reject('NOT_FOUND') : [make(NOTES[command.do], { admin_id })]
  },
}
