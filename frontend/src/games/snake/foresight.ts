import { inputOf } from '@kredka/contracts/games/engine/snake-1/input'
import { TICKS_AT_ONCE_MAX } from '@kredka/contracts/games/engine/snake-1/limits'
import type { Moment } from '../usePlay.ts'
import type { AnySnake, SnakeRules } from './snake-rules.ts'

/**
 * A snake as it is on this screen: what the server has answered, what was said since, and the time that has passed
 * since that. Nobody waits for an answer to see a turn.
 */
export interface Foresight<State> {
  /** Takes over what was answered and said. */
  readonly follow: (moment: Moment) => void
  /** As the server knows it. */
  readonly known: () => State
  /** After all that was said. */
  readonly said: () => State
  /** After so many ticks of play, if nothing more is said. */
  readonly at: (tick: number) => State
}

export function createForesight<State extends AnySnake>(rules: SnakeRules<State>): Foresight<State> {
  const { step_ticks, step, foresee } = rules
  let followed: Moment = { steps: [], waiting: [] }
  let known = rules.begun
  let said = known
  let shown = known
  return {
    follow(moment) {
      if (moment === followed) return
      const more = moment.steps.slice(followed.steps.length)
      known = more.reduce((state, { input, told }) => step(state, input, told) ?? state, known)
      said = moment.waiting.reduce((state, input) => foresee(state, input) ?? state, known)
      shown = said
      followed = moment
    },
    known: () => known,
    said: () => said,
    at(tick) {
      const ticks = Math.min(Math.max(0, tick - said.ticks), TICKS_AT_ONCE_MAX)
      // between two steps nothing moves
      if (step_ticks === 0 || stepOf(said.ticks + ticks, step_ticks) === stepOf(shown.ticks, step_ticks)) return shown
      shown = foresee(said, inputOf(ticks)) ?? said
      return shown
    },
  }
}

function stepOf(tick: number, step_ticks: number): number {
  return Math.floor(tick / step_ticks)
}
