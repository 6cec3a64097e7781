import { type MemorySetup, memoryPlay } from '@kredka/contracts/games/memory/play'
import { isSetId, setOf } from '@kredka/contracts/games/memory/sets/sets'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { GameView } from '../components/GameView.tsx'
import { LatePart } from '../components/LatePart.tsx'
import type { GameParts, GameWords } from '../game.ts'
import { lateChunk } from '../late-chunk.ts'
import { wordsOf } from './words.ts'

const fields = lateChunk(() => import('./MemoryFields.tsx'))
const rules = lateChunk(() => import('./MemoryRules.tsx'))
const play = lateChunk(() => import('./MemoryPlay.tsx'))
const board = lateChunk(() => import('./MemoryBoard.tsx'))

const parts: GameParts<MemorySetup> = {
  game: 'memory',
  play: memoryPlay,
  first: { size: '4x4', set: 'shapes' },
  choiceOf: ({ size, set }) => (isSetId(set) ? { game: 'memory', size, set } : null),
  Fields: (of) => <LatePart chunk={fields}>{({ MemoryFields }) => <MemoryFields {...of} />}</LatePart>,
  Rules: () => <LatePart chunk={rules}>{({ MemoryRules }) => <MemoryRules />}</LatePart>,
  preparePlay({ set }) {
    play.prepare()
    wordsOf(set).prepare()
  },
  Play: (of) => (
    <LatePart chunk={play}>
      {({ MemoryPlay }) => (
        <LatePart chunk={wordsOf(of.setup.set)}>{(words) => <MemoryPlay {...of} words={words} />}</LatePart>
      )}
    </LatePart>
  ),
  Board: (of) => (
    <LatePart chunk={board}>
      {({ MemoryBoard }) => (
        <LatePart chunk={wordsOf(of.setup.set)}>{(words) => <MemoryBoard {...of} words={words} />}</LatePart>
      )}
    </LatePart>
  ),
  useWords,
}

/** Memory (GAM-02). */
export function MemoryGame() {
  return <GameView parts={parts} />
}

function useWords(): GameWords<MemorySetup> {
  const t = useText()
  const language = useLanguage()
  return {
    scoreText: (count) => t('memory.moves', { count }),
    note: ({ size, set }) => `${setOf(set)?.[language] ?? set} · ${size.replace('x', ' × ')}`,
    done: t('memory.done'),
  }
}
