import { useEffect } from 'react'

/**
 * Reads again every so often while the page is in sight; the back office watches engines that send no hints. `null`
 * rests.
 */
export function usePolling(refresh: () => void, everyMs: number | null): void {
  useEffect(() => {
    if (everyMs === null) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh()
    }, everyMs)
    return () => clearInterval(timer)
  }, [refresh, everyMs])
}
