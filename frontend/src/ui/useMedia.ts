import { useSyncExternalStore } from 'react'
import { drawingFacts } from '../kernel/taking-over/drawn.ts'

/** Section 9: mobile ≤ 680, small tablet ≤ 900, tablet ≤ 1200 px. */
export const VIEWPORTS = {
  mobile: '(max-width: 42.5em)',
  smallTablet: '(max-width: 56.25em)',
  tablet: '(max-width: 75em)',
} as const

/** Whether the window is at most as wide as this. Where style sheets can do it, they do. */
export function useViewport(viewport: keyof typeof VIEWPORTS): boolean {
  const query = VIEWPORTS[viewport]
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    // the server knows no more of a window than that it is a phone's
    () => drawingFacts().phone,
  )
}
