import { HEADINGS } from '@kredka/contracts/games/engine/snake-1/board'
import { type PointerEvent, useEffect, useRef } from 'react'

const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: 0,
  ArrowRight: 1,
  ArrowDown: 2,
  ArrowLeft: 3,
  w: 0,
  d: 1,
  s: 2,
  a: 3,
}
/** A finger that goes so far swipes; one that does not taps. */
const SWIPE_PX = 24

interface Steering {
  /** Where the snake goes now. */
  readonly heading: () => number
  readonly head: (to: number) => void
}

/**
 * Headings by arrows or WASD anywhere on the page, by swipes over the board, and by taps on its halves, which turn to
 * their side as the snake sees it.
 */
export function useSteering({ heading, head }: Steering) {
  const latest = useRef({ heading, head })
  latest.current = { heading, head }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      const to = KEYS[key.length === 1 ? key.toLowerCase() : key]
      const isElsewhere = target instanceof Element && target.closest('input, textarea, select, [role=dialog]') !== null
      if (to === undefined || ctrlKey || metaKey || altKey || isElsewhere) return
      // the page stays where it is
      event.preventDefault()
      if (!event.repeat) latest.current.head(to)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  const from = useRef<{ readonly x: number; readonly y: number; readonly hasSwiped: boolean } | null>(null)
  return {
    onPointerDown({ clientX: x, clientY: y, currentTarget, pointerId }: PointerEvent) {
      from.current = { x, y, hasSwiped: false }
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (from.current === null) return
      const [x, y] = [clientX - from.current.x, clientY - from.current.y]
      if (Math.max(Math.abs(x), Math.abs(y)) < SWIPE_PX) return
      // a finger that stays down may turn again
      from.current = { x: clientX, y: clientY, hasSwiped: true }
      latest.current.head(Math.abs(x) > Math.abs(y) ? (x > 0 ? 1 : 3) : y > 0 ? 2 : 0)
    },
    onPointerUp({ clientX, currentTarget }: PointerEvent) {
      const { width, left } = currentTarget.getBoundingClientRect()
      const isTap = from.current?.hasSwiped === false
      from.current = null
      if (!isTap) return
      const side = clientX - left < width / 2 ? -1 : 1
      latest.current.head((latest.current.heading() + side + HEADINGS.length) % HEADINGS.length)
    },
    onPointerCancel() {
      from.current = null
    },
  }
}
