import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

const ARROWS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

interface Board {
  readonly columns: number
  readonly places: number
  /** The first place is at hand when the board appears. */
  readonly isPlayed: boolean
}

interface GridKeys {
  readonly grid: RefObject<HTMLDivElement | null>
  /** The one place in the tab order. */
  readonly at: number
  readonly setAt: (place: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** A board of buttons, one in the tab order, from which arrows lead to the others. */
export function useGridKeys({ columns, places, isPlayed }: Board): GridKeys {
  const grid = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const onKeyDown = (event: KeyboardEvent) => {
    const [columnsOn, rowsOn] = ARROWS[event.key] ?? [0, 0]
    if (columnsOn === 0 && rowsOn === 0) return
    event.preventDefault()
    const [column, row] = [(at % columns) + columnsOn, Math.floor(at / columns) + rowsOn]
    const next = row * columns + column
    if (column < 0 || column >= columns || row < 0 || next >= places) return
    setAt(next)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }
  useEffect(() => {
    if (isPlayed) grid.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isPlayed])
  return { grid, at, setAt, onKeyDown }
}
