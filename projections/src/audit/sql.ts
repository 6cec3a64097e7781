import type { ACTOR_KINDS } from '@kredka/contracts/audit/rules'
import { actorNamed } from '../admin/index.ts'

/** Columns of an `EventRowView` of `audit.events e`. Read with the projections `admin` and `profiles`. */
export const EVENT_ROW = `e.event_id as id, e.stream, e.category, e.revision, e.last_revision, e.count, e.type, e.at,
  e.actor, ${actorNamed('e.actor')} as actor_name, e.command, e.correlation_id, e.causation_id, e.reason`

/** The read models that it draws on. */
export const EVENT_READS = ['audit', 'admin', 'profiles'] as const

export const NEWEST_FIRST = 'e.at desc, e.stream, e.revision desc'
export const OLDEST_FIRST = 'e.at, e.stream, e.revision'

/** Who did it: the very words of an index but for people, who do most of it. */
export const DONE_BY: Readonly<Record<(typeof ACTOR_KINDS)[number], string>> = {
  user: "e.actor like 'user:%'",
  admin: "e.actor like 'admin:%'",
  visitor: "e.actor = 'visitor'",
  system: "e.actor like 'system:%'",
}

/**
 * A page of events, the newest first. An index alone tells which: what earlier pages hold is passed over unread.
 * @param of source `e` of them
 */
export function eventPage(
  of: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  columns = EVENT_ROW,
): string {
  return `select ${columns} from (
      select e.stream, e.revision from ${of} order by ${NEWEST_FIRST} limit ${limit} offset ${offset}) page
    join audit.events e on e.stream = page.stream and e.revision = page.revision order by ${NEWEST_FIRST}`
}
