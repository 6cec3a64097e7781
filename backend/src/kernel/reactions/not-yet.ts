import type { Pause } from './pause.ts'

/**
 * What a reaction needs is not there yet, such as rows of a read model that is behind. That is no fault of the event:
 * its stream is put off for this policy and tried again, as often as it takes, and the policy goes on with other
 * streams (EVT-06).
 */
export class NotYetError extends Error {
  override readonly name = 'NotYetError'
}

/**
 * A read model is some milliseconds behind the log. Longer than this it stands, and waiting on the spot would hold up
 * other streams.
 */
const LOOKS = 5
const LOOK_MS = 50

/**
 * Looks until a read model shows what the event is about.
 * @param look gives null while it does not
 * @param what it waits for, for the operator
 * @throws NotYetError when it does not come soon
 */
export async function whenSeen<T>(look: () => Promise<T | null>, pause: Pause, what: string): Promise<T> {
  const patience = new AbortController()
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const found = await look()
    if (found !== null) return found
    await pause(LOOK_MS, patience.signal)
  }
  throw new NotYetError(`the read model has not seen this yet: ${what}`)
}
