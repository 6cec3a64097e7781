import type { Memory } from '@kredka/contracts/games/engine/memory-1/memory'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { useGridKeys } from '../components/useGridKeys.ts'
import { type Face, faceOf } from './face.ts'
import classes from './memory.module.css'
import { Tile } from './Tile.tsx'
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
  readonly onTurn?: (tile: number) => void
}

/** The board: buttons in a grid, one in the tab order, from which arrows lead to the others. */
export function MemoryGrid({ state, words, columns, waiting, isClosed, onTurn }: Props) {
  const t = useText()
  const language = useLanguage()
  const tiles = state.faces.length
  const isPlayed = onTurn !== undefined
  const { grid, at, setAt, onKeyDown } = useGridKeys({ columns, places: tiles, isPlayed })
  const isOpen = (tile: number) => state.open.includes(tile) && !(isClosed && state.open.length === 2)
  const seen = (tile: number): Face | null =>
    state.found[tile] === true || isOpen(tile) ? faceOf(words, state.faces[tile] ?? -1, language) : null
  const isMiss = state.open.length === 2
  const stateName = (tile: number) => {
    const face = seen(tile)
    if (face === null) return t('memory.tile_hidden')
    return t(state.found[tile] === true ? 'memory.tile_found' : 'memory.tile_open', { word: face.word })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move the focus between the buttons in it
    <div
      ref={grid}
      className={classes.grid}
      data-columns={columns}
      data-rows={Math.ceil(tiles / columns)}
      onKeyDown={onKeyDown}
    >
      {state.faces.map((_, tile) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          key={tile}
          type="button"
          className={classes.place}
          tabIndex={tile === at ? 0 : -1}
          aria-disabled={!isPlayed || state.found[tile] === true || undefined}
          aria-label={t('memory.tile', {
            row: Math.floor(tile / columns) + 1,
            column: (tile % columns) + 1,
            state: stateName(tile),
          })}
          onFocus={() => setAt(tile)}
          onClick={() => onTurn?.(tile)}
        >
          <Tile
            n={tile}
            face={seen(tile)}
            isFound={state.found[tile] === true}
            isTurning={waiting.includes(tile)}
            isMiss={isMiss}
          />
        </button>
      ))}
    </div>
  )
}
