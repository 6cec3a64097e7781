import { actorNamed } from '../admin/index.ts'

/** Columns of an `EventRowView` of `audit.events e`. Read with the projections `admin` and `profiles`. */
export const EVENT_ROW = `e.event_id as id, e.stream, e.category, e.revision, e.last_revision, e.count, e.type, e.at,
  e.actor, ${actorNamed('e.actor')} as actor_name, e.command, e.correlation_id, e.causation_id, e.reason`

/** The read models that it draws on. */
export const EVENT_READS = ['audit', 'admin', 'profiles'] as const

export const NEWEST_FIRST = 'e.at desc, e.stream, e.revision desc'
export const OLDEST_FIRST = 'e.at, e.stream, e.revision'
