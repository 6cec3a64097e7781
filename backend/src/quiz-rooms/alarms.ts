import { SECOND } from '@kredka/contracts/kernel/durations'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { CLOSING_MS, EMPTY_MS, LOBBY_ALONE_MS, NAMES_KEPT_MS, ROOM_MS } from '@kredka/contracts/quiz-rooms/rules'
import { type AlarmSet, due, off } from '../kernel/alarm-set.ts'
import { type Alarm, rejectionOf } from '../kernel/policy.ts'
import { NotYetError } from '../kernel/reactions/not-yet.ts'
import type { Tools } from '../kernel/tools.ts'
import { instant } from './instant.ts'
import { roomDecider } from './room.ts'

/** Processes with sockets of a room move it on by themselves: what nobody did by then is done here. */
const LATER_MS = 3 * SECOND

/**
 * The guarantee that a room goes on and ends (ROO-01), in whatever process. A question is left open while nobody has a
 * socket of its room: whoever comes back finds the time that was left.
 */
export function roomAlarms(
  { vault }: Pick<Tools, 'vault'>,
  isAttended: (room_id: string) => Promise<boolean>,
): readonly Alarm[] {
  const alarm = (name: string, set: AlarmSet, waitsForPlayers = false): Alarm => ({
    name,
    set,
    fire: async ({ key: room_id, due_at }, { write, context }) => {
      if (waitsForPlayers && !(await isAttended(room_id))) throw new NotYetError('nobody has a socket of the room')
      // by the clock in which it was due: this machine's may differ
      const command = { do: 'time', now: Date.parse(due_at) } as const
      return rejectionOf(await write.execute(roomDecider, room_id, command, context(name)))
    },
  })
  const closed = off(e.RoomClosed)
  const after = (time: string | null, ms: number) => (time === null ? null : instant(Date.parse(time) + ms))
  const closing = [e.QuestionOpened, e.QuestionExtended, e.QuestionResumed].map((definition) =>
    due(definition, ({ data: { closes_at } }) => after(closes_at, CLOSING_MS + LATER_MS)),
  )

  return [
    alarm(
      'quiz-rooms.advance',
      {
        ...Object.assign({}, ...closing),
        ...due(e.QuestionClosed, ({ data: { next_at } }) => after(next_at, LATER_MS)),
        ...due(e.HostLost, ({ data: { next_at, closes_at } }) => after(next_at ?? closes_at, CLOSING_MS + LATER_MS)),
        ...off(e.QuestionPaused, e.GameFinished, e.RoomClosed),
      },
      true,
    ),
    alarm('quiz-rooms.lobby-over', {
      ...due(e.RoomOpened, ({ data }) => after(data.opened_at, LOBBY_ALONE_MS)),
      ...due(e.HostLost, ({ data }) => data.lobby_ends_at),
      ...due(e.HostBack, ({ data }) => data.lobby_ends_at),
      ...off(e.GameBegun, e.RoomClosed),
    }),
    alarm('quiz-rooms.empty', {
      ...due(e.RoomEmptied, ({ data: { at } }) => after(at, EMPTY_MS)),
      ...off(e.RoomOccupied, e.RoomClosed),
    }),
    alarm('quiz-rooms.too-old', { ...due(e.RoomOpened, ({ data }) => after(data.opened_at, ROOM_MS)), ...closed }),
    {
      name: 'quiz-rooms.forget-names',
      set: due(e.RoomClosed, ({ metadata }: Recorded) => after(metadata.occurred_at, NAMES_KEPT_MS)),
      // the key goes before the event that says so, as with everybody
      fire: async ({ key: room_id }, { write, context }) => {
        await vault.forgetPerson(room_id)
        return rejectionOf(
          await write.execute(roomDecider, room_id, { do: 'forget' }, context('quiz_rooms.forget_names')),
        )
      },
    },
  ]
}
