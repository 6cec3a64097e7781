import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * What a browser does on a new page, done for a new route: the window goes to the top (not on the way back) and the
 * focus to the content, so that those who listen hear the heading.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, state } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // The page stays what it is and only its address changed, such as a search that got another filter.
    if (isStaying(state)) return
    if (hash !== '') {
      document.getElementById(hash.slice(1))?.scrollIntoView()
      return
    }
    if (type !== 'POP') window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname, hash, state, type, main])
}

/** State of a navigation that is no arrival. */
export const STAYING = { staying: true } as const

function isStaying(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'staying' in state
}
