import { useEffect, useRef } from 'react'

/** A browser's timers count no further. */
const MAX_MS = 2 ** 31 - 1

/** Asks anew when the person's turn comes by time alone. */
export function useTurnLapse(lapses_at: string | null, ask: () => void): void {
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    const left = lapses_at === null ? Number.NaN : Date.parse(lapses_at) - Date.now()
    if (!(left > 0 && left < MAX_MS)) return
    const timer = setTimeout(() => latest.current(), left)
    return () => clearTimeout(timer)
  }, [lapses_at])
}
