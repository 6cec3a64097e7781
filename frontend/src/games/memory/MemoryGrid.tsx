import type { Memory } from '@kredka/contracts/games/engine/memory-1/memory'
import { useCallback, useRef } from 'react'
import { useGridKeys } from '../components/useGridKeys.ts'
import classes from './memory.module.css'
import { Place } from './Place.tsx'
import type { Words } from './words.ts'

interface Props {
  readonly state: Memory
  readonly words: Words
  readonly columns: number
  /** Tiles that were pressed and wait for their faces. */
  readonly waiting: readonly number[]
  /** Whether tiles that do not fit have turned back already. */
  readonly isClosed: boolean
  /** Absent where the board is only looked at. */
  readonly onTurn?: (tile: number, place: Element) => void
}

/** The board: buttons in a grid, one in the tab order, from which arrows lead to the others. */
export function MemoryGrid({ state, words, columns, waiting, isClosed, onTurn }: Props) {
  const tiles = state.faces.length
  const isPlayed = onTurn !== undefined
  const { grid, at, setAt, onKeyDown } = useGridKeys({ columns, places: tiles, isPlayed })
  const isMiss = state.open.length === 2
  const isOpen = (tile: number) => state.open.includes(tile) && !(isClosed && isMiss)
  const latest = useRef(onTurn)
  latest.current = onTurn
  const turn = useCallback((tile: number, place: Element) => latest.current?.(tile, place), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move the focus between the buttons in it
    <div
      ref={grid}
      className={classes.grid}
      data-columns={columns}
      data-rows={Math.ceil(tiles / columns)}
      onKeyDown={onKeyDown}
    >
      {state.faces.map((face, tile) => {
        const isFound = state.found[tile] === true
        const isSeen = isFound || isOpen(tile)
        return (
          <Place
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
            key={tile}
            tile={tile}
            columns={columns}
            words={words}
            face={isSeen ? face : null}
            isFound={isFound}
            isTurning={waiting.includes(tile)}
            isMiss={isMiss && isSeen}
            isPlayed={isPlayed}
            isInTabOrder={tile === at}
            onFocus={setAt}
            onTurn={turn}
          />
        )
      })}
    </div>
  )
}
