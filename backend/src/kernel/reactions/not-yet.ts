import { isRejection } from '@kredka/contracts/kernel/errors'
import type { Recorded } from '@kredka/contracts/kernel/events'
import type { Waiting } from '@kredka/projections/kernel/waiting'

/**
 * What a reaction needs is not there yet, such as rows of a read model that is behind. That is no fault of the event:
 * its stream is put off for this policy and tried again, as often as it takes, and the policy goes on with other
 * streams (EVT-06).
 */
export class NotYetError extends Error {
  override readonly name = 'NotYetError'
}

/**
 * A read model is some milliseconds behind the log. When it takes longer than this, the read model does not move, and
 * waiting on the spot would hold up other streams.
 */
const PATIENCE_MS = 250

/**
 * Waits until read models have passed the event that a policy reacts to.
 * @throws NotYetError when they do not within a moment
 */
export type WaitForReadModels = (projections: readonly string[], event: Pick<Recorded, 'position'>) => Promise<void>

export function createWaitForReadModels({ waitFor }: Pick<Waiting, 'waitFor'>): WaitForReadModels {
  return async (projections, { position }) => {
    const outcome = await waitFor(projections, position, PATIENCE_MS)
    // what is stale will not show the event, however long the wait
    if (!isRejection(outcome) && !outcome.stale) return
    throw new NotYetError(`the read models have not seen this yet: ${projections.join(', ')}`)
  }
}
