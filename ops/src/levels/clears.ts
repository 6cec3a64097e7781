import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomOf } from '@kredka/contracts/games/engine/random'
import { type Snake, snake } from '@kredka/contracts/games/engine/snake-1/snake'
import type { BuiltInLevel } from '@kredka/contracts/games/snake/levels/built-in'
import { boardOf } from '@kredka/contracts/games/snake/play'
import { ROOT } from '../terminal/root.ts'
import { inputsOf, solve } from './solve.ts'

const TRIES = 50
/** Inputs that clear each level, as `npm run levels` has found them. */
export const CLEARS_FILE = join(ROOT, 'contracts/src/games/snake/levels/clears.json')

export function storedClear(id: string): readonly number[] {
  const stored: Readonly<Record<string, string>> = JSON.parse(readFileSync(CLEARS_FILE, 'utf8'))
  return stored[id]?.split(' ').map(Number) ?? []
}

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
