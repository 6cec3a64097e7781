import { useEffect, useRef } from 'react'

/**
 * Tells once that a run is over.
 * @param lookMs so long its end is looked at first
 */
export function useOver(isOver: boolean, score: number, onOver: (score: number) => void, lookMs = 0): void {
  const over = useRef(onOver)
  over.current = onOver
  useEffect(() => {
    if (!isOver) return
    if (lookMs === 0) return over.current(score)
    const timer = setTimeout(() => over.current(score), lookMs)
    return () => clearTimeout(timer)
  }, [isOver, score, lookMs])
}
