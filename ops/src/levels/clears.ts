import { randomOf } from '@kredka/contracts/games/engine/random'
import { type Snake, snake } from '@kredka/contracts/games/engine/snake-1/snake'
import type { BuiltInLevel } from '@kredka/contracts/games/snake/levels/built-in'
import { boardOf } from '@kredka/contracts/games/snake/play'
import { inputsOf, solve } from './solve.ts'

const TRIES = 50

export function clears(level: BuiltInLevel, inputs: readonly number[]): boolean {
  const begun = snake.begin(boardOfLevel(level))
  return inputs.reduce<Snake | null>((state, input) => state && snake.step(state, input, []), begun)?.end === 'cleared'
}

/** Inputs that clear a level; null where none were found. The same ones each time. */
export function clearOf(level: BuiltInLevel): readonly number[] | null {
  const headings = wayThrough(level)
  return headings === null ? null : inputsOf(boardOfLevel(level), headings)
}

/** Headings that clear it, one a step. */
export function wayThrough(level: BuiltInLevel): readonly number[] | null {
  const board = boardOfLevel(level)
  for (let n = 1; n <= TRIES; n += 1) {
    const headings = solve(board, randomOf([n, 7, 1, 99]))
    if (headings !== null && clears(level, inputsOf(board, headings))) return headings
  }
  return null
}

function boardOfLevel(level: BuiltInLevel) {
  return boardOf({ mode: 'level', pace: 'clock', level: level.id, ...level })
}
