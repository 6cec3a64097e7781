import type { Position, StoredEvent } from '@kredka/contracts/kernel/ports'
import type { EventLog } from './event-reader.ts'

/** How far somebody who stands at a position is behind the log's head. */
export interface Lag {
  readonly events: number
  /** True where there are more than were counted. */
  readonly isAtLeast: boolean
  /**
   * Age of the first event that waits; 0 at the head. A seed has none: it is of the past from the moment that it is
   * appended.
   */
  readonly seconds: number
}

/** So many events are counted at most, whoever asks however often: who is further behind is told 'at least'. */
const MAX_COUNTED = 2_000
const PAGE = 500

/**
 * Measured against the log itself: where all stand still together, none of them looks as if it were up to date
 * (EVT-06).
 * @param now milliseconds
 */
export async function lagsOf(
  { readAll, head, compare }: Pick<EventLog, 'readAll' | 'head' | 'compare'>,
  positions: Iterable<Position>,
  now: number,
): Promise<ReadonlyMap<Position, Lag>> {
  const lags = new Map<Position, Lag>()
  let near = await head()
  let counted = 0
  let isAtLeast = false
  let age = 0
  for (const position of [...new Set(positions)].sort((a, b) => compare(b, a))) {
    let first: StoredEvent | undefined
    for (let at = position; compare(at, near) < 0; ) {
      const limit = counted < MAX_COUNTED ? PAGE : 1
      const { events, next } = await readAll(at, limit)
      first ??= events.find(({ metadata }) => metadata.origin !== 'seed')
      isAtLeast ||= limit === 1
      if (limit === 1 || next === at) break
      counted += events.filter((event) => compare(event.position, near) <= 0).length
      at = next
    }
    // whoever is further behind waits for no later event than this one
    if (first !== undefined) age = now - Date.parse(first.metadata.occurred_at ?? '')
    lags.set(position, { events: counted, isAtLeast, seconds: Math.max(0, age / 1000 || 0) })
    if (compare(position, near) < 0) near = position
  }
  return lags
}
