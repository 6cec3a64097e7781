import { useEffect, useState } from 'react'

const LOOK_MS = 15_000

/** The time, moving on while it is on the screen: buttons and links appear when their time comes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), LOOK_MS)
    return () => window.clearInterval(timer)
  }, [])
  return now
}
