import { CELLS, pathBetween, SIDE } from '@kredka/contracts/games/engine/color-ball-1/board'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { useGridKeys } from '../components/useGridKeys.ts'
import { Cell } from './Cell.tsx'
import { Gain } from './Gain.tsx'
import classes from './grid.module.css'
import type { ShownBoard } from './shown-board.ts'
import { travelMs } from './travel.ts'
import { useCellNames } from './useCellNames.ts'

/** The last press that came to nothing, and how many there were: each of them is seen. */
export interface Refused {
  readonly cell: number
  readonly n: number
}

interface Props {
  readonly board: ShownBoard
  /** The cell of the ball that is chosen. */
  readonly chosen: number | null
  /** Where it goes as soon as the answer to the move before has come. */
  readonly queued?: number | null
  readonly refused?: Refused | null
  /** Absent where the board is only looked at. */
  readonly onPress?: (cell: number) => void
  readonly onLetGo?: () => void
}

/** The board: buttons in a grid. What is free says how far it is from the ball that is chosen. */
export function ColorBallGrid({ board, chosen, queued = null, refused = null, onPress, onLetGo }: Props) {
  const t = useText()
  const { ballName, cellName } = useCellNames()
  const isPlayed = onPress !== undefined
  const { grid, at, setAt, onKeyDown } = useGridKeys({ columns: SIDE, places: CELLS, isPlayed })
  const { cells, gone, came, travelling, gain } = board
  const [hovered, setHovered] = useState<number | null>(null)
  const aim = queued ?? hovered ?? at
  const path = chosen === null || aim === chosen ? null : pathBetween(cells, chosen, aim)
  const target = travelling?.path.at(-1)
  const delay = travelling === null ? 0 : travelMs(travelling.path)
  const stepsTo = (cell: number) => {
    const path = chosen === null || cells[cell] !== 0 ? null : pathBetween(cells, chosen, cell)
    return path === null ? null : path.length - 1
  }
  const stateName = (cell: number, steps: number | null) => {
    const colour = cells[cell] ?? 0
    if (colour > 0) return ballName(colour)
    if (chosen === null) return t('color_ball.free')
    return steps === null ? t('color_ball.no_way_here') : t('color_ball.free_at', { steps })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move the focus between the buttons in it
    <div
      ref={grid}
      className={classes.grid}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLetGo?.()
        onKeyDown(event)
      }}
      onPointerLeave={() => setHovered(null)}
    >
      {cells.map((colour, cell) => {
        const steps = stepsTo(cell)
        return (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={cell}
            name={cellName(cell, stateName(cell, steps))}
            colour={colour}
            gone={gone.get(cell) ?? 0}
            hasCome={came.includes(cell)}
            isChosen={cell === chosen}
            isInReach={steps !== null}
            onPath={cell === aim && path !== null ? 'end' : path?.includes(cell) ? 'on' : undefined}
            refused={refused?.cell === cell ? refused.n : 0}
            isInTabOrder={cell === at}
            travelling={cell === target ? travelling : null}
            delay={delay}
            onFocus={() => setAt(cell)}
            onHover={() => setHovered(chosen === null ? null : cell)}
            onPress={onPress === undefined ? undefined : () => onPress(cell)}
          />
        )
      })}
      {gain !== null && <Gain key={gain.n} gain={gain} cells={[...gone.keys()]} delay={delay} />}
    </div>
  )
}
