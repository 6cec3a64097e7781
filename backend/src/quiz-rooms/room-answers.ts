import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { pointsOf, tookMs } from '@kredka/contracts/quiz-rooms/points'
import { GRACE_MS, type QUESTION_ENDS, RESULTS_MS } from '@kredka/contracts/quiz-rooms/rules'
import type { Given } from '@kredka/contracts/quizzes/question'
import { countChosen, hasAnswered, isRepeat, type NewAnswer, seatsOf, withAnswer } from './answers.ts'
import { instant } from './instant.ts'
import type { Decided, RoomStreamEvent } from './room-evolve.ts'
import {
  type AskingRoom,
  isAsking,
  isLeading,
  isPlaying,
  type OpenRoom,
  type QuestionResults,
  type Seat,
} from './room-state.ts'

export interface AnswerCommand {
  readonly do: 'answer'
  readonly seat: number
  readonly n: number
  /** As written. */
  readonly given: Given
  readonly words_hash: string | null
  readonly bp: number
  readonly key_revision: number
  /** Milliseconds of the shared clock, stamped before anything else was done with it. */
  readonly received_at: number
  /** The smallest that the server measured of late; null where it measured none yet. */
  readonly round_trip_ms: number | null
}

/** Receipt decides, not the append (ROO-02). A repeat changes nothing, even when the question is closed by now. */
export function answer(room: OpenRoom, command: AnswerCommand): Decided {
  const { asking, answers } = room
  const { seat, n, given, words_hash, bp, key_revision, received_at } = command
  const seated = room.seats[seat]
  if (seated === undefined || seated.state === 'left') return reject('SEAT_NOT_FOUND')
  if (seated.state === 'kicked') return reject('SEAT_KICKED')
  if (asking === null || asking.n !== n) return reject('QUESTION_NOT_OPEN')
  const choices = 'choices' in given ? [...given.choices] : null
  const words = 'words' in given ? [...given.words] : null
  if (hasAnswered(answers, seat)) {
    return isRepeat(answers, { seat, choices, words_hash }) ? [] : reject('ALREADY_ANSWERED')
  }
  if (room.state !== 'question' || !isAsking(room) || !isPlaying(seated, n)) return reject('QUESTION_NOT_OPEN')
  if (received_at < asking.opens_at || isLate(room, received_at)) return reject('QUESTION_NOT_OPEN')
  const took_ms = tookMs(asking.opens_at, received_at, command.round_trip_ms)
  const taken: NewAnswer = { seat, choices, words_hash, bp, key_revision, took_ms, received_at }
  const { room_id } = room.opened
  const at = instant(received_at)
  const data = { room_id, seat, n, subject_id: seated.subject_id, choices, words, words_hash, bp, key_revision }
  const event = make(e.AnswerTaken, { ...data, received_at: at, took_ms })
  if (isAwaited(room, seat)) return [event]
  return [event, closeQuestion({ ...room, answers: withAnswer(answers, taken) }, 'all', received_at)]
}

function isLate({ asking }: AskingRoom, received_at: number): boolean {
  return asking.closes_at !== null && received_at > asking.closes_at + GRACE_MS
}

/** A question of which nobody's answer is missing any more ends at once. */
export function closeIfAllAnswered(room: OpenRoom, now: number): readonly RoomStreamEvent[] {
  if (room.state !== 'question' || !isAsking(room) || room.answers.count === 0) return []
  return isAwaited(room, null) ? [] : [closeQuestion(room, 'all', now)]
}

/** Somebody's answer is missing, other than that of this seat. Asked at each answer: the first one found is enough. */
function isAwaited(room: AskingRoom, but: number | null): boolean {
  return room.seats.some((one) => one.seat !== but && isMissing(room, one))
}

function isMissing(room: AskingRoom, seat: Seat): boolean {
  return isPlaying(seat, room.asking.n) && !isLeading(room, seat) && !hasAnswered(room.answers, seat.seat)
}

/** All points of a question, made at once from what its answers say. */
export function closeQuestion(room: AskingRoom, by: (typeof QUESTION_ENDS)[number], now: number): RoomStreamEvent {
  const { asking, answers, opened } = room
  const { n, question_id, lasts_ms } = asking
  const answered = seatsOf(answers).map((seat) => ({
    seat,
    bp: answers.bp[seat] ?? 0,
    took_ms: answers.took_ms[seat] ?? 0,
  }))
  return make(e.QuestionClosed, {
    room_id: opened.room_id,
    n,
    question_id,
    by,
    key_revision: answers.key_revision ?? 0,
    results: resultsOf(room, lasts_ms, answered),
    chosen: countChosen(answers),
    missing: room.seats.filter((one) => isMissing(room, one)).length,
    at: instant(now),
    next_at: room.has_host ? null : instant(now + RESULTS_MS),
  })
}

interface Judged {
  readonly seat: number
  readonly bp: number
  readonly took_ms: number
}

export function resultsOf({ opened }: OpenRoom, lasts_ms: number, answered: readonly Judged[]): QuestionResults {
  const { mode } = opened.settings
  return {
    seats: answered.map(({ seat }) => seat),
    bp: answered.map(({ bp }) => bp),
    points: answered.map(({ bp, took_ms }) => pointsOf({ mode, lasts_ms, took_ms, bp })),
    took_ms: answered.map(({ took_ms }) => took_ms),
  }
}
