import { type RefObject, useEffect, useRef, useState } from 'react'
import { useListeners } from './useListeners.ts'

/**
 * Closes something after a while during which nobody is at it: while it is pointed at or has the focus, the time stands
 * still.
 * @param ms how long it is shown in all; null: until somebody closes it
 */
export function useAutoClose(element: RefObject<HTMLElement | null>, ms: number | null, close: () => void): void {
  const [held, setHeld] = useState(false)
  const left = useRef(ms)
  const closing = useRef(close)
  useEffect(() => {
    closing.current = close
  })
  useEffect(() => {
    if (held || left.current === null) return
    const since = performance.now()
    const rest = left.current
    const timer = setTimeout(() => closing.current(), rest)
    return () => {
      clearTimeout(timer)
      left.current = rest - (performance.now() - since)
    }
  }, [held])
  useListeners(element, {
    pointerenter: () => setHeld(true),
    pointerleave: () => setHeld(false),
    focusin: () => setHeld(true),
    focusout: () => setHeld(false),
  })
}
