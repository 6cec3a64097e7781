import type { Snake, SnakeSetup } from '@kredka/contracts/games/engine/snake-1/snake'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTheme } from '../../ui/theme/Theme.tsx'
import { coloursAt, createPainter, type Painter } from './painter.ts'
import classes from './snake.module.css'
import type { Frame } from './useSnake.ts'

interface Props {
  readonly setup: SnakeSetup
  readonly frame: () => Frame<Snake>
  /** Whether something moves between two steps. */
  readonly isMoving: boolean
  /** What is on the board, for whoever does not see it. */
  readonly label: string
  /** Draws what has changed this instant, before anything else is done about it. */
  readonly draw?: RefObject<() => void>
}

/** More pixels than these nobody sees. */
const RATIO_MAX = 2

/** The board, drawn in crayon; in every palette, and again whenever its place gets another size. */
export function SnakeCanvas({ setup, frame, isMoving, label, draw }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = useRef<Painter | null>(null)
  const latest = useRef(frame)
  latest.current = frame
  const look = useLook()
  const width = useWidthOf(canvas)

  // biome-ignore lint/correctness/useExhaustiveDependencies: colours are read anew with each look
  useLayoutEffect(() => {
    if (canvas.current === null || width === 0) return
    const ratio = Math.min(RATIO_MAX, window.devicePixelRatio)
    const cell = Math.max(4, Math.round((width * ratio) / setup.columns))
    painter.current = createPainter(canvas.current, setup, coloursAt(canvas.current), cell)
    painter.current?.paint(latest.current())
  }, [setup, width, look])

  const [isStill, setStill] = useState(false)
  useEffect(() => setStill(window.matchMedia('(prefers-reduced-motion: reduce)').matches), [])
  const runs = isMoving && !isStill
  useEffect(() => {
    if (!runs) return
    let asked = requestAnimationFrame(function next() {
      painter.current?.paint(latest.current())
      asked = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(asked)
  }, [runs])
  // what stands between steps is drawn with each of them
  const drawStill = useCallback(() => painter.current?.paint({ ...latest.current(), part: 1 }), [])
  useLayoutEffect(() => {
    if (draw !== undefined) draw.current = runs ? ignore : drawStill
    if (!runs) drawStill()
  })

  return (
    <canvas
      ref={canvas}
      className={classes.canvas}
      style={{ aspectRatio: `${setup.columns} / ${setup.rows}` }}
      role="img"
      aria-label={label}
    />
  )
}

function ignore(): void {
  // what runs is drawn with the next frame
}

/** Another one once the page is drawn in other colours, which happens after those within it have heard of them. */
function useLook(): string {
  const { palette, shade } = useTheme()
  const next = `${palette} ${shade}`
  const [look, setLook] = useState(next)
  useEffect(() => {
    const asked = requestAnimationFrame(() => setLook(next))
    return () => cancelAnimationFrame(asked)
  }, [next])
  return look
}

function useWidthOf(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    const measure = () => setWidth(current.clientWidth)
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(measure)
    watch.observe(current)
    return () => watch.disconnect()
  }, [element])
  return width
}
