import type { ActView } from '@kredka/contracts/admin/views'
import type { EventRowView } from '@kredka/contracts/audit/log-views'
import { actorNamed } from '../admin/index.ts'
import type { Sql } from '../kernel/query.ts'
import { EVENT_READS, EVENT_ROW, NEWEST_FIRST } from './sql.ts'
import { term } from './terms.ts'

/** Where events stand, for whoever reads them from the log (ADM-03). */
export const eventIndex = {
  reads: EVENT_READS,

  async findEvent(sql: Sql, id: string): Promise<EventRowView | null> {
    const [row] = await sql<EventRowView>(`select ${EVENT_ROW} from audit.events e where e.place = $1`, [id])
    return row ?? null
  },

  async readsOf(sql: Sql, id: string): Promise<ActView[]> {
    const rows = await sql<ActView>(
      `select e.event_id as id, e.type, e.at, ${actorNamed('e.actor')} as actor, e.reason
         from audit.events e where e.terms @> $1::text[] order by ${NEWEST_FIRST} limit 100`,
      [[term.type('PrivateEventRead'), term.field('event_id', id)]],
    )
    return [...rows]
  },

  async actorNames(sql: Sql, actors: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await sql<{ actor: string; name: string }>(
      `select a.actor, ${actorNamed('a.actor')} as name from unnest($1::text[]) as a (actor)`,
      [actors],
    )
    return new Map(rows.map(({ actor, name }) => [actor, name]))
  },
}
