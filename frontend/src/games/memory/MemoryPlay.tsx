import { memory } from '@kredka/contracts/games/engine/memory-1/memory'
import type { MemorySetup } from '@kredka/contracts/games/memory/play'
import { memoryBoard } from '@kredka/contracts/games/memory/rules'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Table } from '../components/Table.tsx'
import type { PlayProps } from '../game.ts'
import { useOver } from '../useOver.ts'
import { faceOf } from './face.ts'
import { foldMemory, lastMove } from './fold.ts'
import { MemoryGrid } from './MemoryGrid.tsx'
import classes from './memory.module.css'
import type { Words } from './words.ts'

interface Props extends PlayProps<MemorySetup> {
  readonly words: Words
}

/** So long tiles that do not fit can be looked at; the next press turns them back at once. */
const LOOK_MS = 1_600

/** Memory as it is played: by touch, mouse, keys, and by ear. */
export function MemoryPlay({ setup: { size }, playing, words }: Props) {
  const t = useText()
  const language = useLanguage()
  const { play, sound, onOver } = playing
  const { tiles, columns } = memoryBoard(size)
  const state = foldMemory(tiles, play.steps)
  const came = lastMove(state, play.steps)
  const isOver = memory.isOver(state)
  const moves = memory.score(state)
  const count = play.steps.length
  const isClosed = useClosed(count, state.open.length === 2)

  const heard = useRef(count)
  useEffect(() => {
    if (count === heard.current) return
    heard.current = count
    sound.play(isOver ? 'won' : (came ?? 'turn'))
  }, [count, came, isOver, sound])

  useOver(isOver, moves, onOver)

  const turn = (tile: number) => {
    const { waiting } = play
    const open = state.open.length === 1 ? state.open : []
    // a move has two tiles: a third one waits until they are known
    const isFull = open.length + waiting.length >= 2
    if (isFull || state.found[tile] === true || waiting.includes(tile) || open.includes(tile)) return
    play.add(tile)
  }
  const last = play.steps.at(-1)
  const word = last === undefined ? null : faceOf(words, last.told[0] ?? -1, language).word
  return (
    <Table playing={playing} score={t('memory.moves', { count: moves })} isOver={isOver}>
      <MemoryGrid
        state={state}
        words={words}
        columns={columns}
        waiting={play.waiting}
        isClosed={isClosed}
        onTurn={turn}
      />
      <p className={classes.said} role="status">
        {word !== null && (came === null ? word : t(`memory.${came}`, { word }))}
      </p>
    </Table>
  )
}

/** Whether the two tiles of the last miss have been looked at long enough. */
function useClosed(count: number, isMiss: boolean): boolean {
  const [closedAt, setClosedAt] = useState<number | null>(null)
  useEffect(() => {
    if (!isMiss) return
    const timer = setTimeout(() => setClosedAt(count), LOOK_MS)
    return () => clearTimeout(timer)
  }, [count, isMiss])
  return closedAt === count
}
