import type { EventOf } from '@kredka/contracts/kernel/events'
import type { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import type { CLOSING_REASONS, RoomState, SeatState } from '@kredka/contracts/quiz-rooms/rules'
import { type Answers, NO_ANSWERS } from './answers.ts'
import { emptyTotals, type Totals } from './totals.ts'

export type Opened = EventOf<typeof e.RoomOpened>['data']
export type QuestionResults = EventOf<typeof e.QuestionClosed>['data']['results']
export type Standing = EventOf<typeof e.GameFinished>['data']['standing']

export interface Seat {
  readonly seat: number
  readonly seat_id: string
  readonly user_id: string | null
  readonly subject_id: string
  readonly key_hash: string
  readonly name_hash: string
  readonly state: SeatState
  readonly from_question: number
}

/** The question that is open, or was last. Times in milliseconds of the shared clock. */
export interface Asking {
  readonly n: number
  readonly question_id: string
  readonly reads_at: number
  readonly opens_at: number
  /** Null where the host ends it. */
  readonly closes_at: number | null
  readonly lasts_ms: number
  readonly paused_at: number | null
  /** When its times were last set. */
  readonly moved_at: number
}

export interface ClosedQuestion {
  readonly n: number
  readonly question_id: string
  readonly by: EventOf<typeof e.QuestionClosed>['data']['by']
  readonly lasts_ms: number
  readonly key_revision: number
  readonly is_void: boolean
  readonly results: QuestionResults
  readonly chosen: readonly number[]
  readonly missing: number
}

/** Stream `quizroom-{room_id}` (ROO-01). Names and typed words are not seen here. */
export interface Room {
  readonly state: RoomState
  readonly opened: Opened | null
  readonly opened_at: number
  /** Who leads it, beside whoever opened it. */
  readonly host_id: string | null
  readonly seats: readonly Seat[]
  readonly is_locked: boolean
  readonly late_join: boolean
  readonly has_host: boolean
  /** There was a host, who went. */
  readonly is_host_lost: boolean
  readonly offered_to: number | null
  readonly lobby_ends_at: number
  readonly empty_since: number | null
  readonly asking: Asking | null
  readonly answers: Answers
  readonly closed: readonly ClosedQuestion[]
  readonly totals: Totals
  /** Before the question that was closed last. */
  readonly totals_before: Totals
  /** When the next question comes by itself. */
  readonly next_at: number | null
  readonly standing: Standing | null
  readonly why: (typeof CLOSING_REASONS)[number] | null
  readonly is_forgotten: boolean
}

export type OpenRoom = Room & { readonly opened: Opened }
export type AskingRoom = OpenRoom & { readonly asking: Asking }

export const NO_ROOM: Room = {
  state: 'absent',
  opened: null,
  opened_at: 0,
  host_id: null,
  seats: [],
  is_locked: false,
  late_join: false,
  has_host: false,
  is_host_lost: false,
  offered_to: null,
  lobby_ends_at: 0,
  empty_since: null,
  asking: null,
  answers: NO_ANSWERS,
  closed: [],
  totals: emptyTotals(),
  totals_before: emptyTotals(),
  next_at: null,
  standing: null,
  why: null,
  is_forgotten: false,
}

export function isOpened(room: Room): room is OpenRoom {
  return room.opened !== null
}

export function isAsking(room: OpenRoom): room is AskingRoom {
  return room.asking !== null && (room.state === 'question' || room.state === 'paused')
}

/** Whoever opened it, and whoever took it over. */
export function isHost(room: OpenRoom, user_id: string | null): boolean {
  return user_id !== null && (user_id === room.opened.host_id || user_id === room.host_id)
}

/** Who may answer a question. */
export function isPlaying({ state, from_question }: Seat, n: number): boolean {
  return state === 'in' && from_question <= n
}

/** Whoever took the room over from their seat: they lead it now, and nobody waits for their answers. */
export function isLeading({ host_id }: Room, { user_id }: Seat): boolean {
  return user_id !== null && user_id === host_id
}

/** Bytes, roughly. */
export function weightOf({ seats, closed, opened }: Room): number {
  const results = closed.reduce((sum, { results }) => sum + results.seats.length, 0)
  return seats.length * 400 + results * 32 + (opened?.questions.length ?? 0) * 120 + 20_000
}
