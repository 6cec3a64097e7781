import {
  type AnyEvent,
  type EventDefinition,
  type EventOf,
  entryFor,
  type Recorded,
} from '@kredka/contracts/kernel/events'

/**
 * A projection is data: which tables, and per event type the rows it writes. Handlers are deterministic: what they
 * write follows from the event and from rows they wrote before; the clock, the network and other projections' tables
 * are out of bounds.
 */
export interface Projection {
  /** Name of the projection, of its Postgres schema, and of its module. */
  readonly name: string
  /** Raised whenever the same events would give other rows. Together with `tables` it makes the version. */
  readonly number: number
  /** SQL that creates the tables, run inside the projection's own schema: table names stand bare. */
  readonly tables: string
  readonly on: Readonly<Record<string, Apply>>
  /**
   * What its events lead to may take longer than the other read models should wait: it has a runner of its own with
   * others like it, and may lag behind the rest. Whoever reads it waits for it alone.
   */
  readonly isApart?: boolean
  /**
   * Done after the events of a batch, for rows that sum up others: again and again until nothing is left, in a rebuild
   * once at its end. What it writes follows from the rows alone, so that it comes out the same however the log was cut
   * into batches.
   * @returns whether more may be left
   */
  readonly settle?: (rows: Rows) => Promise<boolean>
  /**
   * What events make so much of that it would hold up every read model, done in slices between the runner's batches
   * once the projection serves. What is due must stand in its rows, and come out the same whenever it is done.
   */
  readonly later?: {
    /** Types of events that make something due. */
    readonly after: readonly string[]
    /** Does some of it, in well under a second. @returns whether more may be left */
    readonly slice: (rows: Rows) => Promise<boolean>
  }
}

/**
 * Applies events in their order, as a batch does.
 * @param settles false where `settle` is called later
 */
export async function applyTo(
  rows: Rows,
  projection: Projection,
  events: Iterable<Recorded>,
  settles = true,
): Promise<void> {
  let heard = false
  for (const event of events) {
    const apply = projection.on[event.type]
    if (apply === undefined) continue
    heard = true
    const pending = apply(event, rows)
    if (pending) await pending
  }
  if (!heard || !settles) return
  while (await projection.settle?.(rows));
}

export type Apply = (event: Recorded, rows: Rows) => void | Promise<void>

/** A column's value as JSON carries it: instants as ISO text, arrays and objects for json and array columns. */
export type Value = unknown
export type Row = Readonly<Record<string, Value>>

/**
 * The rows of one batch. Writes are gathered, merged by primary key and sent as one statement per table when the batch
 * ends; order between events is kept. Table names stand bare.
 */
export interface Rows {
  /** Inserts, or replaces the whole row with this primary key. Columns left out take their default. */
  put(table: string, row: Row): void
  /** Inserts, unless a row with this primary key is there: then that one stays as it is. */
  keep(table: string, row: Row): void
  /**
   * Changes columns of the rows that match `where`. Cheap when `where` is the primary key. No such row: nothing
   * happens.
   */
  patch(table: string, where: Row, changes: Row): void
  /** Adds to numeric columns of the row with this primary key. No such row: nothing happens. */
  add(table: string, key: Row, amounts: Readonly<Record<string, number>>): void
  /** The same, where a row that is not there begins with these columns at 0. Cheapest where it names the same columns each time. */
  count(table: string, key: Row, amounts: Readonly<Record<string, number>>): void
  /** Removes the rows that match `where`. Cheap when `where` is the primary key. */
  remove(table: string, where: Row): void
  /** For what the others cannot say. Flushes first, so it is slow: keep it off frequent events. */
  sql<R extends Row = Row>(text: string, params?: readonly unknown[]): Promise<readonly R[]>
}

/**
 * `on(OfferSubmitted, (event, rows) => …)`: a handler that knows its event's type. Spread the pairs into
 * `Projection.on`.
 */
export function on<D extends EventDefinition>(
  definition: D,
  apply: (event: Recorded<EventOf<D> & AnyEvent>, rows: Rows) => void | Promise<void>,
): Readonly<Record<string, Apply>> {
  return entryFor(definition, apply)
}
