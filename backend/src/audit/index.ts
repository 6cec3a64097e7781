import * as endpoints from '@kredka/contracts/audit/endpoints'
import type { Module } from '../kernel/module.ts'
import type { Timeline } from '../kernel/timeline.ts'
import { timelineAnswerer } from './timeline-answerer.ts'

/** Who did what and why, for those concerned (EVT-11). Its facts are the other modules' events, read where they stand. */
export function createAudit(timelines: readonly Timeline[]): Module {
  return {
    name: 'audit',
    endpoints: Object.values(endpoints),
    events: {},
    answerers: ({ streams }) => [timelineAnswerer(timelines, streams)],
  }
}
