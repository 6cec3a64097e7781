import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** Now, in milliseconds; moves on each minute while the page shows it. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(ticking)
  }, [])
  return now
}
