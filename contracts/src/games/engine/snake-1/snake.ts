import type { Engine } from '../engine.ts'
import { hashOf } from '../integers.ts'
import { cellAfter } from './board.ts'
import { codeOf, isHeading, ticksOf } from './input.ts'
import { canTurn, GROWTH, NOWHERE, START_LENGTH, TICKS_AT_ONCE_MAX } from './limits.ts'

/** What a run is played on. Cells are numbered row by row. */
export interface SnakeSetup {
  readonly columns: number
  readonly rows: number
  readonly walls: readonly number[]
  readonly start: number
  readonly heading: number
  /** One bit a heading: whoever leaves through such an edge comes in at the opposite one. */
  readonly open_edges: number
  /** Cells in the order in which they are eaten; null where they are drawn by lot, without an end. */
  readonly food: readonly number[] | null
  /** Ticks from a step to the next; 0 where time stands and each input is a step. */
  readonly step_ticks: number
  /** Points for each food. */
  readonly worth: number
}

export interface Snake {
  readonly setup: SnakeSetup
  readonly ticks: number
  /** Cells from the tail to the head. */
  readonly body: readonly number[]
  readonly heading: number
  /** Headings that were said and wait for their steps. */
  readonly turns: readonly number[]
  /** Steps in which the tail still stays. */
  readonly growing: number
  readonly eaten: number
  /** Where the food lies; NOWHERE before it is told. */
  readonly food: number
  /** Lots that were told and whose food does not lie yet. */
  readonly ahead: readonly number[]
  readonly end: SnakeEnd
}

const ENDS = ['none', 'dead', 'cleared'] as const
export type SnakeEnd = (typeof ENDS)[number]

/** Foods that are known, the one that lies included: an answer of the server may take as long as eating the others. */
export const TOLD_AHEAD = 3

/** Null where the lot is not known yet. */
type NextLot = () => number | null

/** Snake: an input says how many ticks passed since the one before, and where to head from then on. */
export const snake: Engine<SnakeSetup, Snake> = {
  begin(setup) {
    const { food, start, heading } = setup
    return {
      setup,
      ticks: 0,
      body: [start],
      heading,
      turns: [],
      growing: START_LENGTH - 1,
      eaten: 0,
      food: food?.[0] ?? NOWHERE,
      ahead: [],
      end: 'none',
    }
  },
  tell(state, input, { seedOf }) {
    const told: number[] = []
    const known = knownOf(state)
    const after = play(state, input, () => {
      const [lot] = seedOf(known + told.length)
      told.push(lot)
      return lot
    })
    return after === null ? null : told
  },
  step(state, input, told) {
    let taken = 0
    const after = play(state, input, () => {
      const lot = told[taken]
      taken += 1
      return lot ?? null
    })
    return after === null || taken !== told.length || !told.every(isLot) ? null : after
  },
  isOver: ({ end }) => end !== 'none',
  score: ({ eaten, setup }) => eaten * setup.worth,
  hash({ ticks, body, heading, turns, growing, eaten, food, ahead, end }) {
    return hashOf([ticks, ...body, heading, ...turns, growing, eaten, food, ...ahead, ENDS.indexOf(end)])
  },
  ticks: ({ ticks, setup }) => (setup.step_ticks === 0 ? null : ticks),
}

/** The state after an input of which nothing has been told yet: where its food will lie is not known in it. */
export function foresee(state: Snake, input: number): Snake | null {
  return play(state, input, () => null)
}

/** Null where there can be no such input. */
function play(state: Snake, input: number, next: NextLot): Snake | null {
  if (!Number.isInteger(input) || input < 0 || state.end !== 'none') return null
  const { step_ticks } = state.setup
  const [ticks, code] = [ticksOf(input), codeOf(input)]
  if (ticks > TICKS_AT_ONCE_MAX || (code !== 0 && !isHeading(code - 1))) return null
  const draft = draftOf(state, next)
  if (step_ticks === 0) {
    if (ticks !== 0) return null
    // the first one asks where the food lies
    if (state.food === NOWHERE) return code === 0 ? stateOf(draft) : null
    if (code !== 0 && !turn(draft, code - 1)) return null
    stepOn(draft)
    draft.ticks += 1
    return stateOf(draft)
  }
  const last = state.ticks + ticks
  let step = state.ticks - (state.ticks % step_ticks) + step_ticks
  for (; step <= last && draft.end === 'none'; step += step_ticks) {
    draft.ticks = step
    stepOn(draft)
  }
  if (draft.end === 'none') draft.ticks = last
  // whoever has died turns no more, but it was no fault to say so
  if (code !== 0 && draft.end === 'none' && !turn(draft, code - 1)) return null
  return stateOf(draft)
}

/** A state that is worked on, so that many steps copy nothing. */
interface Draft {
  readonly setup: SnakeSetup
  readonly ground: Ground
  readonly next: NextLot
  readonly cells: number[]
  /** Where in `cells` the tail is. */
  tail: number
  /** The cell of the head. */
  head: number
  ticks: number
  heading: number
  turns: readonly number[]
  growing: number
  eaten: number
  food: number
  readonly ahead: number[]
  end: SnakeEnd
}

function draftOf(state: Snake, next: NextLot): Draft {
  const { setup, ticks, body, heading, turns, growing, eaten, food, ahead, end } = state
  const ground = groundOf(setup)
  const { filled, walls } = ground
  filled.set(walls)
  for (let n = 0; n < body.length; n += 1) filled[body[n] ?? 0] = 1
  const head = body[body.length - 1] ?? setup.start
  const cells = body.slice()
  // each property by name: to spread others would take longer than a step
  const draft: Draft = {
    setup,
    ground,
    next,
    cells,
    tail: 0,
    head,
    ticks,
    heading,
    turns,
    growing,
    eaten,
    food,
    ahead: ahead.length === 0 ? [] : ahead.slice(),
    end,
  }
  takeLots(draft)
  if (draft.food === NOWHERE) lay(draft)
  return draft
}

/** What holds for all steps on a board. Each input begins with it, so that it is worked out once for each board. */
interface Ground {
  /** Cell × 4 + heading → the cell that comes next; NOWHERE beyond a closed edge. */
  readonly beside: Int16Array
  /** By cell: 1 where a wall is. */
  readonly walls: Uint8Array
  /** By cell: 1 where the snake or a wall is, as long as one input is played; the next one fills it anew. */
  readonly filled: Uint8Array
}
const GROUNDS = new WeakMap<SnakeSetup, Ground>()

function groundOf(setup: SnakeSetup): Ground {
  const known = GROUNDS.get(setup)
  if (known !== undefined) return known
  const count = setup.columns * setup.rows
  const walls = new Uint8Array(count)
  for (const cell of setup.walls) walls[cell] = 1
  const beside = Int16Array.from({ length: count << 2 }, (_, n) => cellAfter(setup, n >> 2, n & 3) ?? NOWHERE)
  const ground = { beside, walls, filled: new Uint8Array(count) }
  GROUNDS.set(setup, ground)
  return ground
}

function stateOf({ setup, ticks, cells, tail, heading, turns, growing, eaten, food, ahead, end }: Draft): Snake {
  const body = tail === 0 ? cells : cells.slice(tail)
  return { setup, ticks, body, heading, turns, growing, eaten, food, ahead, end }
}

/** @returns whether it came to anything */
function turn(draft: Draft, to: number): boolean {
  if (!canTurn(draft, to)) return false
  draft.turns = draft.turns.length === 0 ? [to] : [...draft.turns, to]
  return true
}

const NO_TURNS: readonly number[] = []

function stepOn(draft: Draft): void {
  const { cells, turns, ground } = draft
  const { filled } = ground
  if (turns.length > 0) {
    draft.heading = turns[0] ?? draft.heading
    draft.turns = turns.length === 1 ? NO_TURNS : turns.slice(1)
  }
  // the tail leaves its cell as the head comes: whoever bites it bites nothing
  if (draft.growing > 0) draft.growing -= 1
  else {
    filled[cells[draft.tail] ?? 0] = 0
    draft.tail += 1
  }
  const head = ground.beside[(draft.head << 2) + draft.heading] ?? NOWHERE
  if (head === NOWHERE || filled[head] === 1) {
    draft.end = 'dead'
    return
  }
  cells.push(head)
  filled[head] = 1
  draft.head = head
  if (head === draft.food) eat(draft)
}

function eat(draft: Draft): void {
  draft.eaten += 1
  draft.growing += GROWTH
  draft.food = NOWHERE
  takeLots(draft)
  lay(draft)
}

/** The next food, where there is another one and its lot is known. */
function lay(draft: Draft): void {
  const { setup, ahead, eaten } = draft
  const { filled } = draft.ground
  if (setup.food !== null) {
    draft.food = setup.food[eaten] ?? NOWHERE
    if (draft.food === NOWHERE) draft.end = 'cleared'
    return
  }
  const free = countFree(filled)
  if (free === 0) draft.end = 'cleared'
  const lot = free === 0 ? undefined : ahead.shift()
  if (lot !== undefined) draft.food = nthFree(filled, lot % free)
}

function countFree(filled: Uint8Array): number {
  let count = 0
  for (const isFilled of filled) count += 1 - isFilled
  return count
}

function nthFree(filled: Uint8Array, n: number): number {
  let left = n
  for (let cell = 0; cell < filled.length; cell += 1) {
    if (filled[cell] === 1) continue
    if (left === 0) return cell
    left -= 1
  }
  return NOWHERE
}

/** Lots that were told so far. */
function knownOf({ eaten, food, ahead }: Pick<Snake, 'eaten' | 'food' | 'ahead'>): number {
  return eaten + (food === NOWHERE ? 0 : 1) + ahead.length
}

function takeLots(draft: Draft): void {
  if (draft.setup.food !== null) return
  while (knownOf(draft) < draft.eaten + TOLD_AHEAD) {
    const lot = draft.next()
    if (lot === null) return
    draft.ahead.push(lot)
  }
}

function isLot(number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number <= 0xffffffff
}
