import { memo } from 'react'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { faceOf } from './face.ts'
import classes from './memory.module.css'
import { Tile } from './Tile.tsx'
import type { Words } from './words.ts'

interface Props {
  readonly tile: number
  readonly columns: number
  readonly words: Words
  /** What is seen on it; null while its back is up. */
  readonly face: number | null
  readonly isFound: boolean
  /** It was pressed, and what lies on it is on its way. */
  readonly isTurning: boolean
  readonly isMiss: boolean
  readonly isPlayed: boolean
  readonly isInTabOrder: boolean
  readonly onFocus: (tile: number) => void
  readonly onTurn: (tile: number, place: Element) => void
}

/** A place with its tile. Of all places a press changes one or two, and the others are not worked out again. */
export const Place = memo(function Place({ tile, columns, words, face, isFound, isPlayed, ...more }: Props) {
  const t = useText()
  const language = useLanguage()
  const { isTurning, isMiss, isInTabOrder, onFocus, onTurn } = more
  const seen = face === null ? null : faceOf(words, face, language)
  const state =
    seen === null ? t('memory.tile_hidden') : t(isFound ? 'memory.tile_found' : 'memory.tile_open', { word: seen.word })
  return (
    <button
      type="button"
      className={classes.place}
      tabIndex={isInTabOrder ? 0 : -1}
      aria-disabled={!isPlayed || isFound || undefined}
      aria-label={t('memory.tile', { row: Math.floor(tile / columns) + 1, column: (tile % columns) + 1, state })}
      onFocus={() => onFocus(tile)}
      onClick={({ currentTarget }) => onTurn(tile, currentTarget)}
    >
      <Tile n={tile} face={seen} isFound={isFound} isTurning={isTurning} isMiss={isMiss} />
    </button>
  )
})
