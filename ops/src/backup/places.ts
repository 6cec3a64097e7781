import { type EventStore, type Position, START } from '@kredka/contracts/kernel/ports'
import type { Queryable } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'

/** How far a policy has come: the last event that it passed, which has another position in another store. */
export interface PolicyPlace {
  readonly name: string
  /** Null where it stands before the first event. */
  readonly event_id: string | null
}

/** Alarms are made from the log anew; policies never read an event twice. */
const PLACES = "select name, position, event_id from reactions.checkpoints where name not like 'alarm:%' order by name"

export async function readPolicyPlaces(
  sql: Queryable,
  store: Pick<EventStore, 'eventAt'>,
): Promise<readonly PolicyPlace[]> {
  const { rows } = await sql.query<{ name: string; position: Position; event_id: string | null }>(PLACES)
  const places: PolicyPlace[] = []
  for (const { name, position, event_id } of rows) {
    places.push({ name, event_id: position === START ? null : (event_id ?? (await store.eventAt(position))) })
  }
  return places
}

/** @param positions where the events stand now, by id */
export async function putPlaces(
  client: pg.ClientBase,
  places: readonly PolicyPlace[],
  positions: ReadonlyMap<string, Position>,
  now: number,
): Promise<void> {
  for (const { name, event_id } of places) {
    const position = event_id === null ? START : positions.get(event_id)
    if (position === undefined) throw new Error(`${name} has passed an event that the log does not hold`)
    await client.query(
      'insert into reactions.checkpoints (name, position, event_id, moved_at) values ($1, $2, $3, $4)',
      [name, position, event_id, new Date(now)],
    )
  }
}
