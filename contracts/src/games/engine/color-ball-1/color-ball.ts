import type { Engine } from '../engine.ts'
import { hashOf } from '../integers.ts'
import { type Random, randomOf, shuffle } from '../random.ts'
import { CELLS, isReachable, linesThrough, pointsOf } from './board.ts'

export const COLOURS = 7
/** Balls at the beginning, and those that come after a move without a line. */
export const FIRST_BALLS = 5
export const NEW_BALLS = 3
/** A cell is told by so many bits. */
const CELL_BITS = 7
const CELL_MASK = (1 << CELL_BITS) - 1
/** The first input of every run: the board is laid out. */
export const LAY_OUT = CELLS << CELL_BITS

export interface ColorBall {
  /** Cell → colour from 1, 0 where there is none. */
  readonly cells: readonly number[]
  /** Colours of the balls that come next; none before the board is laid out. */
  readonly next: readonly number[]
  readonly score: number
  /** Inputs so far. */
  readonly turn: number
  /** Cells whose balls vanished with the last input, and those where balls came, for whoever watches. */
  readonly vanished: readonly number[]
  readonly came: readonly number[]
}

/** The input that moves a ball. */
export function moveOf(from: number, to: number): number {
  return (from << CELL_BITS) | to
}

/** From where, and to where. */
export function endsOf(input: number): readonly [from: number, to: number] {
  return [input >> CELL_BITS, input & CELL_MASK]
}

const NONE: readonly number[] = []
const NO_LINES: readonly (readonly number[])[] = []
const NOTHING = { cells: NONE, points: 0 }
const EMPTY: readonly number[] = Array.from({ length: CELLS }, () => 0)

/**
 * Lines of colours: an input moves a ball along free cells. Five or more of a colour in a row vanish; a move that makes
 * no line brings three more balls. What is told: where balls come, and then which colours come after them.
 */
export const colorBall: Engine<null, ColorBall> = {
  begin: () => ({ cells: EMPTY, next: NONE, score: 0, turn: 0, vanished: NONE, came: NONE }),
  tell(state, input, { seedOf }) {
    const isFirst = state.turn === 0
    if (isFirst && input !== LAY_OUT) return null
    const moved = isFirst ? state : move(state, input)
    if (moved === null) return null
    if (!isFirst && !bringsBalls(moved)) return NONE
    const random = randomOf(seedOf(state.turn))
    if (!isFirst) return [...placesIn(moved.cells, NEW_BALLS, random), ...colours(NEW_BALLS, random)]
    return [...placesIn(EMPTY, FIRST_BALLS, random), ...colours(FIRST_BALLS + NEW_BALLS, random)]
  },
  step(state, input, told) {
    if (state.turn === 0) return input === LAY_OUT ? layOut(state, told) : null
    const moved = move(state, input)
    if (moved === null) return null
    if (bringsBalls(moved)) return bringBalls(moved, told)
    return told.length === 0 ? moved : null
  },
  isOver: ({ cells, turn }) => turn > 0 && !cells.includes(0),
  score: ({ score }) => score,
  hash: ({ cells, next, score, turn }) => hashOf([...cells, ...next, score, turn]),
}

/** Free cells by lot, as many as there are. */
function placesIn(cells: readonly number[], count: number, random: Random): readonly number[] {
  return shuffle(freeCells(cells), random).slice(0, count)
}

function colours(count: number, random: Random): readonly number[] {
  return Array.from({ length: count }, () => random.below(COLOURS) + 1)
}

function freeCells(cells: readonly number[]): readonly number[] {
  return cells.flatMap((colour, cell) => (colour === 0 ? [cell] : []))
}

/** Of what was told: places, balls, and the colours that come next. */
function layOut(state: ColorBall, told: readonly number[]): ColorBall | null {
  const [places, balls] = [told.slice(0, FIRST_BALLS), told.slice(FIRST_BALLS, 2 * FIRST_BALLS)]
  const next = told.slice(2 * FIRST_BALLS)
  if (balls.length !== FIRST_BALLS || next.length !== NEW_BALLS) return null
  if (!areFree(state.cells, places) || !areColours(balls) || !areColours(next)) return null
  return put({ ...state, cells: state.cells.slice(), turn: 1 }, places, balls, next)
}

/** A board that nobody else has seen, so that it may still change. */
interface NewBoard extends ColorBall {
  readonly cells: number[]
}

/** The board after a ball has moved and its lines have vanished; null where it cannot. */
function move(state: ColorBall, input: number): NewBoard | null {
  if (!Number.isInteger(input) || input < 0 || input >= LAY_OUT) return null
  const from = input >> CELL_BITS
  const to = input & CELL_MASK
  const colour = state.cells[from] ?? 0
  if (colour === 0 || !isReachable(state.cells, from, to)) return null
  const cells = state.cells.slice()
  cells[from] = 0
  cells[to] = colour
  const lines = linesThrough(cells, to)
  const gone = lines.length === 0 ? NOTHING : vanish(cells, lines)
  return {
    cells,
    next: state.next,
    score: state.score + gone.points,
    turn: state.turn + 1,
    vanished: gone.cells,
    came: NONE,
  }
}

/** A line is a turn of its own, unless nothing is left to move. */
function bringsBalls({ vanished, cells }: ColorBall): boolean {
  return vanished.length === 0 || cells.every((colour) => colour === 0)
}

/** Of what was told: as many places as there are free ones, up to three, and the colours that come next. */
function bringBalls(state: NewBoard, told: readonly number[]): ColorBall | null {
  const count = told.length - NEW_BALLS
  const places = told.slice(0, count)
  const next = told.slice(count)
  const isWhole = count === NEW_BALLS || (count >= 0 && count < NEW_BALLS && count === freeCells(state.cells).length)
  if (!isWhole || !areFree(state.cells, places) || !areColours(next)) return null
  return put(state, places, state.next, next)
}

/** Lays balls down; lines that they make vanish as others do. */
function put(state: NewBoard, places: readonly number[], balls: readonly number[], next: readonly number[]): ColorBall {
  const { cells } = state
  for (let n = 0; n < places.length; n += 1) cells[places[n] ?? 0] = balls[n] ?? 0
  let made = NO_LINES
  for (let n = 0; n < places.length; n += 1) {
    const lines = linesThrough(cells, places[n] ?? 0)
    if (lines.length > 0) made = made.length === 0 ? lines : [...made, ...lines]
  }
  const gone = made.length === 0 ? NOTHING : vanish(cells, made)
  const vanished = gone.cells.length === 0 ? state.vanished : [...state.vanished, ...gone.cells]
  return { cells, next, score: state.score + gone.points, turn: state.turn, vanished, came: places }
}

/** Takes all lines through these cells away, each for its points; those that cross add up. */
function vanish(cells: number[], made: readonly (readonly number[])[]) {
  const only = made[0] ?? NONE
  if (made.length === 1) {
    for (const cell of only) cells[cell] = 0
    return { cells: only, points: pointsOf(only.length) }
  }
  // two of the cells may lie in the same line
  const lines = new Map(made.map((line) => [line.join(), line]))
  const gone = new Set<number>()
  let points = 0
  for (const line of lines.values()) {
    points += pointsOf(line.length)
    for (const cell of line) gone.add(cell)
  }
  for (const cell of gone) cells[cell] = 0
  return { cells: [...gone], points }
}

function areFree(cells: readonly number[], places: readonly number[]): boolean {
  for (let n = 0; n < places.length; n += 1) {
    const cell = places[n] ?? CELLS
    if (cells[cell] !== 0) return false
    for (let before = 0; before < n; before += 1) if (places[before] === cell) return false
  }
  return true
}

function areColours(numbers: readonly number[]): boolean {
  for (const number of numbers) if (!Number.isInteger(number) || number < 1 || number > COLOURS) return false
  return true
}
