import type { Recorded } from '@kredka/contracts/kernel/events'
import type { EventStore, StoredEvent } from '@kredka/contracts/kernel/ports'

/**
 * Opens encrypted events and lifts them to their newest version, in the order given. Handed in by whoever has the keys.
 * An error it throws for one event alone parks the projections that listen to that event.
 */
export type OpenEvents = (stored: readonly StoredEvent[]) => Promise<readonly Recorded[]>

/** The part of the store that readers of the whole log need. */
export type EventLog = Pick<EventStore, 'readAll' | 'subscribe' | 'head' | 'compare' | 'isPosition'>

/** A stored event with what became of it: opened, or the reason why it cannot be. */
export type Opened =
  | { readonly stored: StoredEvent; readonly event: Recorded }
  | { readonly stored: StoredEvent; readonly error: unknown }

/** Opens each event once for all readers; one that cannot be opened does not keep the others shut. */
export async function openAll(
  open: OpenEvents,
  stored: readonly StoredEvent[],
  isTransient: (error: unknown) => boolean,
): Promise<readonly Opened[]> {
  if (stored.length === 0) return []
  try {
    return pairEvents(stored, await open(stored))
  } catch (error) {
    if (isTransient(error)) throw error
    const [only] = stored
    if (stored.length === 1 && only) return [{ stored: only, error }]
  }
  const each: Opened[] = []
  for (const one of stored) each.push(...(await openAll(open, [one], isTransient)))
  return each
}

function pairEvents(stored: readonly StoredEvent[], events: readonly Recorded[]): Opened[] {
  return stored.map((one, n) => {
    const event = events[n]
    return event ? { stored: one, event } : { stored: one, error: new Error(`${one.type} was not opened`) }
  })
}
