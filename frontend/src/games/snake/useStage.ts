import { type RefObject, useEffect, useRef } from 'react'

/**
 * Whoever begins or goes on has what they play before them, wherever the page stood: the table with its clock where it
 * fits into the window, else what is played.
 * @param block which edge of it must be seen where it is higher than the window
 */
export function useStage(isPaused: boolean, block: 'start' | 'end'): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stage = place.current
    const table = stage?.parentElement
    if (isPaused || !stage || !table) return
    stage.focus({ preventScroll: true })
    const isWhole = table.offsetHeight <= window.innerHeight - headerHeight()
    if (isWhole) table.scrollIntoView?.({ block: 'start' })
    else stage.scrollIntoView?.({ block })
  }, [isPaused, block])
  return place
}

/** What is always hidden at the top of the window, in pixels. */
function headerHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
}
