import { useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { afterFrame } from '../after-frame.ts'
import { drawChosen } from './Cell.tsx'

type Press = (cell: number, place: Element) => void

/**
 * Presses in their order: that a ball is chosen is drawn at once, and all that follows from it is worked out a frame
 * later, or before the next press.
 */
export function usePressed(press: (cell: number) => void, isBall: (cell: number) => boolean): Press {
  const latest = useRef({ press, isBall })
  latest.current = { press, isBall }
  const waiting = useRef<number | null>(null)
  return useCallback((cell, place) => {
    const goOn = () => {
      const before = waiting.current
      waiting.current = null
      if (before !== null) flushSync(() => latest.current.press(before))
    }
    goOn()
    if (!latest.current.isBall(cell)) return latest.current.press(cell)
    drawChosen(place)
    waiting.current = cell
    void afterFrame().then(goOn)
  }, [])
}
