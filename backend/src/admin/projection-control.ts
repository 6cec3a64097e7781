import { type AdminEvent, adminEvents } from '@kredka/contracts/admin/events'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/** Stream `projectioncontrol-{name}`: every admin action is an event (ADM-03). */
export type ControlCommand = {
  readonly do: 'steer'
  readonly projection: string
  readonly action: 'rebuild' | 'resume'
  readonly reason: string
  readonly admin_id: string
}
type Steered = Extract<AdminEvent, { type: 'ProjectionSteered' }>

export const projectionControlDecider: Decider<null, ControlCommand, Steered> = {
  category: 'projectioncontrol',
  initial: null,
  evolve: () => null,
  decide: (_, { projection, action, reason, admin_id }) => [
    make(adminEvents.ProjectionSteered, { projection, action, reason, admin_id }),
  ],
}
