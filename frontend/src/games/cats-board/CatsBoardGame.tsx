import type { BuiltInBoard } from '@kredka/contracts/games/cats-board/boards/boards'
import { boardNamed } from '@kredka/contracts/games/cats-board/boards/names'
import { type CatsBoardSetup, catsBoardPlay } from '@kredka/contracts/games/cats-board/play'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { GameView } from '../components/GameView.tsx'
import { LatePart } from '../components/LatePart.tsx'
import type { GameParts, GameWords } from '../game.ts'
import { lateChunk } from '../late-chunk.ts'
import { setupOf } from './setup-of.ts'
import { useBoardName } from './useBoardName.ts'

const boards = lateChunk(() => import('@kredka/contracts/games/cats-board/boards/boards'))
const fields = lateChunk(() => import('./CatsFields.tsx'))
const next = lateChunk(() => import('./NextBoard.tsx'))
const rules = lateChunk(() => import('./CatsRules.tsx'))
const play = lateChunk(() => import('./CatsPlay.tsx'))
const board = lateChunk(() => import('./CatsBoardShown.tsx'))

const parts: GameParts<CatsBoardSetup> = {
  game: 'cats-board',
  play: catsBoardPlay,
  first: setupOf(undefined),
  choiceOf: ({ board }) => (boardNamed(board) === null ? null : { game: 'cats-board', board }),
  Fields: (of) => <LatePart chunk={fields}>{({ CatsFields }) => <CatsFields {...of} />}</LatePart>,
  Rules: () => <LatePart chunk={rules}>{({ CatsRules }) => <CatsRules />}</LatePart>,
  preparePlay: play.prepare,
  Play: (of) => <LatePart chunk={play}>{({ CatsPlay }) => <CatsPlay {...of} />}</LatePart>,
  Board: (of) => <LatePart chunk={board}>{({ CatsBoardShown }) => <CatsBoardShown {...of} />}</LatePart>,
  More: (of) => (
    <LatePart chunk={next} lines={1}>
      {({ NextBoard }) => <NextBoard {...of} />}
    </LatePart>
  ),
  leadsOn: () => true,
  lobbyOf: ({ board }) => `?board=${board}`,
  useWords,
}

/** Cats that slide to their boxes; an address can name the board (GAM-07). */
export function CatsBoardGame() {
  const [params] = useSearchParams()
  // a run has its board in itself, and needs no other
  if (params.has('run')) return <GameView parts={parts} />
  return (
    <LatePart chunk={boards}>
      {({ BOARDS, boardOf }) => <ChosenBoard board={boardOf(params.get('board')) ?? BOARDS[0]} />}
    </LatePart>
  )
}

function ChosenBoard({ board }: { readonly board: BuiltInBoard | undefined }) {
  const own = useMemo(() => ({ ...parts, first: setupOf(board) }), [board])
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
