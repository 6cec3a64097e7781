import { CELLS, NO_WAY, pathBetween, SIDE, stepsFrom } from '@kredka/contracts/games/engine/color-ball-1/board'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useGridKeys } from '../components/useGridKeys.ts'
import { useAfterFrame } from '../useAfterFrame.ts'
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
  readonly onPress?: (cell: number, place: Element) => void
  readonly onLetGo?: () => void
}

/** The board: buttons in a grid. What is free says how far it is from the ball that is chosen. */
export function ColorBallGrid({ board, chosen, queued = null, refused = null, onPress, onLetGo }: Props) {
  const { cellName } = useCellNames()
  const isPlayed = onPress !== undefined
  const { grid, at, setAt, onKeyDown } = useGridKeys({ columns: SIDE, places: CELLS, isPlayed })
  const { cells, gone, came, travelling, gain } = board
  const [hovered, setHovered] = useState<number | null>(null)
  const aim = queued ?? hovered ?? at
  const path = useMemo(
    () => (chosen === null || aim === chosen ? null : pathBetween(cells, chosen, aim)),
    [cells, chosen, aim],
  )
  // most cells have another name and mark then: what is chosen is seen before them
  const steps = useAfterFrame(useMemo(() => (chosen === null ? null : stepsFrom(cells, chosen)), [cells, chosen]))
  const target = travelling?.path.at(-1)
  const delay = travelling === null ? 0 : travelMs(travelling.path)
  // cells are told the same ways each time, so that those stay that nothing changed on
  const latest = useRef({ chosen, onPress })
  latest.current = { chosen, onPress }
  const hover = useCallback((cell: number) => setHovered(latest.current.chosen === null ? null : cell), [])
  const press = useCallback((cell: number, place: Element) => latest.current.onPress?.(cell, place), [])
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
        const far = colour === 0 ? steps?.[cell] : undefined
        const hasCome = came.includes(cell)
        const isGone = gone.has(cell)
        return (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={cell}
            cell={cell}
            name={cellName(cell, colour, far)}
            colour={colour}
            gone={gone.get(cell) ?? 0}
            hasCome={hasCome}
            isChosen={cell === chosen}
            isInReach={far !== undefined && far !== NO_WAY}
            onPath={cell === aim && path !== null ? 'end' : path?.includes(cell) ? 'on' : undefined}
            refused={refused?.cell === cell ? refused.n : 0}
            isInTabOrder={cell === at}
            travelling={cell === target ? travelling : null}
            delay={hasCome || isGone ? delay : 0}
            onFocus={setAt}
            onHover={hover}
            onPress={isPlayed ? press : undefined}
          />
        )
      })}
      {gain !== null && <Gain key={gain.n} gain={gain} cells={[...gone.keys()]} delay={delay} />}
    </div>
  )
}
