import { DIFFICULTIES, type Difficulty } from '../rules.ts'

/** What is known of a board by its id alone. */
export interface BoardName {
  readonly difficulty: Difficulty
  /** From 1 within its difficulty. */
  readonly number: number
}

/** So many boards there are: who plays one of them loads no maps of the others. */
const COUNTS: Readonly<Record<Difficulty, number>> = { easy: 40, medium: 40, hard: 40 }

export function boardId({ difficulty, number }: BoardName): string {
  return `${difficulty}-${number}`
}

/** Null for the id of no board. */
export function boardNamed(id: string): BoardName | null {
  const difficulty = DIFFICULTIES.find((one) => id.startsWith(`${one}-`))
  if (difficulty === undefined) return null
  const number = Number(id.slice(difficulty.length + 1))
  const isThere = Number.isInteger(number) && number >= 1 && number <= COUNTS[difficulty]
  return isThere && id === boardId({ difficulty, number }) ? { difficulty, number } : null
}
