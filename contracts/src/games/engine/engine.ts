import type { Seed } from './random.ts'

/** What only the one who deals knows. */
export interface Hidden {
  /** The seed of the n-th draw by lot. */
  seedOf(draw: number): Seed
}

/** Where a game stands that asks questions: how many are due, and of those that were answered whether it was right. */
export interface QuizStand {
  readonly asked: number
  readonly judged: readonly boolean[]
}

/**
 * The rules of a game, pure and in whole numbers: the server folds a run with them, and the browser draws it with
 * them. What is hidden comes in from outside, as what is told with an input, so that `step` needs no secret.
 */
export interface Engine<Setup, State> {
  begin(setup: Setup): State
  /** What an input uncovers; null where there can be no such input. */
  tell(state: State, input: number, hidden: Hidden): readonly number[] | null
  /** Null where there can be no such input, or what is told does not fit it. */
  step(state: State, input: number, told: readonly number[]): State | null
  isOver(state: State): boolean
  score(state: State): number
  /** 32 bits that tell states apart. */
  hash(state: State): number
  /** Ticks that were played so far; null where time does not count, absent in games that know none. */
  ticks?(state: State): number | null
  /** Absent in games that ask nothing. */
  quiz?(state: State): QuizStand
}
