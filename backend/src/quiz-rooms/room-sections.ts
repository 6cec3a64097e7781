import {
  type Asked,
  FROZEN_KEY,
  judgedView,
  listAsShown,
  shownOptions,
  shownPrompt,
} from '@kredka/contracts/attempts/asked'
import { FULL_BP, GREAT_BP } from '@kredka/contracts/attempts/rules'
import { BOARD_LENGTH, READING_FASTEST_MS } from '@kredka/contracts/quiz-rooms/rules'
import type {
  BoardRowView,
  RoomFinishView,
  RoomQuestionView,
  RoomResultsView,
  RoomTermsView,
  RoomView,
  SeatRowView,
} from '@kredka/contracts/quiz-rooms/views'
import type { QuizVersion, VersionQuestion } from '../quizzes/index.ts'
import { hasAnswered } from './answers.ts'
import { instant } from './instant.ts'
import { isAsking, isLeading, type OpenRoom } from './room-state.ts'
import { orderSeats } from './standing.ts'
import type { Totals } from './totals.ts'

/** All that a room is shown from: its fold, and the words that folds do not see. */
export interface Shown {
  readonly room: OpenRoom
  readonly names: ReadonlyMap<number, string>
  /** Null once its author is forgotten. */
  readonly quiz: QuizVersion | null
  /** Seats with a socket, in whatever process; undefined in a replay. */
  readonly connected?: ReadonlySet<number>
}

/** With these the quiz is looked at anew: what answers are judged by may have changed, or who is shown which words. */
export const NEW_FACTS: ReadonlySet<string> = new Set([
  'RoomOpened',
  'QuestionOpened',
  'QuestionClosed',
  'RoomRescored',
])

/** What everybody sees alike. Undefined sections do not occur: each is there or null. */
export type Sections = Omit<RoomView, 'revision' | 'now' | 'seats' | 'host' | 'you'>

const GREAT_MAX = 50

/** @param now milliseconds of the shared clock: options are there from their time on, and not before */
export function sectionsOf(shown: Shown, now: number): Sections {
  const { room } = shown
  return {
    room: termsOf(shown),
    phase: { state: stateOf(room), why: room.why, has_host: room.has_host },
    question: isShown(room) ? questionOf(shown) : null,
    options: isShown(room) && areOptionsOpen(room, now) ? optionsOf(shown) : null,
    clock: clockOf(room),
    progress: progressOf(room),
    results: room.state === 'results' ? resultsOf(shown) : null,
    finish: room.standing === null ? null : finishOf(shown),
  }
}

/** When something is shown without anything having happened; null where nothing is to come. */
export function nextShowing(room: OpenRoom, now: number): number | null {
  return room.state === 'question' && isAsking(room) && room.asking.opens_at > now ? room.asking.opens_at : null
}

export function askedOf({ room, quiz }: Shown, n: number): (Asked & { readonly facts: VersionQuestion }) | null {
  const { questions, seed } = room.opened
  const question_id = questions[n]?.question_id
  const facts = quiz?.questions.find((one) => one.question_id === question_id)
  return facts === undefined ? null : { question_id: facts.question_id, seed, content: facts.content, facts }
}

/** Places of all seats that have one. */
export function placesOf(seats: OpenRoom['seats'], totals: Totals): ReadonlyMap<number, number> {
  return new Map(orderSeats(seats, totals).map((seat, n) => [seat, n + 1]))
}

export function boardOf({ room, names }: Shown, length: number): BoardRowView[] {
  const before = room.closed.length > 1 ? placesOf(room.seats, room.totals_before) : null
  return orderSeats(room.seats, room.totals)
    .slice(0, length)
    .map((seat, n) => ({
      seat,
      name: names.get(seat) ?? null,
      points: room.totals.points[seat] ?? 0,
      place: n + 1,
      place_before: before?.get(seat) ?? null,
    }))
}

/** @param isHost whether the host looks, who is told more */
export function seatRows({ room, names, connected }: Shown, isHost: boolean): SeatRowView[] {
  const places = room.closed.length > 0 ? placesOf(room.seats, room.totals) : null
  const fast = isHost ? fastAnswers(room) : null
  return room.seats.map((one) => {
    const { seat, state, from_question, user_id } = one
    const row = {
      seat,
      name: names.get(seat) ?? null,
      state,
      points: room.totals.points[seat] ?? 0,
      place: places?.get(seat) ?? null,
      from_question,
    }
    if (fast === null) return row
    const told = { fast: fast.get(seat) ?? 0, has_account: user_id !== null, is_host: isLeading(room, one) }
    return { ...row, ...told, ...(connected === undefined ? {} : { is_connected: connected.has(seat) }) }
  })
}

function fastAnswers({ closed }: OpenRoom): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { results } of closed) {
    for (const [at, seat] of results.seats.entries()) {
      if ((results.took_ms[at] ?? 0) < READING_FASTEST_MS) counts.set(seat, (counts.get(seat) ?? 0) + 1)
    }
  }
  return counts
}

function stateOf({ state }: OpenRoom): RoomView['phase']['state'] {
  return state === 'absent' ? 'closed' : state
}

function termsOf({ room, quiz }: Shown): RoomTermsView {
  const { token, language, questions, settings } = room.opened
  const { is_locked, late_join } = room
  const title = quiz?.title ?? null
  return { token, title, language, questions: questions.length, ...settings, late_join, is_locked }
}

/** Of those who play: who left after answering, or leads by now, is not waited for, and not counted. */
function progressOf(room: OpenRoom): RoomView['progress'] {
  const { seats, answers } = room
  const there = seats.filter((one) => one.state === 'in' && !isLeading(room, one))
  return { answered: there.filter(({ seat }) => hasAnswered(answers, seat)).length, players: there.length }
}

function isShown({ state, asking }: OpenRoom): boolean {
  return asking !== null && (state === 'question' || state === 'paused' || state === 'results')
}

function areOptionsOpen({ state, asking }: OpenRoom, now: number): boolean {
  if (asking === null) return false
  return state === 'results' || asking.opens_at <= (asking.paused_at ?? now)
}

function questionOf(shown: Shown): RoomQuestionView | null {
  const n = shown.room.asking?.n ?? 0
  const asked = askedOf(shown, n)
  if (asked === null) return null
  return { n, id: asked.question_id, picture_id: asked.facts.picture_id, ...shownPrompt(asked.content) }
}

function optionsOf(shown: Shown): RoomView['options'] {
  const n = shown.room.asking?.n ?? 0
  const asked = askedOf(shown, n)
  return asked === null ? null : { n, ...shownOptions(asked) }
}

function clockOf(room: OpenRoom): RoomView['clock'] {
  if (!isAsking(room)) return null
  const { reads_at, opens_at, closes_at, paused_at } = room.asking
  const time = (at: number | null) => (at === null ? null : instant(at))
  return {
    reads_at: instant(reads_at),
    opens_at: instant(opens_at),
    closes_at: time(closes_at),
    paused_at: time(paused_at),
  }
}

/** What is right leaves the server here, with a question that can no longer be answered. */
function resultsOf(shown: Shown): RoomResultsView | null {
  const { room } = shown
  const closed = room.closed.at(-1)
  const asked = closed === undefined ? null : askedOf(shown, closed.n)
  if (closed === undefined || asked === null || closed.n !== room.asking?.n) return null
  const { facts } = asked
  const { right_choices, accepted, explanation, formulas } = judgedView(asked, null, {
    ...FROZEN_KEY,
    ...facts.corrected,
    is_void: facts.is_void,
  })
  const { bp } = closed.results
  const count = (is: (share: number) => boolean) => bp.filter(is).length
  return {
    n: closed.n,
    by: closed.by,
    is_void: closed.is_void,
    right_choices,
    accepted,
    explanation,
    formulas,
    chosen: listAsShown(asked, closed.chosen),
    right: count((share) => share === FULL_BP),
    partly: count((share) => share > 0 && share < FULL_BP),
    wrong: count((share) => share === 0),
    missing: closed.missing,
    board: boardOf(shown, BOARD_LENGTH),
    next_at: room.next_at === null ? null : instant(room.next_at),
  }
}

function finishOf(shown: Shown): RoomFinishView {
  const { room, names } = shown
  const { seats = [], bp = [] } = room.standing ?? {}
  const great = seats.filter((_, at) => at >= 3 && (bp[at] ?? 0) > GREAT_BP).slice(0, GREAT_MAX)
  return {
    board: boardOf(shown, BOARD_LENGTH),
    great: great.map((seat) => ({ seat, name: names.get(seat) ?? null })),
    players: seats.length,
  }
}
