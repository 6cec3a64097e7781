import { adminContract } from '@kredka/contracts/admin/contract'
import { adminProjection } from '@kredka/projections/admin/projection'
import { adminQueryHandlers } from '@kredka/projections/admin/queries'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { accountHandlers, accountQueryHandlers } from './account-handlers.ts'
import { adminDecider } from './admin.ts'
import { adminHandlers } from './handlers.ts'
import { adminHints } from './hints.ts'
import { readModelHandlers, readModelQueryHandlers } from './read-model-handlers.ts'
import type { ReadModels } from './read-models.ts'
import type { Runners } from './runners.ts'

export interface AdminParts {
  readonly readModels: ReadModels
  readonly runners: Runners
}

/** The back office's door and the engine room: who may enter, and how the read models are. */
export function createAdmin({ readModels, runners }: AdminParts): Module {
  return {
    ...adminContract,
    states: [streamState(adminDecider)],
    hints: adminHints,
    projections: [adminProjection],
    handlers: (tools) => [...adminHandlers(tools), ...accountHandlers(tools), ...readModelHandlers(readModels, tools)],
    queryHandlers: (tools) => [
      ...adminQueryHandlers,
      ...accountQueryHandlers(tools),
      ...readModelQueryHandlers(readModels, runners),
    ],
  }
}

export type { ReadModels } from './read-models.ts'
export type { Runners } from './runners.ts'
