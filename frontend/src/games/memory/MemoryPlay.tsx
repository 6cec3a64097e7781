import { type Memory, memory } from '@kredka/contracts/games/engine/memory-1/memory'
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
import { drawTurned } from './Tile.tsx'
import type { Words } from './words.ts'

interface Props extends PlayProps<MemorySetup> {
  readonly words: Words
}

/** So long tiles that do not fit can be looked at; the next press turns them back at once. */
const LOOK_MS = 1_600
/** So long they are seen where the next tile was pressed before their faces were known. */
const GLANCE_MS = 600
const TILES_OF_MOVE = 2

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

  const { waiting, add, now } = play
  const [queue, setQueue] = useState<readonly number[]>([])
  // as of this very instant: a quick hand is ahead of what React has rendered
  const queued = useRef(queue)
  const stateNow = () => (now.current.steps === play.steps ? state : foldMemory(tiles, now.current.steps))
  const openIn = ({ open }: Memory) => (open.length === 1 ? open : [])
  // a move has two tiles: those of the next one wait until these are known
  const roomNow = () => Math.max(0, TILES_OF_MOVE - openIn(stateNow()).length - now.current.waiting.length)
  const turnAll = (tiles: readonly number[]) => {
    const room = roomNow()
    for (const tile of tiles.slice(0, room)) add(tile, 'drawn')
    const left = tiles.slice(room, room + TILES_OF_MOVE)
    if (left.length === 0 && queued.current.length === 0) return
    queued.current = left
    setQueue(left)
  }
  const turn = (tile: number, place: Element) => {
    const before = stateNow()
    const isPressed = [...now.current.waiting, ...openIn(before), ...queued.current].includes(tile)
    if (before.found[tile] === true || isPressed) return
    turnAll([...queued.current, tile])
    const { open, found } = stateNow()
    if ([...now.current.waiting, ...queued.current].includes(tile)) drawTurned(place, 'turning')
    else if (open.includes(tile) || found[tile] === true) drawTurned(place, 'open')
  }
  const goOn = useRef<() => void>(() => undefined)
  goOn.current = () => turnAll(queued.current)
  const room = Math.max(0, TILES_OF_MOVE - openIn(state).length - waiting.length)
  const waits = queue.length > 0 && room > 0 && !playing.isPaused
  const waitsFor = waits ? (state.open.length === TILES_OF_MOVE ? GLANCE_MS : 0) : null
  useEffect(() => {
    if (waitsFor === null) return
    const timer = setTimeout(() => goOn.current(), waitsFor)
    return () => clearTimeout(timer)
  }, [waitsFor])
  const last = play.steps.at(-1)
  const word = last === undefined ? null : faceOf(words, last.told[0] ?? -1, language).word
  return (
    <Table playing={playing} score={t('memory.moves', { count: moves })} isOver={isOver}>
      <MemoryGrid
        state={state}
        words={words}
        columns={columns}
        waiting={[...waiting, ...queue]}
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
