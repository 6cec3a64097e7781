import { type ColorBallSetup, colorBallPlay } from '@kredka/contracts/games/color-ball/play'
import { useText } from '../../i18n/useText.ts'
import { GameView } from '../components/GameView.tsx'
import type { GameParts, GameWords } from '../game.ts'
import { ColorBallBoard } from './ColorBallBoard.tsx'
import { ColorBallPlay } from './ColorBallPlay.tsx'
import { ColorBallRules } from './ColorBallRules.tsx'

const parts: GameParts<ColorBallSetup> = {
  game: 'color-ball',
  play: colorBallPlay,
  first: { board: '9x9' },
  choiceOf: ({ board }) => ({ game: 'color-ball', board }),
  Rules: ColorBallRules,
  Play: ColorBallPlay,
  Board: ColorBallBoard,
  useWords,
}

/** Lines of balls of a colour (GAM-07). */
export function ColorBallGame() {
  return <GameView parts={parts} />
}

function useWords(): GameWords<ColorBallSetup> {
  const t = useText()
  return {
    scoreText: (count) => t('color_ball.points', { count }),
    note: () => null,
    done: t('color_ball.done'),
  }
}
