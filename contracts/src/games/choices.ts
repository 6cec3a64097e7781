import { type Static, Type } from '../kernel/schema.ts'
import { CatsBoardChoice } from './cats-board/choice.ts'
import { ColorBallChoice } from './color-ball/choice.ts'
import { MemoryChoice } from './memory/choice.ts'
import type { Game } from './rules.ts'
import { SnakeChoice } from './snake/choice.ts'
import { SnakeQuizChoice } from './snake-quiz/choice.ts'

/** What can be chosen today, by game. */
const CHOICES = {
  memory: MemoryChoice,
  'color-ball': ColorBallChoice,
  snake2024: SnakeChoice,
  'cats-board': CatsBoardChoice,
  'snake-quiz': SnakeQuizChoice,
} satisfies Readonly<Record<Game, unknown>>

export type RunChoice = { readonly [G in Game]: Static<(typeof CHOICES)[G]> }[Game]
export const RunChoice = Type.Unsafe<RunChoice>(Type.Union(Object.values(CHOICES)))
