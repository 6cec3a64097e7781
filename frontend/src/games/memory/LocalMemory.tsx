import { memory } from '@kredka/contracts/games/engine/memory-1/memory'
import type { Seed } from '@kredka/contracts/games/engine/random'
import { type MemorySize, memoryBoard } from '@kredka/contracts/games/rules'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { clockText } from '../components/clock-text.ts'
import { Result } from '../components/Result.tsx'
import { type TellAlone, useLocalRun } from '../useLocalRun.ts'
import { foldMemory } from './fold.ts'
import { MemoryPlay } from './MemoryPlay.tsx'
import { useSetName } from './useSetName.ts'

interface Props {
  readonly size: MemorySize
  readonly set: string
  readonly onLeave: () => void
}

interface Done {
  readonly moves: number
  readonly played_ms: number
}

/** Memory without an account or a connection: dealt by this browser, and counted nowhere. */
export function LocalMemory(props: Props) {
  const [game, setGame] = useState(0)
  const [done, setDone] = useState<Done | null>(null)
  const again = () => {
    setDone(null)
    setGame(game + 1)
  }
  if (done !== null) return <Ended {...props} {...done} onAgain={again} />
  return <Game key={game} {...props} onDone={setDone} />
}

function Game({ size, set, onLeave, onDone }: Props & { readonly onDone: (done: Done) => void }) {
  const [seed] = useState(seedOfBrowser)
  const { tiles } = memoryBoard(size)
  const tell: TellAlone = useCallback((steps, tile) => memory.tell(foldMemory(tiles, steps), tile, seed), [tiles, seed])
  const playing = useLocalRun({
    tell,
    onOver: (moves, played_ms) => onDone({ moves, played_ms }),
    onGiveUp: onLeave,
  })
  return <MemoryPlay size={size} set={set} playing={playing} />
}

function Ended({ size, set, moves, played_ms, onAgain, onLeave }: Props & Done & { readonly onAgain: () => void }) {
  const t = useText()
  const setName = useSetName(set)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Result
      heading={heading}
      title={t('games.ended_done')}
      result={`${t('games.moves', { count: moves })} · ${clockText(played_ms)}`}
      note={`${setName} · ${size.replace('x', ' × ')} · ${t('games.is_unranked')}`}
    >
      <Button look="primary" size="large" icon="refresh" onClick={onAgain}>
        {t('games.again')}
      </Button>
      <Button size="large" onClick={onLeave}>
        {t('games.other_board')}
      </Button>
    </Result>
  )
}

function seedOfBrowser(): Seed {
  const [a = 1, b = 2, c = 3, d = 4] = crypto.getRandomValues(new Uint32Array(4))
  return [a, b, c, d]
}
