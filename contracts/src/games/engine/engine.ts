import type { Seed } from './random.ts'

/**
 * The rules of a game, pure and in whole numbers: the server folds a run with them, and the browser draws it with
 * them. What is hidden comes in from outside, as what is told with an input, so that `step` needs no secret.
 */
export interface Engine<Setup, State> {
  begin(setup: Setup): State
  /** Number of the draw by lot that decides what the next input uncovers. */
  drawOf(state: State): number
  /** What an input uncovers, from the seed of that draw; null where there can be no such input. */
  tell(state: State, input: number, seed: Seed): readonly number[] | null
  /** Null where there can be no such input, or what is told does not fit it. */
  step(state: State, input: number, told: readonly number[]): State | null
  isOver(state: State): boolean
  score(state: State): number
  /** 32 bits that tell states apart. */
  hash(state: State): number
}
