import { type ColorBallSetup, colorBallPlay } from '@kredka/contracts/games/color-ball/play'
import { useText } from '../../i18n/useText.ts'
import { GameView } from '../components/GameView.tsx'
import { LatePart } from '../components/LatePart.tsx'
import type { GameParts, GameWords } from '../game.ts'
import { lateChunk } from '../late-chunk.ts'

const rules = lateChunk(() => import('./ColorBallRules.tsx'))
const play = lateChunk(() => import('./ColorBallPlay.tsx'))
const board = lateChunk(() => import('./ColorBallBoard.tsx'))

const parts: GameParts<ColorBallSetup> = {
  game: 'color-ball',
  play: colorBallPlay,
  first: { board: '9x9' },
  choiceOf: ({ board }) => ({ game: 'color-ball', board }),
  Rules: () => <LatePart chunk={rules}>{({ ColorBallRules }) => <ColorBallRules />}</LatePart>,
  preparePlay: play.prepare,
  Play: (of) => <LatePart chunk={play}>{({ ColorBallPlay }) => <ColorBallPlay {...of} />}</LatePart>,
  Board: (of) => <LatePart chunk={board}>{({ ColorBallBoard }) => <ColorBallBoard {...of} />}</LatePart>,
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
