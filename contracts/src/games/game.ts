import type { Engine, Hidden, QuizStand } from './engine/engine.ts'
import type { RunSetup } from './setup.ts'
import type { Turning } from './turning.ts'

/** What the rules of a game say of its runs and boards. */
export interface GameRules {
  /** What places are about: the fewest moves or the most points … */
  readonly best: 'fewest' | 'most'
  /** … and between the same scores the shorter time, or nothing: then they share a place. */
  readonly ties: 'time' | 'shared'
  /** What was reached counts, however the run ends. */
  readonly keeps_unfinished: boolean
  /** A run that nobody goes on with ends after so long. */
  readonly idle_ms: number
}

/** Where a run stands, whichever game it is of. */
export interface Position {
  readonly isOver: boolean
  readonly score: number
  readonly hash: number
  /** Ticks of play; null in games that know no time. */
  readonly ticks: number | null
  /** Null in games that ask nothing. */
  readonly quiz: QuizStand | null
  tell(input: number, hidden: Hidden): readonly number[] | null
  step(input: number, told: readonly number[]): Position | null
}

/** How a game is played: nothing but numbers and functions, the same in browser and server. */
export interface GamePlay<Setup> {
  /** The newest rules, by which new runs are played. */
  readonly engine: string
  /** @returns null for what is no setup of this game */
  readonly read: (setup: RunSetup) => Setup | null
  /** The board where a run is placed. */
  readonly variantOf: (setup: Setup) => string
  /** The beginning of a new run. */
  readonly start: (setup: Setup) => Position
  /**
   * The beginning of a run.
   * @param engine with which rules it began: those of a run never change
   * @returns null for rules that nobody knows
   */
  readonly begin: (engine: string, setup: RunSetup) => Position | null
}

/** How a run begins by each of the rules that runs can be watched by, beside each other. */
type Engines<Engine extends string, Setup> = Readonly<Record<Engine, (setup: Setup) => Position>>

interface Definition<Engine extends string, Setup> extends Pick<GamePlay<Setup>, 'read' | 'variantOf'> {
  readonly engine: NoInfer<Engine>
  readonly engines: Engines<Engine, Setup>
  /** How a board whose things are hidden is played turned, on square boards alone; absent where it stands in the setup (GAM-04). */
  readonly turning?: (setup: Setup, turn: number) => Turning
}

export function definePlay<Setup, Engine extends string>({
  engines,
  turning,
  ...play
}: Definition<Engine, Setup>): GamePlay<Setup> {
  const known = new Map<string, (setup: Setup) => Position>(Object.entries(engines))
  return {
    ...play,
    start: engines[play.engine],
    begin(engine, setup) {
      const read = play.read(setup)
      const position = read === null ? null : (known.get(engine)?.(read) ?? null)
      const { turn } = setup
      if (read === null || position === null || turning === undefined || typeof turn !== 'number') return position
      return new Turned(position, turning(read, turn))
    },
  }
}

export function positionOf<Setup, State>(engine: Engine<Setup, State>, state: State): Position {
  return new Stand(engine, state)
}

/** Where a run of an engine stands. What costs more than many a step is worked out when somebody asks for it. */
class Stand<Setup, State> implements Position {
  readonly #engine: Engine<Setup, State>
  readonly #state: State

  constructor(engine: Engine<Setup, State>, state: State) {
    this.#engine = engine
    this.#state = state
  }

  get isOver() {
    return this.#engine.isOver(this.#state)
  }

  get score() {
    return this.#engine.score(this.#state)
  }

  get hash() {
    return this.#engine.hash(this.#state)
  }

  get ticks() {
    return this.#engine.ticks?.(this.#state) ?? null
  }

  get quiz() {
    return this.#engine.quiz?.(this.#state) ?? null
  }

  tell(input: number, hidden: Hidden): readonly number[] | null {
    return this.#engine.tell(this.#state, input, hidden)
  }

  step(input: number, told: readonly number[]): Position | null {
    const after = this.#engine.step(this.#state, input, told)
    return after === null ? null : new Stand(this.#engine, after)
  }
}

/** The same game as somebody plays it who sees the board turned; what it comes to is asked for when it is needed. */
class Turned implements Position {
  readonly #position: Position
  readonly #by: Turning

  constructor(position: Position, by: Turning) {
    this.#position = position
    this.#by = by
  }

  get isOver() {
    return this.#position.isOver
  }

  get score() {
    return this.#position.score
  }

  get hash() {
    return this.#position.hash
  }

  get ticks() {
    return this.#position.ticks
  }

  get quiz() {
    return this.#position.quiz
  }

  tell(input: number, hidden: Hidden): readonly number[] | null {
    const told = this.#position.tell(this.#by.input(input), hidden)
    return told === null ? null : this.#by.told(input, told)
  }

  step(input: number, told: readonly number[]): Position | null {
    const after = this.#position.step(this.#by.input(input), this.#by.untold(input, told))
    return after === null ? null : new Turned(after, this.#by)
  }
}
