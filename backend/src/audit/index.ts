import { auditContract } from '@kredka/contracts/audit/contract'
import { auditDocuments } from '@kredka/projections/audit/documents'
import { eventIndex } from '@kredka/projections/audit/event-index'
import { createAuditProjection } from '@kredka/projections/audit/projection'
import { auditQueryHandlers } from '@kredka/projections/audit/queries'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { eventHandlers, eventQueryHandlers } from './event-handlers.ts'
import { sealDecider } from './seal.ts'
import { createFolds } from './states.ts'
import { streamQueryHandlers } from './stream-queries.ts'
import { timelineQueryHandler } from './timeline-query.ts'

/**
 * Who did what and why, for those concerned (EVT-11) and for staff (ADM-03): its facts are the other modules' events,
 * read where they stand. And the seals that show whether these are still as they were (ANA-04).
 * @param others every module but this one
 */
export function createAudit(others: readonly Module[]): Module {
  const contracts = [...others, auditContract]
  const definitions = contracts.flatMap(({ events }) => Object.values(events))
  const own = createAuditProjection(definitions)
  const states = [streamState(sealDecider)]
  const log = {
    index: eventIndex,
    definitions: new Map(definitions.map((definition) => [definition.name, definition])),
    kinds: contracts.flatMap(({ streams }) => streams),
    projections: [...others.flatMap(({ projections = [] }) => projections), own],
  }
  const foldOf = createFolds([...others.flatMap((module) => module.states ?? []), ...states])
  const timelines = others.flatMap((module) => module.timelines ?? [])
  return {
    ...auditContract,
    states,
    projections: [own],
    handlers: (tools) => eventHandlers(log, tools),
    queryHandlers: ({ streams }) => [
      timelineQueryHandler(timelines, streams),
      ...auditQueryHandlers,
      ...eventQueryHandlers(log, streams),
      ...streamQueryHandlers(log, foldOf, streams),
    ],
    documents: () => auditDocuments,
  }
}

export { sealDaysJob } from './seal-days.ts'
