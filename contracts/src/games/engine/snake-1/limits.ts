/** What holds for a snake whatever it eats, apart from its steps: whoever draws it or plays another one needs no more. */

/** Where no food lies yet. */
export const NOWHERE = -1
/** By so much a snake is longer after each food. */
export const GROWTH = 2
/** Its length once it is out of its hole. */
export const START_LENGTH = 3
/** Nothing is told of more time than this at once. */
export const TICKS_AT_ONCE_MAX = 600
/** So many headings wait at most. */
const TURNS_MAX = 2

interface Turning {
  readonly heading: number
  /** Headings that were said and wait for their steps. */
  readonly turns: readonly number[]
}

/** Whether a heading would come to anything: nobody turns on the spot, and no more than two wait. */
export function canTurn({ heading, turns }: Turning, to: number): boolean {
  const before = turns.at(-1) ?? heading
  return turns.length < TURNS_MAX && to !== before && to !== ((before + 2) & 3)
}
