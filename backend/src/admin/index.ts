import * as endpoints from '@kredka/contracts/admin/endpoints'
import { adminEvents } from '@kredka/contracts/admin/events'
import { adminProjection } from '@kredka/projections/admin/projection'
import { adminAnswerers } from '@kredka/projections/admin/queries'
import type { Module } from '../kernel/module.ts'
import { adminHandlers } from './handlers.ts'
import { readModelAnswerers, readModelHandlers } from './read-model-handlers.ts'
import type { ReadModelParts } from './read-models.ts'

export type AdminParts = ReadModelParts

/** The back office's door and the engine room: who may enter, and how the read models are. */
export function createAdmin(parts: AdminParts): Module {
  return {
    name: 'admin',
    endpoints: Object.values(endpoints),
    events: adminEvents,
    projections: [adminProjection],
    handlers: (tools) => [...adminHandlers(tools), ...readModelHandlers(parts, tools)],
    answerers: () => [...adminAnswerers, ...readModelAnswerers(parts)],
  }
}
