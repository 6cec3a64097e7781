import { workQueueContract } from '@kredka/contracts/work-queue/contract'
import { workQueueProjection } from '@kredka/projections/work-queue/projection'
import { workQueueQueryHandlers } from '@kredka/projections/work-queue/queries'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { workQueueHandlers } from './handlers.ts'
import { workQueueHints } from './hints.ts'
import { workQueuePolicies } from './policies.ts'
import { workItemDecider } from './work-queue.ts'

/** All that waits for staff, and who looks after what. */
export const workQueue: Module = {
  ...workQueueContract,
  states: [streamState(workItemDecider)],
  projections: [workQueueProjection],
  handlers: workQueueHandlers,
  policies: workQueuePolicies,
  queryHandlers: () => workQueueQueryHandlers,
  hints: workQueueHints,
}
