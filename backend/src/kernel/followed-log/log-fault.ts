import { type EventStore, type Position, START } from '@kredka/contracts/kernel/ports'
import type { Queryable } from '@kredka/projections/postgres/postgres'

/**
 * Why a log is not the one that was followed: `another` log, or the same one restored from an older copy, which ends
 * `shorter` than what was read of it or holds `other_events` there.
 */
export type LogFault = 'another' | 'shorter' | 'other_events'

export type LogUnderTest = Pick<EventStore, 'identity' | 'eventAt' | 'isPosition' | 'compare' | 'head'>

/** An event that a reader of the log has passed. */
export interface Place {
  readonly position: Position
  /** Null where only the position was kept. */
  readonly event_id: string | null
}

/** A parked read model may not know what stands at its position; it knows the event that stopped it. */
const PLACES = `
  select distinct position, event_id from (
    select case when event_id is null and event is not null then event ->> 'position' else position end as position,
      case when event_id is null and event is not null then (event ->> 'id')::uuid else event_id end as event_id
    from read_side.checkpoints
    union all select position, event_id from reactions.checkpoints
  ) as places where position <> '${START}'`

/**
 * Compares the log with what the database knows of it (EVT-13): its identity, and at every checkpoint the event that
 * was read there. A log that nobody has followed yet is taken as it is.
 */
export async function logFaultOf(sql: Queryable, store: LogUnderTest, now: number): Promise<LogFault | null> {
  const id = await store.identity()
  const places = await placesOf(sql)
  // Of another kind of store: its positions are no positions here.
  if (places.some(({ position }) => !store.isPosition(position))) return 'another'
  const followed = (await readAdoption(sql))?.id ?? null
  if (followed !== null && followed !== id) return 'another'
  const fault = await faultAt(store, places)
  if (fault !== null || followed !== null) return fault
  await sql.query('insert into read_side.log (id, since) values ($1, $2) on conflict do nothing', [id, new Date(now)])
  return (await readAdoption(sql))?.id === id ? null : 'another'
}

/** Where readers of the log have been. */
export async function placesOf(sql: Queryable): Promise<readonly Place[]> {
  return (await sql.query<Place>(PLACES)).rows
}

/** The log that the checkpoints belong to, since when, and from where policies took it up again then. */
export interface Adoption {
  readonly id: string
  /** Milliseconds. */
  readonly since: number
  /** Null where they began at its head. */
  readonly taken_up: Place | null
}

/** Null where no log was followed yet. */
export async function readAdoption(sql: Queryable): Promise<Adoption | null> {
  const { rows } = await sql.query<{
    readonly id: string
    readonly since: string
    readonly taken_up_position: Position | null
    readonly taken_up_event: string | null
  }>('select id, since, taken_up_position, taken_up_event from read_side.log')
  const [row] = rows
  if (row === undefined) return null
  const { id, since, taken_up_position: position, taken_up_event: event_id } = row
  return { id, since: Date.parse(since), taken_up: position === null ? null : { position, event_id } }
}

/** False where nothing, or another event, stands at a place that is not the log's start. */
export async function holds(store: Pick<EventStore, 'eventAt'>, { position, event_id }: Place): Promise<boolean> {
  if (position === START) return true
  const found = await store.eventAt(position)
  return found !== null && (event_id === null || event_id === found)
}

async function faultAt(store: LogUnderTest, places: readonly Place[]): Promise<LogFault | null> {
  for (const place of places) {
    if (await holds(store, place)) continue
    if (store.compare(place.position, await store.head()) > 0) return 'shorter'
    // A node that catches up may have come to hold it between two questions.
    if (!(await holds(store, place))) return 'other_events'
  }
  return null
}
