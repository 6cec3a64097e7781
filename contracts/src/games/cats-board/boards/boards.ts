import { DIFFICULTIES } from '../rules.ts'
import { EASY } from './easy.ts'
import { HARD } from './hard.ts'
import { MEDIUM } from './medium.ts'
import { type BoardName, boardId } from './names.ts'

/** A board that comes with the product. Its id never changes: results are kept under it. */
export interface BuiltInBoard extends BoardName {
  readonly id: string
  /** The fewest slides that do. */
  readonly par: number
  readonly map: string
}

const LINES = { easy: EASY, medium: MEDIUM, hard: HARD } as const

/** From easy to hard (GAM-07). `solutions.json` has a shortest way through each of them. */
export const BOARDS: readonly BuiltInBoard[] = DIFFICULTIES.flatMap((difficulty) =>
  LINES[difficulty].map(([par, map], n) => {
    const name = { difficulty, number: n + 1 }
    return { ...name, id: boardId(name), par, map }
  }),
)

const BY_ID: ReadonlyMap<unknown, BuiltInBoard> = new Map(BOARDS.map((board) => [board.id, board]))

export function boardOf(id: unknown): BuiltInBoard | undefined {
  return BY_ID.get(id)
}
