import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { userEvents } from '@kredka/contracts/users/events'
import type { Decider } from '../kernel/decider.ts'

type Read = EventOf<typeof userEvents.PersonalDataRead>

/** Stream `personaldata-{user_id}`: a record of who looked, never refused. */
export const personalDataDecider: Decider<null, Read['data'], Read> = {
  category: 'personaldata',
  initial: null,
  evolve: () => null,
  decide: (_, data) => [make(userEvents.PersonalDataRead, data)],
}
