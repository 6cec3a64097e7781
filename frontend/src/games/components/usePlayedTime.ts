import { SECOND } from '@kredka/contracts/kernel/durations'
import { useEffect, useState } from 'react'
import type { RunningClock } from '../playing.ts'

/** How long somebody has played, once a second. */
export function usePlayedTime({ played_ms, since }: RunningClock): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (since === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [since])
  return since === null ? played_ms : played_ms + Math.max(0, now - since)
}
