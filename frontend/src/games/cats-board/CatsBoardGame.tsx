import { BOARDS, boardOf } from '@kredka/contracts/games/cats-board/boards/boards'
import { type CatsBoardSetup, catsBoardPlay } from '@kredka/contracts/games/cats-board/play'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { GameView } from '../components/GameView.tsx'
import { LatePart } from '../components/LatePart.tsx'
import type { GameParts, GameWords } from '../game.ts'
import { lateChunk } from '../late-chunk.ts'
import { CatsFields } from './CatsFields.tsx'
import { NextBoard } from './NextBoard.tsx'
import { setupOf } from './setup-of.ts'
import { useBoardName } from './useBoardName.ts'

const rules = lateChunk(() => import('./CatsRules.tsx'))
const play = lateChunk(() => import('./CatsPlay.tsx'))
const board = lateChunk(() => import('./CatsBoardShown.tsx'))

const parts: GameParts<CatsBoardSetup> = {
  game: 'cats-board',
  play: catsBoardPlay,
  first: setupOf(BOARDS[0]),
  choiceOf: ({ board }) => (boardOf(board) === undefined ? null : { game: 'cats-board', board }),
  Fields: CatsFields,
  Rules: () => <LatePart chunk={rules}>{({ CatsRules }) => <CatsRules />}</LatePart>,
  preparePlay: play.prepare,
  Play: (of) => <LatePart chunk={play}>{({ CatsPlay }) => <CatsPlay {...of} />}</LatePart>,
  Board: (of) => <LatePart chunk={board}>{({ CatsBoardShown }) => <CatsBoardShown {...of} />}</LatePart>,
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
