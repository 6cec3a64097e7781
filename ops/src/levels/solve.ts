import type { Random } from '@kredka/contracts/games/engine/random'
import { cellAfter, HEADINGS } from '@kredka/contracts/games/engine/snake-1/board'
import { inputOf } from '@kredka/contracts/games/engine/snake-1/input'
import { GROWTH, START_LENGTH, TICKS_AT_ONCE_MAX } from '@kredka/contracts/games/engine/snake-1/limits'
import type { SnakeSetup } from '@kredka/contracts/games/engine/snake-1/snake'

/** A snake between two steps, as the solver moves it. */
interface At {
  /** Cells from the tail to the head. */
  readonly body: readonly number[]
  readonly heading: number
  readonly growing: number
}

/** Ways to one food that are tried before an earlier one is gone back on. */
const WAYS_TRIED = 3
const TRIES_MAX = 4_000

/**
 * Headings, step by step, that clear a level: to each food on a short way, and where it ends in a dead end another one.
 * @returns null where none was found; there may still be some
 */
export function solve(setup: SnakeSetup, random: Random): readonly number[] | null {
  const food = setup.food ?? []
  const walls = new Set(setup.walls)
  const begun: At = { body: [setup.start], heading: setup.heading, growing: START_LENGTH - 1 }
  let tries = 0
  const clear = (at: At, n: number): readonly number[] | null => {
    const goal = food[n]
    if (goal === undefined) return []
    for (let way = 0; way < WAYS_TRIED && tries < TRIES_MAX; way += 1) {
      tries += 1
      const headings = wayTo(setup, walls, at, goal, random)
      if (headings === null) return null
      const rest = clear(walk(setup, at, headings), n + 1)
      if (rest !== null) return [...headings, ...rest]
    }
    return null
  }
  return clear(begun, 0)
}

/** What a player would have pressed for it. */
export function inputsOf({ step_ticks, heading: first }: SnakeSetup, headings: readonly number[]): readonly number[] {
  const inputs: number[] = []
  let [heading, waited] = [first, 0]
  for (const to of headings) {
    if (waited + step_ticks > TICKS_AT_ONCE_MAX) {
      inputs.push(inputOf(waited))
      waited = 0
    }
    if (to !== heading) {
      inputs.push(inputOf(waited, to))
      waited = 0
      heading = to
    }
    waited += step_ticks
  }
  return [...inputs, inputOf(waited)]
}

/** A shortest way by lot. A cell of the snake is free once its tail has gone past it. */
function wayTo(
  setup: SnakeSetup,
  walls: ReadonlySet<number>,
  { body, heading, growing }: At,
  goal: number,
  random: Random,
): readonly number[] | null {
  const freeAt = new Map(body.map((cell, n) => [cell, growing + n + 1]))
  const from = body.at(-1) ?? setup.start
  const cameBy = new Map<number, { readonly before: number; readonly heading: number }>()
  let edge: readonly number[] = [from]
  for (let step = 1; edge.length > 0; step += 1) {
    const next: number[] = []
    for (const cell of edge) {
      const back = ((cameBy.get(cell)?.heading ?? heading) + 2) % HEADINGS.length
      for (const to of turned(random)) {
        const reached = to === back ? null : cellAfter(setup, cell, to)
        if (reached === null || walls.has(reached) || cameBy.has(reached) || (freeAt.get(reached) ?? 0) > step) continue
        cameBy.set(reached, { before: cell, heading: to })
        if (reached === goal) return headingsTo(goal, from, cameBy)
        next.push(reached)
      }
    }
    edge = next
  }
  return null
}

function headingsTo(
  goal: number,
  from: number,
  cameBy: ReadonlyMap<number, { readonly before: number; readonly heading: number }>,
): readonly number[] {
  const headings: number[] = []
  let cell = goal
  do {
    const step = cameBy.get(cell)
    if (step === undefined) break
    headings.unshift(step.heading)
    cell = step.before
  } while (cell !== from)
  return headings
}

function turned(random: Random): readonly number[] {
  const first = random.below(HEADINGS.length)
  return Array.from(HEADINGS, (_, n) => (first + n) % HEADINGS.length)
}

/** Eats at the end of the way. */
function walk(setup: SnakeSetup, { body, growing }: At, headings: readonly number[]): At {
  const cells = [...body]
  for (const heading of headings) {
    const head = cellAfter(setup, cells.at(-1) ?? setup.start, heading)
    if (head !== null) cells.push(head)
  }
  const length = Math.min(cells.length, body.length + growing)
  const left = Math.max(0, growing - headings.length)
  return { body: cells.slice(-length), heading: headings.at(-1) ?? setup.heading, growing: left + GROWTH }
}
