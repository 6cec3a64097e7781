import type { PersonForgotten } from '@kredka/contracts/accounts/events'
import type { Rejection } from '@kredka/contracts/kernel/errors'
import type { EventOf } from '@kredka/contracts/kernel/events'
import type { RoomEvent } from '@kredka/contracts/quiz-rooms/events'
import { LOBBY_ALONE_MS } from '@kredka/contracts/quiz-rooms/rules'
import { NO_ANSWERS, withAnswer } from './answers.ts'
import type { Asking, ClosedQuestion, Room, Seat } from './room-state.ts'
import { totalsOf, withLatecomer } from './standing.ts'

export type RoomStreamEvent = RoomEvent | EventOf<typeof PersonForgotten>
/** What a decision gives; of no events, nothing is left to do. */
export type Decided = readonly RoomStreamEvent[] | Rejection

export function evolveRoom(room: Room, event: RoomStreamEvent): Room {
  switch (event.type) {
    case 'RoomOpened': {
      const { data } = event
      const opened_at = Date.parse(data.opened_at)
      const { late_join } = data.settings
      return { ...room, state: 'lobby', opened: data, opened_at, late_join, lobby_ends_at: opened_at + LOBBY_ALONE_MS }
    }
    case 'SeatTaken': {
      const { seat, seat_id, user_id, subject_id, key_hash, name_hash, from_question } = event.data
      const taken: Seat = { seat, seat_id, user_id, subject_id, key_hash, name_hash, state: 'in', from_question }
      const totals = withLatecomer(room.totals, seat, room.closed)
      const totals_before = withLatecomer(room.totals_before, seat, room.closed)
      return { ...room, seats: [...room.seats, taken], totals, totals_before }
    }
    case 'SeatLeft':
      return withSeat(room, event.data.seat, { state: 'left' })
    case 'SeatReturned':
      return withSeat(room, event.data.seat, { state: 'in' })
    case 'SeatKicked':
      return withSeat(room, event.data.seat, { state: 'kicked' })
    case 'SeatClaimed':
      return withSeat(room, event.data.seat, { user_id: event.data.user_id })
    case 'RoomLocked':
      return { ...room, is_locked: true }
    case 'RoomUnlocked':
      return { ...room, is_locked: false }
    case 'LateJoinSet':
      return { ...room, late_join: event.data.is_allowed }
    case 'HostOffered':
      return { ...room, offered_to: event.data.seat }
    case 'HostPassed':
      return { ...room, host_id: event.data.user_id, offered_to: null, is_host_lost: false }
    case 'RoomEmptied':
      return { ...room, empty_since: Date.parse(event.data.at) }
    case 'RoomOccupied':
      return { ...room, empty_since: null }
    case 'RoomClosed':
      return { ...room, state: 'closed', why: event.data.why, next_at: null }
    case 'PersonForgotten':
      return { ...room, is_forgotten: true }
    case 'GameBegun':
    case 'GameFinished':
    case 'QuestionOpened':
    case 'QuestionExtended':
    case 'QuestionPaused':
    case 'QuestionResumed':
    case 'QuestionClosed':
    case 'QuestionSkipped':
    case 'AnswerTaken':
    case 'RoomRescored':
      return evolveGame(room, event)
    case 'HostLost': {
      const closes_at = timeOf(event.data.closes_at)
      const moved = room.asking === null || closes_at === null ? room.asking : { ...room.asking, closes_at }
      const lost = { has_host: false, is_host_lost: true, asking: moved, next_at: timeOf(event.data.next_at) }
      return { ...room, ...lost, lobby_ends_at: timeOf(event.data.lobby_ends_at) ?? room.lobby_ends_at }
    }
    case 'HostBack': {
      const lobby_ends_at = timeOf(event.data.lobby_ends_at) ?? room.lobby_ends_at
      return { ...room, has_host: true, is_host_lost: false, next_at: null, lobby_ends_at }
    }
  }
}

type GameEvent = Extract<
  RoomEvent,
  { type: `Question${string}` | 'AnswerTaken' | 'RoomRescored' | 'GameBegun' | 'GameFinished' }
>

function evolveGame(room: Room, event: GameEvent): Room {
  switch (event.type) {
    case 'GameBegun':
      return room
    case 'QuestionOpened': {
      const { n, question_id, lasts_ms } = event.data
      const reads_at = Date.parse(event.data.reads_at)
      const times = { opens_at: Date.parse(event.data.opens_at), closes_at: timeOf(event.data.closes_at) }
      const asking: Asking = { n, question_id, reads_at, ...times, lasts_ms, paused_at: null, moved_at: reads_at }
      return { ...room, state: 'question', asking, answers: NO_ANSWERS, next_at: null }
    }
    case 'AnswerTaken': {
      const { received_at, ...answer } = event.data
      return { ...room, answers: withAnswer(room.answers, { ...answer, received_at: Date.parse(received_at) }) }
    }
    case 'QuestionPaused':
      return withTimes({ ...room, state: 'paused' }, { paused_at: Date.parse(event.data.at) })
    case 'QuestionExtended':
    case 'QuestionResumed': {
      const times = { opens_at: Date.parse(event.data.opens_at), closes_at: timeOf(event.data.closes_at) }
      const moved = { ...times, paused_at: null, moved_at: Date.parse(event.data.at) }
      return withTimes({ ...room, state: 'question' }, moved)
    }
    case 'QuestionClosed': {
      const { n, question_id, by, key_revision, results, chosen, missing, next_at } = event.data
      const lasts_ms = room.asking?.lasts_ms ?? 0
      const question = { n, question_id, by, lasts_ms, key_revision, is_void: false, results, chosen, missing }
      const closed = [...room.closed, question]
      const totals = totalsOf(room.seats, closed)
      const turned = { closed, totals, totals_before: room.totals, next_at: timeOf(next_at) }
      return { ...room, state: 'results', ...turned }
    }
    case 'QuestionSkipped':
      return { ...room, state: 'results', totals_before: room.totals }
    case 'RoomRescored': {
      const { n, key_revision, is_void, results, standing } = event.data
      const judgeAnew = (one: ClosedQuestion) => (one.n === n ? { ...one, key_revision, is_void, results } : one)
      const closed = room.closed.map(judgeAnew)
      const totals_before = totalsOf(room.seats, closed.slice(0, -1))
      return {
        ...room,
        closed,
        totals: totalsOf(room.seats, closed),
        totals_before,
        standing: standing ?? room.standing,
      }
    }
    case 'GameFinished':
      return { ...room, state: 'finished', standing: event.data.standing, next_at: null }
  }
}

function withSeat(room: Room, seat: number, change: Partial<Seat>): Room {
  const known = room.seats[seat]
  return known === undefined ? room : { ...room, seats: room.seats.with(seat, { ...known, ...change }) }
}

function withTimes(room: Room, times: Partial<Asking>): Room {
  return room.asking === null ? room : { ...room, asking: { ...room.asking, ...times } }
}

function timeOf(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant)
}
