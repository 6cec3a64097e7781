import type { ActView } from '@kredka/contracts/admin/views'
import type { EventRowView } from '@kredka/contracts/audit/log-views'
import type { Sql } from '@kredka/projections/kernel/query'

/** Where events stand, as the read model knows it: see `projections/audit`. */
export interface EventIndex {
  /** What its answers draw on. */
  readonly reads: readonly string[]
  findEvent(sql: Sql, id: string): Promise<EventRowView | null>
  /** Who opened the personal part of an event until now, the newest first. */
  readsOf(sql: Sql, id: string): Promise<ActView[]>
  /** Actors as staff read them. */
  actorNames(sql: Sql, actors: readonly string[]): Promise<ReadonlyMap<string, string>>
}
