import type { Engine, Hidden } from '../engine.ts'
import { div, hashOf } from '../integers.ts'
import { cellAfter } from '../snake-1/board.ts'
import { codeOf, isHeading, ticksOf } from '../snake-1/input.ts'
import { canTurn, TICKS_AT_ONCE_MAX } from '../snake-1/limits.ts'
import { BOARD, isAhead, NO_PLACE, PLACE_OF, PLACES, START, START_HEADING } from './board.ts'

/** What a run is played with: what is asked, and how it is answered, stands elsewhere. */
export interface QuizSetup {
  /** Ticks from a step to the next; 0 where time stands and each input is a step. */
  readonly step_ticks: number
  /** How many tiles each question has. */
  readonly tiles: readonly number[]
}

export interface SnakeQuiz {
  readonly setup: QuizSetup
  readonly ticks: number
  /** Cells from the tail to the head. */
  readonly body: readonly number[]
  readonly heading: number
  /** Headings that were said and wait for their steps. */
  readonly turns: readonly number[]
  /** Steps in which the tail still stays. */
  readonly growing: number
  /** Questions that were told. */
  readonly asked: number
  /** By which the tiles of the last of them will lie; null where none is told that does not lie. */
  readonly lot: number | null
  /** Where its tiles lie, one after the other; none before and after. */
  readonly places: readonly number[]
  /** Steps until they lie. */
  readonly wait: number
  readonly answers: readonly Answer[]
  /** What the last answer makes the snake longer by, as soon as tiles lie again. */
  readonly owed: number
  readonly end: SnakeQuizEnd
}

/** Which tile was eaten, and which one was right; null before that is told. */
export interface Answer {
  readonly eaten: number
  readonly right: number | null
}

const ENDS = ['none', 'dead', 'lost', 'answered'] as const
export type SnakeQuizEnd = (typeof ENDS)[number]

export const HEARTS = 3
/** Its length once it is out of its hole. */
export const START_LENGTH = 3
/** By so much a snake is longer after a right answer, and after a wrong one. */
export const GROWTH_RIGHT = 1
export const GROWTH_WRONG = 2
/** Steps from an answer to the next tiles: what the server says of it takes no longer. */
export const GAP_STEPS = 4

/** What is told of questions; null where it is not known yet. */
interface Telling {
  readonly lot: (question: number) => number | null
  readonly right: (question: number) => number | null
}
const NONE: readonly number[] = []
const NOTHING: Telling = { lot: () => null, right: () => null }

/** The tile that is right: whoever writes the answers onto the tiles puts them so. */
export function rightTileOf({ seedOf }: Hidden, question: number, tiles: number): number {
  return seedOf(2 * question + 1)[0] % tiles
}

/** Snake with questions: inputs are those of snake; what a tile was worth is told once it is eaten (GAM-07). */
export const snakeQuiz: Engine<QuizSetup, SnakeQuiz> = {
  begin: (setup) => ({
    setup,
    ticks: 0,
    body: [START],
    heading: START_HEADING,
    turns: NONE,
    growing: START_LENGTH - 1,
    asked: 0,
    lot: null,
    places: NONE,
    wait: 0,
    answers: [],
    owed: 0,
    end: 'none',
  }),
  tell(state, input, hidden) {
    const told: number[] = []
    const say = (number: number) => {
      told.push(number)
      return number
    }
    const after = play(state, input, {
      lot: (question) => say(hidden.seedOf(2 * question)[0]),
      right: (question) => say(rightTileOf(hidden, question, tilesOf(state.setup, question))),
    })
    return after === null ? null : told
  },
  step(state, input, told) {
    let taken = 0
    let fits = true
    const take = (most: number) => {
      const number = told[taken]
      taken += 1
      if (number === undefined || !Number.isInteger(number) || number < 0 || number > most) fits = false
      return number ?? null
    }
    const after = play(state, input, {
      lot: () => take(0xffffffff),
      right: (question) => take(tilesOf(state.setup, question) - 1),
    })
    return after === null || !fits || taken !== told.length ? null : after
  },
  isOver: ({ end }) => end !== 'none',
  score: ({ answers }) => answers.filter(isRight).length,
  hash({ ticks, body, heading, turns, growing, asked, lot, places, wait, answers, owed, end }) {
    const said = answers.flatMap(({ eaten, right }) => [eaten, right ?? -1])
    const when = [ticks, heading, ...turns, growing, asked, lot ?? 0, wait, owed, ENDS.indexOf(end)]
    return hashOf([...when, ...body, ...places, ...said])
  },
  ticks: ({ ticks, setup }) => (setup.step_ticks === 0 ? null : ticks),
  quiz: ({ asked, answers }) => ({ asked, judged: answers.map(isRight) }),
}

/** The state after an input of which nothing has been told yet: what an eaten tile was worth is not known in it. */
export function foresee(state: SnakeQuiz, input: number): SnakeQuiz | null {
  return play(state, input, NOTHING)
}

export function isRight({ eaten, right }: Answer): boolean {
  return eaten === right
}

export function heartsOf({ answers }: Pick<SnakeQuiz, 'answers'>): number {
  return HEARTS - answers.filter(isWrong).length
}

function isWrong({ eaten, right }: Answer): boolean {
  return right !== null && eaten !== right
}

function tilesOf({ tiles }: QuizSetup, question: number): number {
  return tiles[question] ?? 0
}

/** Null where there can be no such input. */
function play(state: SnakeQuiz, input: number, telling: Telling): SnakeQuiz | null {
  if (!Number.isInteger(input) || input < 0 || state.end !== 'none') return null
  const { step_ticks } = state.setup
  const [ticks, code] = [ticksOf(input), codeOf(input)]
  if (ticks > TICKS_AT_ONCE_MAX || (code !== 0 && !isHeading(code - 1))) return null
  const draft = draftOf(state, telling)
  if (step_ticks === 0) {
    if (ticks !== 0) return null
    // the first one asks for the first question
    if (state.asked === 0) return code === 0 ? stateOf(draft) : null
    if (code !== 0 && !turn(draft, code - 1)) return null
    stepOn(draft)
    draft.ticks += 1
    return stateOf(draft)
  }
  for (const last = state.ticks + ticks; draft.ticks < last && draft.end === 'none'; ) {
    draft.ticks += 1
    if (draft.ticks % step_ticks === 0) stepOn(draft)
  }
  // whoever is through turns no more, but it was no fault to say so
  if (code !== 0 && draft.end === 'none' && !turn(draft, code - 1)) return null
  return stateOf(draft)
}

/** A state that is worked on, so that many steps copy nothing. */
interface Draft {
  readonly setup: QuizSetup
  readonly telling: Telling
  readonly cells: number[]
  /** Where in `cells` the tail is. */
  tail: number
  ticks: number
  heading: number
  turns: readonly number[]
  growing: number
  asked: number
  lot: number | null
  places: readonly number[]
  wait: number
  answers: readonly Answer[]
  owed: number
  end: SnakeQuizEnd
}

function draftOf(state: SnakeQuiz, telling: Telling): Draft {
  const { setup, body, ticks, heading, turns, growing, asked, lot, places, wait, answers, owed, end } = state
  // each property by name: to spread the state would take longer than a step
  const draft: Draft = {
    setup,
    telling,
    cells: body.slice(),
    tail: 0,
    ticks,
    heading,
    turns,
    growing,
    asked,
    lot,
    places,
    wait,
    answers,
    owed,
    end,
  }
  if (asked === 0) ask(draft)
  return draft
}

function stateOf(draft: Draft): SnakeQuiz {
  const { setup, cells, tail, ticks, heading, turns, growing, asked, lot, places, wait, answers, owed, end } = draft
  const body = tail === 0 ? cells : cells.slice(tail)
  return { setup, ticks, body, heading, turns, growing, asked, lot, places, wait, answers, owed, end }
}

/** @returns whether it came to anything */
function turn(draft: Draft, to: number): boolean {
  if (!canTurn(draft, to)) return false
  draft.turns = [...draft.turns, to]
  return true
}

function stepOn(draft: Draft): void {
  const { cells } = draft
  const [heading] = draft.turns
  if (heading !== undefined) {
    draft.heading = heading
    draft.turns = draft.turns.length === 1 ? NONE : draft.turns.slice(1)
  }
  // the tail leaves its cell as the head comes: whoever bites it bites nothing
  if (draft.growing > 0) draft.growing -= 1
  else draft.tail += 1
  const head = cellAfter(BOARD, cells.at(-1) ?? START, draft.heading)
  // a snake is a few cells long: to look along it is less than to mark them all
  if (head === null || cells.includes(head, draft.tail)) {
    draft.end = 'dead'
    return
  }
  cells.push(head)
  if (draft.places.length > 0) eat(draft, PLACE_OF[head] ?? NO_PLACE)
  else if (draft.lot !== null) {
    draft.wait -= 1
    if (draft.wait <= 0) lay(draft, draft.lot, head)
  }
}

/** The next question, where it is known. */
function ask(draft: Draft): void {
  const lot = draft.telling.lot(draft.asked)
  if (lot === null) return
  draft.lot = lot
  draft.asked += 1
  draft.wait = GAP_STEPS
}

/** Lays the tiles, as soon as there is room for all of them: not on the snake, and not where it goes by itself. */
function lay(draft: Draft, lot: number, head: number): void {
  const { heading } = draft
  const taken = new Set(draft.cells.slice(draft.tail).map((cell) => PLACE_OF[cell] ?? NO_PLACE))
  const free = PLACES.map((_, place) => place).filter((place) => !taken.has(place) && !isAhead(place, head, heading))
  const tiles = tilesOf(draft.setup, draft.asked - 1)
  if (free.length < tiles) return
  const places: number[] = []
  let left = lot
  while (places.length < tiles) {
    const count = free.length
    places.push(...free.splice(left % count, 1))
    left = div(left, count)
  }
  draft.places = places
  draft.lot = null
  draft.growing += draft.owed
  draft.owed = 0
}

function eat(draft: Draft, place: number): void {
  const eaten = draft.places.indexOf(place)
  if (eaten < 0) return
  const right = draft.telling.right(draft.answers.length)
  draft.answers = [...draft.answers, { eaten, right }]
  draft.places = NONE
  // what it was worth comes with the answer of the server
  if (right === null) return
  draft.owed = eaten === right ? GROWTH_RIGHT : GROWTH_WRONG
  if (heartsOf(draft) === 0) draft.end = 'lost'
  else if (draft.answers.length === draft.setup.tiles.length) draft.end = 'answered'
  else ask(draft)
}
