import { type RefObject, useEffect, useRef } from 'react'

/**
 * Whoever begins or goes on has what they play before them, wherever the page stood.
 * @param block which edge of it must be seen where it is higher than the window
 */
export function useStage(isPaused: boolean, block: 'start' | 'end'): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isPaused) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView?.({ block })
  }, [isPaused, block])
  return place
}
