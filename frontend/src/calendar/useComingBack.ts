import { useEffect, useRef } from 'react'

/** Calls when somebody comes back to this tab: what they left may have changed. */
export function useComingBack(then: () => void): void {
  const latest = useRef(then)
  latest.current = then
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') latest.current()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
