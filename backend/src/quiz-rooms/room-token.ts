import { reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { RoomTokenClaimed } from '@kredka/contracts/quiz-rooms/events'
import type { Decider } from '../kernel/decider.ts'

interface ClaimToken {
  readonly token: string
  readonly room_id: string
}

/** Stream `roomtoken-{token}`: the room that a link leads to, once and for ever; null for none. */
export const roomTokenDecider: Decider<string | null, ClaimToken, EventOf<typeof RoomTokenClaimed>> = {
  category: 'roomtoken',
  initial: null,
  evolve: (_, event) => event.data.room_id,
  decide: (owner, { token, room_id }) => {
    if (owner === null) return [make(RoomTokenClaimed, { token, room_id })]
    return owner === room_id ? [] : reject('CONFLICT')
  },
}
