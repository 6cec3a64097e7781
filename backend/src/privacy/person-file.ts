import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { privacyEvents } from '@kredka/contracts/privacy/events'
import type { Decider } from '../kernel/decider.ts'

type Opened = EventOf<typeof privacyEvents.PersonFileOpened>

/**
 * Stream `personfile-{user_id}`: who of the staff opened everything about a person, and why. A record, never refused;
 * whether it is still open is said by the time of the events, so the fold keeps none.
 */
export const personFileDecider: Decider<null, Opened['data'], Opened> = {
  category: 'personfile',
  initial: null,
  evolve: () => null,
  decide: (_, data) => [make(privacyEvents.PersonFileOpened, data)],
}
