import { readMap } from '@kredka/contracts/games/snake/level'
import { memo } from 'react'
import classes from './levels.module.css'

/** A level as small as a stamp: its walls, and where it begins. */
export const LevelPicture = memo(function LevelPicture({ map }: { readonly map: string }) {
  const board = readMap(map)
  if (board === null) return null
  const { columns, rows, walls, starts } = board
  const pathOf = (cells: readonly number[]) =>
    cells.map((cell) => `M${cell % columns} ${Math.floor(cell / columns)}h1v1h-1z`).join('')
  return (
    <svg className={classes.picture} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      <path className={classes.wall} d={pathOf(walls)} />
      <path className={classes.start} d={pathOf(starts)} />
    </svg>
  )
})
