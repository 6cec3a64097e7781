import { CELLS, LINE_MIN, linesThrough, reachableFrom, SIDE } from '@kredka/contracts/games/engine/color-ball-1/board'
import {
  type ColorBall,
  colorBall,
  endsOf,
  LAY_OUT,
  moveOf,
} from '@kredka/contracts/games/engine/color-ball-1/color-ball'
import { deal, pairOf } from '@kredka/contracts/games/engine/memory-1/memory'
import type { Random } from '@kredka/contracts/games/engine/random'
import { inputOf } from '@kredka/contracts/games/engine/snake-1/input'
import {
  heartsOf,
  rightTileOf,
  type SnakeQuiz,
  snakeQuiz,
} from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import type { RunLuck } from '../luck.ts'
import { stepsToTile } from './quiz-ways.ts'
import type { Seat } from './seat.ts'

/** What somebody knows of what is hidden; null for whoever knows what the rules show. */
type Foresee = () => RunLuck | null
export interface Playing {
  readonly seat: Seat
  readonly foresee: Foresee
  readonly random: Random
  /** Whether they put something impossible after each guess, for its refusal to tell whether it was right. */
  readonly probes: boolean
}

/** Forgets nothing: takes a pair that is known, else looks at a new tile and takes its partner where that is known. */
export async function playMemory(tiles: number, { seat, foresee }: Playing): Promise<null> {
  const seen = new Map<number, number>()
  const left = new Set(Array.from({ length: tiles }, (_, tile) => tile))
  const turn = async (tile: number) => {
    const told = await seat.send(tile)
    const face = told[0]?.[0]
    if (typeof face !== 'number') throw new Error(`not turned: ${told}`)
    seen.set(tile, face)
    return face
  }
  const partnerOf = (tile: number, faces: ReadonlyMap<number, number>) =>
    [...left].find((other) => other !== tile && pairOf(faces.get(other) ?? -2) === pairOf(faces.get(tile) ?? -4))
  while (left.size > 0) {
    const luck = foresee()
    const known = luck === null ? seen : new Map(deal(tiles, luck.seedOf(0)).entries())
    const hidden = [...left].filter((tile) => !seen.has(tile))
    const first = [...left].find((tile) => partnerOf(tile, known) !== undefined) ?? hidden[0] ?? 0
    await turn(first)
    const second = partnerOf(first, known) ?? hidden.find((tile) => tile !== first) ?? 0
    await turn(second)
    if (pairOf(seen.get(first) ?? 0) !== pairOf(seen.get(second) ?? 0)) continue
    left.delete(first)
    left.delete(second)
  }
  return null
}

const MOVES_LOOKED_AT = 150

/** Looks at moves by lot and makes the one after which the board is best, with the balls that come where they are known. */
export async function playColorBall(moves: number, { seat, foresee, random }: Playing): Promise<number> {
  let state = colorBall.begin(null)
  for (let n = 0; n <= moves && !colorBall.isOver(state); n += 1) {
    const luck = foresee()
    const input = n === 0 ? LAY_OUT : bestMove(state, luck, random)
    const [told] = await seat.send(input)
    const after = typeof told === 'object' ? colorBall.step(state, input, told) : null
    if (after === null) throw new Error(`not moved: ${told}`)
    state = after
  }
  return colorBall.score(state)
}

function bestMove(state: ColorBall, luck: RunLuck | null, random: Random): number {
  const balls = state.cells.flatMap((colour, cell) => (colour > 0 ? [cell] : []))
  let [best, bestWorth] = [0, Number.NEGATIVE_INFINITY]
  for (let n = 0; n < MOVES_LOOKED_AT; n += 1) {
    const from = balls[random.below(balls.length)] ?? 0
    const ways = reachableFrom(state.cells, from)
    const to = ways.length === 0 ? undefined : ways[random.below(ways.length)]
    if (to === undefined) continue
    const worth = worthOf(state, moveOf(from, to), luck)
    if (worth > bestWorth) [best, bestWorth] = [moveOf(from, to), worth]
  }
  return best
}

function worthOf(state: ColorBall, input: number, luck: RunLuck | null): number {
  const told = luck === null ? null : colorBall.tell(state, input, luck)
  const known = told === null ? null : colorBall.step(state, input, told)
  if (known !== null) return 100 * (known.score - state.score) + orderIn(known.cells)
  const [from, to] = endsOf(input)
  const cells = state.cells.with(from, 0).with(to, state.cells[from] ?? 0)
  const gone = new Set(linesThrough(cells, to).flat())
  return 200 * gone.size + orderIn(cells.map((colour, cell) => (gone.has(cell) ? 0 : colour)))
}

/** Runs of five cells with balls of one colour alone: the more of them, the better. */
function orderIn(cells: readonly number[]): number {
  let order = 0
  for (const line of FIVES) {
    const colours = line.map((cell) => cells[cell] ?? 0).filter((colour) => colour > 0)
    if (colours.every((colour) => colour === colours[0])) order += colours.length ** 3
  }
  return order
}

const FIVES: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) => cell).flatMap((cell) =>
  [
    [1, 0],
    [0, 1],
    [1, 1],
    [-1, 1],
  ].flatMap(([columns = 0, rows = 0]) => {
    const [column, row] = [(cell % SIDE) + (LINE_MIN - 1) * columns, Math.floor(cell / SIDE) + (LINE_MIN - 1) * rows]
    if (column < 0 || column >= SIDE || row >= SIDE) return []
    return [Array.from({ length: LINE_MIN }, (_, n) => cell + n * (columns + rows * SIDE))]
  }),
)

/** Knows no answer: eats a tile by lot. */
export async function playSnakeQuiz(
  setup: SnakeQuiz['setup'],
  { seat, foresee, random, probes }: Playing,
): Promise<null> {
  let state = snakeQuiz.begin(setup)
  const say = async (...inputs: readonly number[]) => {
    const told = await seat.send(...inputs)
    if (typeof told === 'string') return told
    state = told.reduce((before, one, n) => snakeQuiz.step(before, inputs[n] ?? 0, one) ?? before, state)
    return null
  }
  while (!snakeQuiz.isOver(state)) {
    const luck = foresee()
    const question = state.asked - 1
    if (state.places.length === 0) {
      if ((await say(inputOf(0))) !== null) throw new Error('nobody waits for tiles')
      continue
    }
    const tiles = state.places.length
    const guess = luck === null ? random.below(tiles) : rightTileOf(luck, question, tiles)
    const wayTo = (n: number) => stepsToTile(state, state.places[(guess + n) % tiles] ?? 0)
    // a wrong one would be the end, after which nothing can come
    const tries = probes && heartsOf(state) === 1 ? tiles : 0
    let isEaten = false
    for (let n = 0; n < tries && !isEaten; n += 1) isEaten = (await say(...wayTo(n), inputOf(0))) === null
    if (!isEaten && (await say(...wayTo(0))) !== null) throw new Error('no tile can be eaten')
  }
  return null
}
