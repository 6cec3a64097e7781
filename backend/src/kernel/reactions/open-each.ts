import type { Recorded } from '@kredka/contracts/kernel/events'
import type { StoredEvent } from '@kredka/contracts/kernel/ports'
import { isOutage } from './backoff.ts'

/** Opens envelopes and lifts events to their newest version, in the same order. */
export type OpenEvents = (stored: readonly StoredEvent[]) => Promise<readonly Recorded[]>

export interface Unreadable extends StoredEvent {
  readonly unreadable: unknown
}

/** Opens a batch; an event that cannot be opened comes back with its error and does not hold up the others. */
export async function openEach(
  wanted: readonly StoredEvent[],
  open: OpenEvents,
): Promise<readonly (Recorded | Unreadable)[]> {
  if (wanted.length === 0) return []
  try {
    return await open(wanted)
  } catch (error) {
    if (isOutage(error)) throw error
  }
  const opened: (Recorded | Unreadable)[] = []
  for (const event of wanted) {
    try {
      opened.push(...(await open([event])))
    } catch (error) {
      if (isOutage(error)) throw error
      opened.push({ ...event, unreadable: error })
    }
  }
  return opened
}
