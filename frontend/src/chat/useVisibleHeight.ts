import { type RefObject, useEffect } from 'react'

/**
 * Tells the style sheet how high the visible part of the window is, as `--visible-height`: the keyboard of a phone
 * covers the rest, and some browsers do not say so otherwise.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    const place = element.current
    if (viewport === null || viewport === undefined || place === null) return
    const tell = () => {
      // zooming makes it smaller too, and is no keyboard
      if (viewport.scale > 1.01) return
      place.style.setProperty('--visible-height', `${Math.round(viewport.height)}px`)
    }
    tell()
    viewport.addEventListener('resize', tell)
    return () => viewport.removeEventListener('resize', tell)
  }, [element])
}
