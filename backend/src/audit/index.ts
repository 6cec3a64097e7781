import { auditContract } from '@kredka/contracts/audit/contract'
import type { Module } from '../kernel/module.ts'
import type { Timeline } from '../kernel/timeline.ts'
import { timelineQueryHandler } from './timeline-query.ts'

/**
 * Who did what and why, for those concerned (EVT-11): its facts are the other modules' events, read where they stand.
 * And the seals that show whether these are still as they were (ANA-04).
 */
export function createAudit(timelines: readonly Timeline[]): Module {
  return {
    ...auditContract,
    queryHandlers: ({ streams }) => [timelineQueryHandler(timelines, streams)],
  }
}

export { sealDaysJob } from './seal-days.ts'
