import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../terminal/root.ts'

/** A shortest way through each board, as `npm run cats` has found it. */
export const SOLUTIONS_FILE = join(ROOT, 'contracts/src/games/cats-board/boards/solutions.json')

export function storedSolution(board: string): readonly number[] {
  const stored: Readonly<Record<string, string>> = JSON.parse(readFileSync(SOLUTIONS_FILE, 'utf8'))
  return stored[board]?.split(' ').map(Number) ?? []
}
