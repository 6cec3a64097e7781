import { type AdminEvent, adminEvents } from '@kredka/contracts/admin/events'
import type { IMPERSONATION_ENDS } from '@kredka/contracts/admin/rules'
import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/** Stream `impersonation-{impersonation_id}`: staff look through the eyes of a person, from a reason to an end (ADM-03). */
export type ImpersonationState = { readonly is: 'absent' | 'over' } | ({ readonly is: 'running' } & Looked)

interface Looked {
  readonly user_id: string
  readonly admin_id: string
}

export type ImpersonationEnd = (typeof IMPERSONATION_ENDS)[number]

type ImpersonationCommand = { readonly impersonation_id: string } & (
  | ({ readonly do: 'begin'; readonly reason: string; readonly ends_at: string; readonly is_open: boolean } & Looked)
  | { readonly do: 'end'; readonly how: ImpersonationEnd }
)

type Event = Extract<AdminEvent, { type: `Impersonation${string}` }>

export const impersonationDecider: Decider<ImpersonationState, ImpersonationCommand, Event> = {
  category: 'impersonation',
  initial: { is: 'absent' },
  evolve(_, { type, data }) {
    if (type === 'ImpersonationEnded') return { is: 'over' }
    return { is: 'running', user_id: data.user_id, admin_id: data.admin_id }
  },
  decide(state, command) {
    const { impersonation_id } = command
    if (command.do === 'begin') {
      if (state.is !== 'absent') return []
      const { user_id, admin_id, reason, ends_at, is_open } = command
      // there is nothing that a person sees who cannot come in
      if (!is_open) return reject('IMPERSONATION_ACCOUNT_CLOSED')
      return [make(adminEvents.ImpersonationBegan, { impersonation_id, user_id, admin_id, reason, ends_at })]
    }
    if (state.is !== 'running') return []
    const { user_id, admin_id } = state
    return [make(adminEvents.ImpersonationEnded, { impersonation_id, user_id, admin_id, how: command.how })]
  },
}
