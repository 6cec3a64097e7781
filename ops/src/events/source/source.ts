import { type Catalog, createCatalog } from '@kredka/backend/kernel/catalog'
import type { Recorded } from '@kredka/contracts/kernel/events'
import type { Position } from '@kredka/contracts/kernel/ports'
import { readDeclaredEvents } from '../../freeze/released-events.ts'

/** An event by which a reader knows its place again, whatever was exported or restored meanwhile. */
export interface Place {
  readonly position: Position
  readonly event_id: string
}

/** Where analysts' events come from, oldest first: the log, or an export of it. */
export interface EventSource {
  /** As messages call it. */
  readonly name: string
  /** Of the export; absent for the log. */
  readonly path?: string
  /**
   * Pages of events in their newest versions, with what the source has masked as null.
   * @param after begins behind this event; null for the first
   * @throws Refusal where the source does not hold that event, or something that is no event of the product
   */
  read(after: Place | null): AsyncIterable<readonly Recorded[]>
}

/** All that the contracts declare: whoever reads an export needs no database. */
export async function catalogOfContracts(): Promise<Catalog> {
  return createCatalog([...(await readDeclaredEvents()).values()].flat())
}
