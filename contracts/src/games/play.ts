import type { Engine } from './engine/engine.ts'
import { memory } from './engine/memory-1/memory.ts'
import type { Seed } from './engine/random.ts'
import { type Game, memoryBoard } from './rules.ts'
import type { RunSetup } from './setup.ts'

/** Where a run stands, whichever game it is of. */
export interface Position {
  readonly draw: number
  readonly isOver: boolean
  readonly score: number
  readonly hash: number
  tell(input: number, seed: Seed): readonly number[] | null
  step(input: number, told: readonly number[]): Position | null
}

/** The newest engine of each game: new runs are of it. */
export const ENGINES: Readonly<Record<Game, string>> = { memory: 'memory-1' }

/**
 * The beginning of a run.
 * @param engine with which rules it began: those of a run never change
 * @returns null for rules that nobody knows
 */
export function beginRun(engine: string, setup: RunSetup): Position | null {
  if (engine === 'memory-1') return positionOf(memory, memory.begin(memoryBoard(setup.size)))
  return null
}

function positionOf<Setup, State>(engine: Engine<Setup, State>, state: State): Position {
  return {
    draw: engine.drawOf(state),
    isOver: engine.isOver(state),
    score: engine.score(state),
    hash: engine.hash(state),
    tell: (input, seed) => engine.tell(state, input, seed),
    step(input, told) {
      const after = engine.step(state, input, told)
      return after === null ? null : positionOf(engine, after)
    },
  }
}
