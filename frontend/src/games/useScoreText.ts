import type { Game } from '@kredka/contracts/games/rules'
import { useText } from '../i18n/useText.ts'

const TEXTS = {
  memory: 'memory.moves',
  'color-ball': 'color_ball.points',
  snake2024: 'snake.points',
  'snake-quiz': 'snake_quiz.right',
  'cats-board': 'cats.moves',
} as const satisfies Readonly<Record<Game, string>>

/** `12 moves`: what a result is called, where no page of the game itself says it. */
export function useScoreText(game: Game): (score: number) => string {
  const t = useText()
  return (count) => t(TEXTS[game], { count })
}
