import { type AdminEvent, adminEvents } from '@kredka/contracts/admin/events'
import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { StaffRole } from '@kredka/contracts/kernel/staff'
import type { Decider } from '../kernel/decider.ts'
import { evolveFactor, type Factor, type FactorEvent, type Proof, spendProof } from './second-factor.ts'

/** Stream `admin-{admin_id}`: a member of staff, their comings and goings (ADM-01), their second factor (ADM-08). */
export interface AdminState {
  readonly name: string | null
  /** The role they were made with: what became of it stands in `staff-house`. */
  readonly role: StaffRole | null
  /** Null while it is off. */
  readonly factor: Factor | null
  /** Somebody else turned it off, and it was not turned on since. */
  readonly is_reset: boolean
}

export type AdminCommand = { readonly admin_id: string } & (
  | { readonly do: 'create'; readonly name: string; readonly role: StaffRole }
  /** With the password alone; or with the second step, where there is a second factor. */
  | { readonly do: 'enter'; readonly proof: Proof | null }
  | { readonly do: 'leave' | 'note_password_change' }
  | { readonly do: 'note_failed_step'; readonly tries: number }
  | ({ readonly do: 'turn_on' } & TurnedOn)
  | { readonly do: 'make_codes'; readonly proof: Proof; readonly codes_id: string; readonly codes: number }
  | { readonly do: 'turn_off'; readonly proof: Proof }
  /** By another member of staff; null for the command line. */
  | { readonly do: 'reset'; readonly by: string | null; readonly reason: string }
)

interface TurnedOn {
  readonly factor_id: string
  /** Whose code showed that the app has the secret. */
  readonly step: number
  readonly codes_id: string
  readonly codes: number
}

type Event = Extract<AdminEvent, { type: `Admin${string}` | 'SecondStepFailed' }> | FactorEvent
type Decided = readonly Event[] | Rejection

export const adminDecider: Decider<AdminState, AdminCommand, Event> = {
  category: 'admin',
  initial: { name: null, role: null, factor: null, is_reset: false },
  evolve(state, event) {
    switch (event.type) {
      case 'AdminCreated':
        return { ...state, name: event.data.name, role: event.data.role }
      case 'SecondFactorTurnedOn':
      case 'SecondFactorTurnedOff':
      case 'SecondFactorReset':
      case 'SecondFactorUsed':
      case 'RecoveryCodeUsed':
      case 'RecoveryCodesMade':
        return {
          ...state,
          factor: evolveFactor(state.factor, event),
          is_reset: event.type === 'SecondFactorReset' || (state.is_reset && event.type !== 'SecondFactorTurnedOn'),
        }
      default:
        return state
    }
  },
  decide(state, command) {
    const { admin_id } = command
    if (command.do === 'create') {
      const { name, role } = command
      return state.name === null ? [make(adminEvents.AdminCreated, { admin_id, name, role })] : []
    }
    if (state.name === null) return reject('NOT_FOUND')
    switch (command.do) {
      case 'leave':
        return [make(adminEvents.AdminLeft, { admin_id })]
      case 'note_password_change':
        return [make(adminEvents.AdminPasswordChanged, { admin_id })]
      case 'note_failed_step':
        return [make(adminEvents.SecondStepFailed, { admin_id, tries: command.tries })]
      case 'enter':
        return enter(state.factor, admin_id, command.proof)
      default:
        return decideFactor(state.factor, command)
    }
  },
}

/** Nobody comes in with the password alone who has a second factor, also one that was turned on this moment. */
function enter(factor: Factor | null, admin_id: string, proof: Proof | null): Decided {
  const entered = make(adminEvents.AdminEntered, { admin_id })
  if (factor === null && proof === null) return [entered]
  if (factor === null || proof === null) return reject('SECOND_STEP_OVER')
  return afterProof(factor, { admin_id, proof }, entered)
}

type OfFactor = Extract<AdminCommand, { do: 'turn_on' | 'make_codes' | 'turn_off' | 'reset' }>

function decideFactor(factor: Factor | null, command: OfFactor): Decided {
  const { admin_id } = command
  if (command.do === 'turn_on') {
    const { factor_id, step, codes_id, codes } = command
    if (factor !== null) return reject('SECOND_FACTOR_ON')
    return [make(adminEvents.SecondFactorTurnedOn, { admin_id, factor_id, step, codes_id, codes })]
  }
  if (command.do === 'reset' && command.by === admin_id) return reject('OWN_SECOND_FACTOR')
  if (factor === null) return reject('SECOND_FACTOR_OFF')
  const { factor_id } = factor
  if (command.do === 'reset') {
    const { by, reason } = command
    return [make(adminEvents.SecondFactorReset, { admin_id, by, reason, factor_id })]
  }
  if (command.do === 'turn_off')
    return afterProof(factor, command, make(adminEvents.SecondFactorTurnedOff, { admin_id, factor_id }))
  const { codes_id, codes } = command
  return afterProof(factor, command, make(adminEvents.RecoveryCodesMade, { admin_id, factor_id, codes_id, codes }))
}

interface Proven {
  readonly admin_id: string
  readonly proof: Proof
}

function afterProof(factor: Factor, { admin_id, proof }: Proven, then: Event): Decided {
  const spent = spendProof(admin_id, factor, proof)
  return isRejection(spent) ? spent : [spent, then]
}
