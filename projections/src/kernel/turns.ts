import type { Position } from '@kredka/contracts/kernel/ports'

/** The runner and joining groups take turns: while one has the turn, the runner's position stands still. */
export interface Turns {
  take<T>(work: () => Promise<T>): Promise<T>
  /** Where the runner stands; undefined when there is none. */
  position(): Position | undefined
  /** Called by the runner in its turn. */
  move(position: Position): void
}

export function createTurns(start: Position | undefined): Turns {
  let last: Promise<unknown> = Promise.resolve()
  let position = start
  return {
    take: (work) => {
      const mine = last.then(work)
      last = mine.catch(() => undefined)
      return mine
    },
    position: () => position,
    move: (to) => {
      position = to
    },
  }
}
