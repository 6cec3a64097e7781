import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The time, moving on by the minute while it is on the screen: how long ago things were. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), MINUTE)
    return () => window.clearInterval(timer)
  }, [])
  return now
}
