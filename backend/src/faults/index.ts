import { faultsContract } from '@kredka/contracts/faults/contract'
import { faultEvents as e } from '@kredka/contracts/faults/events'
import { faultsProjection } from '@kredka/projections/faults/projection'
import { faultDocuments, faultQueryHandlers } from '@kredka/projections/faults/queries'
import { hints } from '../kernel/hints.ts'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { faultDecider } from './fault.ts'
import { faultHandlers } from './handlers.ts'

/** The error log (ADM-02). */
export const faults: Module = {
  ...faultsContract,
  states: [streamState(faultDecider)],
  projections: [faultsProjection],
  hints: hints([e.FaultResolved, e.FaultIgnored, e.FaultReopened], ({ data }) => [
    { to: 'admins', entity: 'fault', id: data.fault_id },
  ]),
  handlers: faultHandlers,
  queryHandlers: ({ vault }) => faultQueryHandlers(vault.errorLog),
  documents: ({ vault }) => faultDocuments(vault.errorLog),
}
