import { NOWHERE } from '@kredka/contracts/games/engine/snake-1/limits'
import { foresee, type Snake, type SnakeSetup, snake } from '@kredka/contracts/games/engine/snake-1/snake'

/** What all snakes have, whatever they eat. */
export interface AnySnake {
  readonly ticks: number
  readonly heading: number
  readonly turns: readonly number[]
  readonly end: string
}

/** Rules by which a snake is played under somebody’s hands. */
export interface SnakeRules<State extends AnySnake> {
  /** Ticks from a step to the next; 0 where time stands and each input is a step. */
  readonly step_ticks: number
  readonly begun: State
  readonly step: (state: State, input: number, told: readonly number[]) => State | null
  /** What comes of an input as far as it can be known before the server has answered. */
  readonly foresee: (state: State, input: number) => State | null
  /** Nothing goes on before the first answer. */
  readonly isAsking: (state: State) => boolean
  /** What is seen waits for an answer: the time until then is said at once. */
  readonly isDue: (seen: State, said: State) => boolean
  /** Whether something around the board says another thing than before. */
  readonly isNews: (seen: State, before: State) => boolean
}

export function snakeRulesOf(setup: SnakeSetup): SnakeRules<Snake> {
  return {
    step_ticks: setup.step_ticks,
    begun: snake.begin(setup),
    step: snake.step,
    foresee,
    isAsking: ({ food }) => food === NOWHERE,
    isDue: ({ end }) => end !== 'none',
    isNews: (seen, before) =>
      seen.end !== before.end || seen.eaten !== before.eaten || seen.body.length !== before.body.length,
  }
}
