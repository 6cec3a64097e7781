import * as endpoints from '@kredka/contracts/audit/endpoints'
import { auditEvents } from '@kredka/contracts/audit/events'
import type { Module } from '../kernel/module.ts'
import type { Timeline } from '../kernel/timeline.ts'
import { timelineAnswerer } from './timeline-answerer.ts'

/**
 * Who did what and why, for those concerned (EVT-11): its facts are the other modules' events, read where they stand. And the seals that show whether
 * these are still as they were (ANA-04).
 */
export function createAudit(timelines: readonly Timeline[]): Module {
  return {
    name: 'audit',
    endpoints: Object.values(endpoints),
    events: auditEvents,
    answerers: ({ streams }) => [timelineAnswerer(timelines, streams)],
  }
}

export { sealDaysJob } from './seal-days.ts'
