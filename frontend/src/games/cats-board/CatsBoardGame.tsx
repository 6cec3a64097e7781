import { BOARDS, boardOf } from '@kredka/contracts/games/cats-board/boards/boards'
import { type CatsBoardSetup, catsBoardPlay } from '@kredka/contracts/games/cats-board/play'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { GameView } from '../components/GameView.tsx'
import type { GameParts, GameWords } from '../game.ts'
import { CatsBoardShown } from './CatsBoardShown.tsx'
import { CatsFields } from './CatsFields.tsx'
import { CatsPlay } from './CatsPlay.tsx'
import { CatsRules } from './CatsRules.tsx'
import { NextBoard } from './NextBoard.tsx'
import { setupOf } from './setup-of.ts'
import { useBoardName } from './useBoardName.ts'

const parts: GameParts<CatsBoardSetup> = {
  game: 'cats-board',
  play: catsBoardPlay,
  first: setupOf(BOARDS[0]),
  choiceOf: ({ board }) => (boardOf(board) === undefined ? null : { game: 'cats-board', board }),
  Fields: CatsFields,
  Rules: CatsRules,
  Play: CatsPlay,
  Board: CatsBoardShown,
  More: NextBoard,
  lobbyOf: ({ board }) => `?board=${board}`,
  useWords,
}

/** Cats that slide to their boxes; an address can name the board (GAM-07). */
export function CatsBoardGame() {
  const [params] = useSearchParams()
  const board = boardOf(params.get('board'))
  const own = useMemo(() => (board === undefined ? parts : { ...parts, first: setupOf(board) }), [board])
  return <GameView key={board?.id} parts={own} />
}

function useWords(): GameWords<CatsBoardSetup> {
  const t = useText()
  const nameOf = useBoardName()
  return {
    scoreText: (count) => t('cats.moves', { count }),
    note: ({ board, par }) => `${nameOf(board)} · ${t('cats.par', { count: par })}`,
    done: t('cats.done'),
  }
}
