import { type Layout, slideTo } from '@kredka/contracts/games/engine/cats-board-1/layout'

/** All that can become of a board, by breadth-first search. */
export interface Reached {
  /** States in the order of their distance, each once: a cell of each cat. */
  readonly count: number
  readonly distanceOf: (n: number) => number
  readonly catsOf: (n: number) => readonly number[]
  /** Inputs of a shortest way there. */
  readonly wayTo: (n: number) => readonly number[]
}

/** Bits that hold a cell of a board of 8 × 8. */
const BITS = 6
const INPUTS_OF_CAT = 4

/**
 * @param isGoal where the search ends; without it everything is reached
 * @param max more states than so many are not looked at
 */
export function reach(layout: Layout, isGoal: (cats: readonly number[]) => boolean, max: number): Reached {
  const cells = layout.cats.length
  const seen = new Set<number>([pack(layout.cats)])
  const states = [pack(layout.cats)]
  const cameBy: (readonly [before: number, input: number])[] = [[-1, -1]]
  const distances = [0]
  const found: Reached = {
    get count() {
      return states.length
    },
    distanceOf: (n) => distances[n] ?? 0,
    catsOf: (n) => unpack(states[n] ?? 0, cells),
    wayTo(n) {
      const [before, input] = cameBy[n] ?? [-1, -1]
      return before < 0 ? [] : [...found.wayTo(before), input]
    },
  }
  for (let n = 0; n < states.length && states.length < max; n += 1) {
    const cats = found.catsOf(n)
    if (isGoal(cats)) return found
    for (let input = 0; input < cells * INPUTS_OF_CAT; input += 1) {
      const cat = input >> 2
      const to = slideTo(layout, cats, cat, input & 3)
      if (to === cats[cat]) continue
      const after = cats.map((at, of) => (of === cat ? to : at))
      const state = pack(after)
      if (seen.has(state)) continue
      seen.add(state)
      states.push(state)
      cameBy.push([n, input])
      distances.push(found.distanceOf(n) + 1)
      if (isGoal(after)) return found
    }
  }
  return found
}

/** A shortest way that brings every cat to its box; null where there is none. */
export function solve(layout: Layout): readonly number[] | null {
  const isSolved = (cats: readonly number[]) => cats.every((at, cat) => at === layout.boxes[cat])
  const reached = reach(layout, isSolved, Number.POSITIVE_INFINITY)
  const last = reached.count - 1
  return isSolved(reached.catsOf(last)) ? reached.wayTo(last) : null
}

function pack(cats: readonly number[]): number {
  return cats.reduce((packed, cell) => (packed << BITS) | cell, 0)
}

function unpack(state: number, cats: number): readonly number[] {
  return Array.from({ length: cats }, (_, n) => (state >> (BITS * (cats - 1 - n))) & ((1 << BITS) - 1))
}
