import type { FaultEvent } from '@kredka/contracts/faults/events'
import type { Decider } from '../kernel/decider.ts'

/**
 * Stream `fault-{fault_id}`: what staff decided. Whether a fault is new is an operational record of the vault, which
 * every occurrence changes (EVT-01).
 */
export const faultDecider: Decider<null, FaultEvent, FaultEvent> = {
  category: 'fault',
  initial: null,
  evolve: () => null,
  decide: (_, event) => [event],
}
