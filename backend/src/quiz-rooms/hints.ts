import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { type Hints, hint } from '../kernel/hints.ts'

/** The host’s list of rooms; what happens within one is told over its own sockets. */
export const roomHints: Hints = {
  ...hint(e.RoomOpened, ({ data }) => [{ to: { person: data.host_id }, entity: 'quiz_room', id: data.room_id }]),
  ...hint(e.SeatClaimed, ({ data }) => [{ to: { person: data.user_id }, entity: 'quiz_room', id: data.room_id }]),
  ...hint(e.HostPassed, ({ data }) => [{ to: { person: data.user_id }, entity: 'quiz_room', id: data.room_id }]),
}
