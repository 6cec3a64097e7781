import { GAME_RULES, type Game } from '@kredka/contracts/games/rules'
import { clockText } from './components/clock-text.ts'

/** What came of a run. */
export interface Result {
  readonly score: number
  readonly played_ms: number
}

/** `12 moves · 1:30`; the time where it counts. */
export function resultText(game: Game, scoreText: (score: number) => string, { score, played_ms }: Result): string {
  return GAME_RULES[game].ties === 'time' ? `${scoreText(score)} · ${clockText(played_ms)}` : scoreText(score)
}
