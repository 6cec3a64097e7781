import { useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { afterFrame } from '../after-frame.ts'
import { drawAim, drawChosen, isAnyChosen } from './Cell.tsx'

type Press = (cell: number, place: Element) => void

/**
 * Presses in their order: that a ball is chosen, or where it is sent, is drawn at once, and all that follows from it is
 * worked out a frame later, or before the next press.
 */
export function usePressed(press: (cell: number) => void, isBall: (cell: number) => boolean): Press {
  const latest = useRef({ press, isBall })
  latest.current = { press, isBall }
  const waiting = useRef<{ readonly cell: number; readonly place: Element } | null>(null)
  return useCallback((cell, place) => {
    const goOn = () => {
      const before = waiting.current
      waiting.current = null
      if (before === null) return
      flushSync(() => latest.current.press(before.cell))
      drawAim(before.place, false)
    }
    goOn()
    if (latest.current.isBall(cell)) drawChosen(place)
    else if (isAnyChosen(place)) drawAim(place, true)
    else return latest.current.press(cell)
    waiting.current = { cell, place }
    void afterFrame().then(goOn)
  }, [])
}
