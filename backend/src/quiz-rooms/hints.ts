import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { type Hints, hint, hints } from '../kernel/hints.ts'

/** The host’s list of rooms and that of staff; what happens within one is told over its own sockets. */
export const roomHints: Hints = {
  ...hint(e.RoomOpened, ({ data }) => [
    { to: { person: data.host_id }, entity: 'quiz_room', id: data.room_id },
    { to: 'admins', entity: 'quiz_room', id: data.room_id },
  ]),
  ...hint(e.SeatClaimed, ({ data }) => [{ to: { person: data.user_id }, entity: 'quiz_room', id: data.room_id }]),
  ...hint(e.HostPassed, ({ data }) => [{ to: { person: data.user_id }, entity: 'quiz_room', id: data.room_id }]),
  ...hints([e.GameBegun, e.GameFinished, e.RoomClosed], ({ data }) => [
    { to: 'admins', entity: 'quiz_room', id: data.room_id },
  ]),
}
