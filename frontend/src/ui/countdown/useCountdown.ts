import { SECOND } from '@kredka/contracts/kernel/durations'
import { useEffect, useRef, useState } from 'react'

/**
 * Whole seconds until a deadline, from above: 1 until the very end, then 0. Each is read from the clock, never counted,
 * so that a page that was asleep or behind others is right as soon as it is looked at.
 * @param deadline an instant of the server
 * @param offset milliseconds by which the server's clock is ahead of this one
 * @param onEnd called once, when it reaches 0
 */
export function useCountdown(deadline: string, offset: number, onEnd?: () => void): number {
  const end = Date.parse(deadline) - offset
  const [left, setLeft] = useState(() => secondsUntil(end))
  const ending = useRef(onEnd)
  ending.current = onEnd
  useEffect(() => {
    let timer = 0
    let over = false
    const look = () => {
      window.clearTimeout(timer)
      const seconds = secondsUntil(end)
      setLeft(seconds)
      if (seconds > 0) {
        // the next second begins when this one is used up, however late this look came
        timer = window.setTimeout(look, end - Date.now() - (seconds - 1) * SECOND)
      } else if (!over) {
        over = true
        ending.current?.()
      }
    }
    look()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
    }
  }, [end])
  return left
}

function secondsUntil(end: number): number {
  return Math.max(0, Math.ceil((end - Date.now()) / SECOND))
}
