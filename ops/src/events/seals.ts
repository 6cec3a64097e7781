import { SEAL_STREAM } from '@kredka/backend/audit/seal'
import { EVENT_STORE } from '@kredka/backend/composition/identifiers'
import type { LogSealed } from '@kredka/contracts/audit/events'
import type { EventOf } from '@kredka/contracts/kernel/events'
import { withParts } from '../tools/with-parts.ts'

const PAGE = 500

/** Every sealed day with its root, for whoever keeps roots outside of the log. */
export function printSeals(signal: AbortSignal): Promise<number> {
  return withParts('events', async ({ parts }) => {
    const store = await parts.get(EVENT_STORE)
    for (let from = 0; !signal.aborted; from += PAGE) {
      const seals = await store.read(SEAL_STREAM, { from, limit: PAGE })
      for (const { data } of seals) console.log(sealLine(data as unknown as EventOf<typeof LogSealed>['data']))
      if (seals.length < PAGE) return 0
    }
    return 1
  })
}

/** As `verify --root` takes it, and how much it vouches for. */
export function sealLine({ day, root, first, last }: EventOf<typeof LogSealed>['data']): string {
  return `${day}:${root}  events ${first} to ${last}`
}
