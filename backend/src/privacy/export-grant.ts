import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { privacyEvents } from '@kredka/contracts/privacy/events'
import type { Decider } from '../kernel/decider.ts'

type Exported = EventOf<typeof privacyEvents.DataExported>
export type ExportCommand = Exported['data']

/**
 * Stream `dataexport-{user_id}`: every time the person showed that it is them and asked for their data. What it opens
 * stands with the session.
 */
export const exportGrant: Decider<null, ExportCommand, Exported> = {
  category: 'dataexport',
  initial: null,
  evolve: () => null,
  decide: (_, data) => [make(privacyEvents.DataExported, data)],
}
