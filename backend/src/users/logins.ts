import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { userEvents } from '@kredka/contracts/users/events'
import type { Decider } from '../kernel/decider.ts'

type Ended = EventOf<typeof userEvents.LoginEndedByStaff>

/** Stream `logins-{user_id}`: which open logins staff ended. Whether one is open is the vault's to tell. */
export const loginsDecider: Decider<null, Ended['data'], Ended> = {
  category: 'logins',
  initial: null,
  evolve: () => null,
  decide: (_, data) => [make(userEvents.LoginEndedByStaff, data)],
}
