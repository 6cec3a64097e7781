import { type RefObject, useLayoutEffect, useRef } from 'react'

/** From the size that is read at eight metres down to one that is read in the front rows. */
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const

/**
 * Makes letters as large as all of them have room, as `--fit`: nobody scrolls a wall.
 * @param shown what is there to be read; sizes are looked at when it changes
 */
export function useFit(shown: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` says when
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const scaleDown = () => {
      for (const scale of SCALES) {
        element.style.setProperty('--fit', String(scale))
        // heights are told in whole pixels
        if (element.scrollHeight <= element.clientHeight + 1) return
      }
    }
    scaleDown()
    // pictures have no size before they are there
    element.addEventListener('load', scaleDown, true)
    window.addEventListener('resize', scaleDown)
    return () => {
      element.removeEventListener('load', scaleDown, true)
      window.removeEventListener('resize', scaleDown)
    }
  }, [shown])
  return ref
}
