import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { PLAYERS_MAX } from '@kredka/contracts/quiz-rooms/rules'
import { closeIfAllAnswered } from './room-answers.ts'
import type { Decided } from './room-evolve.ts'
import type { OpenRoom, Seat } from './room-state.ts'

export interface NewSeat {
  readonly seat_id: string
  readonly user_id: string | null
  readonly key_hash: string
  readonly name: string
  readonly name_hash: string
}
export type SeatCommand =
  | ({ readonly do: 'join' } & NewSeat)
  | { readonly do: 'leave' | 'kick'; readonly seat: number; readonly now: number }
  | {
      readonly do: 'claim'
      readonly seat_id: string
      readonly user_id: string
      readonly name: string | null
    }
  | { readonly do: 'lock'; readonly is_locked: boolean }
  | { readonly do: 'late_join'; readonly is_allowed: boolean }

export function seat(room: OpenRoom, command: SeatCommand): Decided {
  const { room_id } = room.opened
  if (command.do === 'claim') return claim(room, command)
  if (room.state === 'closed') return reject('QUIZ_ROOM_CLOSED')
  switch (command.do) {
    case 'join':
      return join(room, command)
    case 'leave':
    case 'kick':
      return takeAway(room, command)
    case 'lock':
      if (room.state === 'finished') return reject('QUIZ_ROOM_NOT_POSSIBLE')
      if (room.is_locked === command.is_locked) return []
      return [make(command.is_locked ? e.RoomLocked : e.RoomUnlocked, { room_id })]
    case 'late_join': {
      const { is_allowed } = command
      if (room.state === 'finished') return reject('QUIZ_ROOM_NOT_POSSIBLE')
      return room.late_join === is_allowed ? [] : [make(e.LateJoinSet, { room_id, is_allowed })]
    }
  }
}

/** The seat of whoever shows this key, or is this user. */
export function seatOf(
  { seats }: Pick<OpenRoom, 'seats'>,
  { key_hash, user_id }: { readonly key_hash: string | null; readonly user_id: string | null },
): Seat | undefined {
  const byKey = key_hash === null ? undefined : seats.find((one) => one.key_hash === key_hash)
  return byKey ?? (user_id === null ? undefined : seats.find((one) => one.user_id === user_id))
}

function join(room: OpenRoom, command: NewSeat): Decided {
  const own = seatOf(room, command)
  if (own !== undefined) return comeBack(room, own)
  const refused = refuseNewcomer(room, command)
  if (refused !== null) return refused
  const { room_id } = room.opened
  const { user_id } = command
  const from_question = firstQuestionOf(room)
  const seat = { room_id, seat: room.seats.length, ...command, subject_id: user_id ?? room_id, from_question }
  return [make(e.SeatTaken, seatData(seat))]
}

/** Commands carry more than events do. */
function seatData({
  room_id,
  seat,
  seat_id,
  user_id,
  subject_id,
  key_hash,
  name_hash,
  name,
  from_question,
}: NewSeat & { room_id: string; seat: number; subject_id: string; from_question: number }) {
  return { room_id, seat, seat_id, user_id, subject_id, key_hash, name_hash, name, from_question }
}

function comeBack({ opened, state }: OpenRoom, { seat, state: seated }: Seat): Decided {
  if (seated === 'kicked') return reject('SEAT_KICKED')
  return seated === 'in' || state === 'finished' ? [] : [make(e.SeatReturned, { room_id: opened.room_id, seat })]
}

function refuseNewcomer(room: OpenRoom, { name_hash }: NewSeat): Rejection | null {
  const { seats, state, opened, late_join } = room
  if (state === 'finished') return reject('QUIZ_ROOM_TOO_LATE')
  if (room.is_locked) return reject('QUIZ_ROOM_LOCKED')
  if (state !== 'lobby' && !late_join) return reject('QUIZ_ROOM_TOO_LATE')
  const taken = seats.filter((one) => one.state !== 'kicked')
  if (taken.length >= opened.settings.max_players || seats.length >= PLAYERS_MAX) return reject('QUIZ_ROOM_FULL')
  const alike = seats.find((one) => one.name_hash === name_hash)
  if (alike === undefined) return null
  return reject(alike.state === 'kicked' ? 'NAME_UNFIT' : 'NAME_TAKEN')
}

/** Whoever comes while a question is open may still answer it. */
function firstQuestionOf({ state, asking }: OpenRoom): number {
  if (asking === null) return 0
  return state === 'results' ? asking.n + 1 : asking.n
}

function takeAway(room: OpenRoom, command: Extract<SeatCommand, { do: 'leave' | 'kick' }>): Decided {
  const known = room.seats[command.seat]
  if (known === undefined) return reject('SEAT_NOT_FOUND')
  if (known.state === 'kicked' || (command.do === 'leave' && known.state === 'left')) return []
  if (room.state === 'finished') return reject('QUIZ_ROOM_NOT_POSSIBLE')
  const gone = { room_id: room.opened.room_id, seat: known.seat }
  const left = { ...room, seats: room.seats.with(known.seat, { ...known, state: 'left' as const }) }
  const event = command.do === 'kick' ? make(e.SeatKicked, gone) : make(e.SeatLeft, gone)
  return [event, ...closeIfAllAnswered(left, command.now)]
}

/**
 * Why the seat cannot become an account's; `user_id`: null for one that is still to be made. Once the game is over: a
 * seat that changes hands while it is played would let one person play for another.
 */
export function refuseClaim({ seats, state }: OpenRoom, known: Seat | undefined, user_id: string | null) {
  if (known === undefined || known.state === 'kicked') return reject('SEAT_NOT_FOUND')
  const isSeated = user_id !== null && seats.some((one) => one.user_id === user_id)
  if (known.user_id !== null || isSeated) return reject('SEAT_CLAIMED')
  return state === 'finished' || state === 'closed' ? null : reject('QUIZ_ROOM_NOT_POSSIBLE')
}

function claim(room: OpenRoom, { seat_id, user_id, name }: Extract<SeatCommand, { do: 'claim' }>): Decided {
  const known = room.seats.find((one) => one.seat_id === seat_id)
  if (known?.user_id === user_id) return []
  const refused = refuseClaim(room, known, user_id)
  if (refused !== null || known === undefined) return refused ?? []
  return [make(e.SeatClaimed, { room_id: room.opened.room_id, seat: known.seat, seat_id, user_id, name })]
}
