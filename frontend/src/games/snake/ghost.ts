import { ticksOf } from '@kredka/contracts/games/engine/snake-1/input'
import { type Snake, snake } from '@kredka/contracts/games/engine/snake-1/snake'
import { boardOf, type LevelSetup } from '@kredka/contracts/games/snake/play'
import type { PlayedStep } from '../usePlay.ts'
import { framesOf } from './frames.ts'
import type { Frame } from './useSnake.ts'

/** Where the snake of a run that is over was after so many ticks, which only go on. */
export type Ghost = (tick: number) => Frame<Snake>

/** A run of a level as it is raced against: a level holds no chance, so it is the same race for everybody. */
export function createGhost(setup: LevelSetup, steps: readonly PlayedStep[]): Ghost {
  const board = boardOf(setup)
  const parts = framesOf(setup, steps)
  let state = snake.begin(board)
  let n = 0
  return (tick) => {
    for (let part = parts[n]; part !== undefined && state.ticks + ticksOf(part.input) <= tick; part = parts[n]) {
      state = snake.step(state, part.input, part.told) ?? state
      n += 1
    }
    const isOn = state.end === 'none' && n < parts.length
    return { state, part: isOn ? (tick % board.step_ticks) / board.step_ticks : 1 }
  }
}

/** Whether both are the same level as it was then. */
export function isSameRace(one: LevelSetup, other: LevelSetup): boolean {
  const { map, heading, speed, open_edges, pace } = one
  return (
    map === other.map &&
    heading === other.heading &&
    speed === other.speed &&
    open_edges === other.open_edges &&
    pace === other.pace
  )
}
