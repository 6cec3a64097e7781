import { adminContract } from '@kredka/contracts/admin/contract'
import { adminProjection } from '@kredka/projections/admin/projection'
import { adminQueryHandlers } from '@kredka/projections/admin/queries'
import { staffRows } from '@kredka/projections/admin/staff'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { accountHandlers, accountQueryHandlers } from './account-handlers.ts'
import { adminDecider } from './admin.ts'
import { adminHandlers } from './handlers.ts'
import { adminHints } from './hints.ts'
import { impersonationDecider } from './impersonation.ts'
import { impersonationHandlers } from './impersonation-handlers.ts'
import { impersonationAlarms, impersonationPolicies } from './impersonation-policies.ts'
import { adminPolicies } from './policies.ts'
import { readModelHandlers, readModelQueryHandlers } from './read-model-handlers.ts'
import type { ReadModels } from './read-models.ts'
import { runnerHandlers, runnerQueryHandlers } from './runner-handlers.ts'
import type { Runners } from './runners.ts'
import { secondFactorHandlers } from './second-factor-handlers.ts'
import { staffDecider } from './staff.ts'
import { staffHandlers, staffQueryHandlers } from './staff-handlers.ts'

export interface AdminParts {
  readonly readModels: ReadModels
  readonly runners: Runners
}

/** The back office's door and the engine room: who may enter, and how the read models are. */
export function createAdmin({ readModels, runners }: AdminParts): Module {
  return {
    ...adminContract,
    states: [streamState(adminDecider), streamState(staffDecider), streamState(impersonationDecider)],
    policies: (tools) => [...adminPolicies(tools), ...impersonationPolicies(tools)],
    alarms: impersonationAlarms,
    hints: adminHints,
    projections: [adminProjection],
    handlers: (tools) => [
      ...adminHandlers(tools),
      ...accountHandlers(tools),
      ...secondFactorHandlers(tools),
      ...staffHandlers(tools),
      ...impersonationHandlers(tools),
      ...readModelHandlers(readModels, tools),
      ...runnerHandlers(runners, tools),
    ],
    queryHandlers: (tools) => [
      ...adminQueryHandlers,
      ...accountQueryHandlers(tools),
      ...staffQueryHandlers(staffRows, tools),
      ...readModelQueryHandlers(readModels),
      ...runnerQueryHandlers(runners),
    ],
  }
}

export { createImpersonationLookup } from './impersonation-lookup.ts'
export type { ReadModels } from './read-models.ts'
export type { Runners } from './runners.ts'
export { createStaffSessions, staffRole } from './staff-roles.ts'
