import { SECOND } from '@kredka/contracts/kernel/durations'
import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import {
  CALM_ALONE_MS,
  CLOSING_MS,
  type CLOSING_REASONS,
  EMPTY_MS,
  EXTENSION_MS,
  READING_MS,
  ROOM_MS,
} from '@kredka/contracts/quiz-rooms/rules'
import { instant } from './instant.ts'
import { closeQuestion } from './room-answers.ts'
import type { Decided, RoomStreamEvent } from './room-evolve.ts'
import { type AskingRoom, isAsking, type OpenRoom } from './room-state.ts'
import { standingOf } from './standing.ts'

export type ControlCommand =
  | {
      readonly do: 'begin' | 'next' | 'close_question' | 'skip' | 'extend' | 'pause' | 'resume'
      readonly now: number
    }
  /** Nothing ran since `gap_from`. */
  | { readonly do: 'make_up'; readonly gap_from: number; readonly now: number }

/** So often at least processes say that they live. */
const BEAT_MS = 2 * SECOND
/** Less than this is no gap. */
const GAP_MIN_MS = 5 * SECOND

export function control(room: OpenRoom, command: ControlCommand): Decided {
  const { room_id } = room.opened
  const { now } = command
  if (room.state === 'closed') return reject('QUIZ_ROOM_CLOSED')
  switch (command.do) {
    case 'begin':
      if (room.state !== 'lobby' || room.seats.every(({ state }) => state !== 'in')) break
      return [make(e.GameBegun, { room_id }), openQuestion(room, 0, now)]
    case 'next':
      return room.state === 'results' ? [goOn(room, now)] : reject('QUIZ_ROOM_NOT_POSSIBLE')
    case 'close_question':
      if (room.state !== 'question' || !isAsking(room)) break
      return [closeQuestion(room, 'host', now)]
    case 'skip': {
      if (room.state !== 'question' || !isAsking(room)) break
      const { n, question_id } = room.asking
      return [make(e.QuestionSkipped, { room_id, n, question_id }), goOn(room, now)]
    }
    case 'extend': {
      if (room.state !== 'question' || !isAsking(room) || room.asking.closes_at === null) break
      return [moveTimes(room, 'host', 0, EXTENSION_MS, now)]
    }
    case 'pause':
      if (room.state !== 'question' || !isAsking(room)) break
      return [make(e.QuestionPaused, { room_id, n: room.asking.n, at: instant(now) })]
    case 'resume':
      if (room.state !== 'paused' || !isAsking(room)) break
      return [resume(room, now)]
    case 'make_up':
      return makeUp(room, command.gap_from, now)
  }
  return reject('QUIZ_ROOM_NOT_POSSIBLE')
}

/** Whatever is due by now: the first who says so is heard, and the others find it done. */
export function timeIsUp(room: OpenRoom, now: number): Decided {
  const { state, asking, next_at, empty_since, opened_at, lobby_ends_at } = room
  if (state === 'closed') return []
  if (now >= opened_at + ROOM_MS) return closeRoom(room, 'too_old', now)
  if (empty_since !== null && now >= empty_since + EMPTY_MS) return closeRoom(room, 'empty', now)
  if (state === 'lobby') return now >= lobby_ends_at ? closeRoom(room, 'lobby_over', now) : []
  if (state === 'question' && isAsking(room)) {
    const isOver = asking?.closes_at != null && now >= asking.closes_at + CLOSING_MS
    return isOver ? [closeQuestion(room, 'time', now)] : []
  }
  return state === 'results' && next_at !== null && now >= next_at ? [goOn(room, now)] : []
}

/** A game that is broken off has winners as far as it went. */
export function closeRoom(
  room: OpenRoom,
  why: (typeof CLOSING_REASONS)[number],
  now: number,
  reason: string | null = null,
): readonly RoomStreamEvent[] {
  const closed = make(e.RoomClosed, { room_id: room.opened.room_id, why, reason, at: instant(now) })
  return room.closed.length > 0 && room.state !== 'finished' ? [finish(room, now), closed] : [closed]
}

/** A stretch of its time that has passed without anybody being able to answer, taken back. */
export function resume(room: AskingRoom, now: number): RoomStreamEvent {
  const { n, opens_at, closes_at, paused_at } = room.asking
  const pause = now - (paused_at ?? now)
  const times = {
    opens_at: instant(opens_at + pause),
    closes_at: closes_at === null ? null : instant(closes_at + pause),
  }
  return make(e.QuestionResumed, { room_id: room.opened.room_id, n, ...times, at: instant(now) })
}

/** Whatever time was left when the last process died is there again, and no more than there was in all. */
function makeUp(room: OpenRoom, gap_from: number, now: number): Decided {
  if (room.state !== 'question' || !isAsking(room)) return []
  const { moved_at, opens_at, closes_at, lasts_ms } = room.asking
  if (closes_at === null) return []
  // whoever answered was served, and processes say only now and then that they live
  const from = Math.max(gap_from, moved_at, room.answers.last_at)
  const gap = now - from
  if (gap < GAP_MIN_MS) return []
  const by = Math.min(gap, now + READING_MS + lasts_ms - closes_at)
  // options that may have been seen stay: an answer said again on coming back is not too early
  const opening = opens_at <= from + BEAT_MS ? Math.min(by, now - opens_at) : by
  return by <= 0 ? [] : [moveTimes(room, 'restart', opening, by, now)]
}

function moveTimes(
  { opened, asking }: AskingRoom,
  by: 'host' | 'restart',
  opening: number,
  closing: number,
  now: number,
): RoomStreamEvent {
  const { n, opens_at, closes_at } = asking
  const times = {
    opens_at: instant(opens_at + opening),
    closes_at: closes_at === null ? null : instant(closes_at + closing),
  }
  return make(e.QuestionExtended, { room_id: opened.room_id, n, by, ...times, at: instant(now) })
}

function goOn(room: OpenRoom, now: number): RoomStreamEvent {
  const next = (room.asking?.n ?? -1) + 1
  return next < room.opened.questions.length ? openQuestion(room, next, now) : finish(room, now)
}

function openQuestion({ opened, has_host }: OpenRoom, n: number, now: number): RoomStreamEvent {
  const { settings, room_id, questions } = opened
  const lasts_ms = settings.seconds * SECOND
  const opens_at = now + READING_MS
  const closes_at = settings.mode !== 'calm' ? opens_at + lasts_ms : has_host ? null : opens_at + CALM_ALONE_MS
  return make(e.QuestionOpened, {
    room_id,
    n,
    question_id: questions[n]?.question_id ?? '',
    reads_at: instant(now),
    opens_at: instant(opens_at),
    closes_at: closes_at === null ? null : instant(closes_at),
    lasts_ms,
  })
}

function finish({ opened, seats, totals }: OpenRoom, now: number): RoomStreamEvent {
  const { room_id, quiz_id, version } = opened
  return make(e.GameFinished, { room_id, quiz_id, version, standing: standingOf(seats, totals), at: instant(now) })
}
