import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Command, readArguments } from '../terminal/command.ts'
import { ROOT } from '../terminal/root.ts'
import { type Drawn, drawBoard, type Wanted } from './draw.ts'
import { SOLUTIONS_FILE } from './solutions.ts'

const FOLDER = join(ROOT, 'contracts/src/games/cats-board/boards')
const BOARDS = 40

/** The par rises from board to board, and so do cats and sides. */
const SERIES: Readonly<Record<string, (n: number) => Wanted>> = {
  easy: (n) => ({ side: n < 16 ? 5 : 6, cats: 2, par: 3 + Math.floor((n * 5) / BOARDS) }),
  medium: (n) => ({ side: n < 20 ? 6 : 7, cats: 3, par: 6 + Math.floor((n * 5) / BOARDS) }),
  hard: (n) => ({ side: 8, cats: n < 20 ? 3 : 4, par: 9 + Math.floor((n * 4) / BOARDS) }),
}

const COMMAND = {
  name: 'cats',
  says: 'Draws the boards of the cats with their solutions into the contracts: the same ones each time.',
} as const satisfies Command

/**
 * `npm run cats`: draws the boards of the cats with their solutions. They come out the same each time, and they are
 * released: a change here is for boards that are added behind them.
 */
export function drawBoards(args: readonly string[]): Promise<number> {
  readArguments(COMMAND, args)
  const known = new Set<string>()
  const solutions: string[] = []
  for (const [difficulty, wantedOf] of Object.entries(SERIES)) {
    const drawn = Array.from({ length: BOARDS }, (_, n) => drawBoard(n, wantedOf(n), known))
    writeFileSync(join(FOLDER, `${difficulty}.ts`), sourceOf(difficulty, drawn))
    solutions.push(...drawn.map(({ solution }, n) => `  "${difficulty}-${n + 1}": "${solution.join(' ')}"`))
    console.log(`${difficulty}: ${drawn.length} boards, par ${drawn[0]?.par} to ${drawn.at(-1)?.par}`)
  }
  writeFileSync(SOLUTIONS_FILE, `{\n${solutions.join(',\n')}\n}\n`)
  return Promise.resolve(0)
}

function sourceOf(difficulty: string, drawn: readonly Drawn[]): string {
  const lines = drawn.map(({ par, map }) => `  [${par}, '${map}'],`)
  return `/** Drawn by \`npm run cats\`: par and map. */
export const ${difficulty.toUpperCase()}: readonly (readonly [par: number, map: string])[] = [
${lines.join('\n')}
]
`
}
