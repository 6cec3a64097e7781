import { accountEvents } from '@kredka/contracts/accounts/events'
import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { streamOf } from '@kredka/contracts/kernel/events'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { playedBefore } from '../accounts/index.ts'
import { type Policy, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { roomDecider } from './room.ts'
import { refuseClaim, seatOf } from './room-seats.ts'
import { isOpened, type OpenRoom, type Seat } from './room-state.ts'
import { roomTokenDecider } from './room-token.ts'
import { keyHash } from './secrets.ts'

export interface ShownSeat {
  readonly token: string
  readonly key: string
}

export async function roomByToken(write: WriteSide, token: string): Promise<OpenRoom | null> {
  const { state: room_id } = await write.fold(roomTokenDecider, token)
  const room = room_id === null ? null : (await write.fold(roomDecider, room_id)).state
  return room !== null && isOpened(room) ? room : null
}

/** The seat that the key opens. */
export async function seatByKey(
  write: WriteSide,
  { token, key }: ShownSeat,
): Promise<{ readonly room: OpenRoom; readonly seat: Seat } | Rejection> {
  const room = await roomByToken(write, token)
  if (room === null) return reject('QUIZ_ROOM_NOT_FOUND')
  const seat = seatOf(room, { key_hash: keyHash(room.opened.room_id, key), user_id: null })
  return seat === undefined ? reject('SEAT_NOT_FOUND') : { room, seat }
}

/** For whoever signs up to keep what they played: the key is checked here and goes no further. */
export async function findGuestSeat(write: WriteSide, shown: ShownSeat) {
  const found = await seatByKey(write, shown)
  if (isRejection(found)) return found
  const refused = refuseClaim(found.room, found.seat, null)
  return refused ?? { room_id: found.room.opened.room_id, seat_id: found.seat.seat_id }
}

/** What a guest is called; null once that is forgotten. */
export async function nameOfSeat(streams: OpenStreams, room_id: string, seat_id: string): Promise<string | null> {
  const events = await streams.read(streamOf(roomDecider.category, room_id))
  const taken = events.find(({ type, data }) => type === e.SeatTaken.name && data['seat_id'] === seat_id)
  return typeof taken?.data['name'] === 'string' ? taken.data['name'] : null
}

/** A guest's seat becomes that of the account they asked for to keep it, wherever they confirm it (ROO-04). */
export function claimAtSignup({ streams }: Pick<Tools, 'streams'>): Policy {
  return {
    name: 'quiz-rooms.claim-at-signup',
    inline: true,
    on: when(accountEvents.AccountRegistered, async ({ data: { user_id } }, { write, context }) => {
      const { seat } = await playedBefore(write, user_id)
      if (seat === null) return
      const { room_id, seat_id } = seat
      const name = await nameOfSeat(streams, room_id, seat_id)
      // refused where the seat became somebody else's since: the account stands without it
      const command = { do: 'claim', seat_id, user_id, name } as const
      await write.execute(roomDecider, room_id, command, context('quiz_rooms.claim_at_signup'))
    }),
  }
}
