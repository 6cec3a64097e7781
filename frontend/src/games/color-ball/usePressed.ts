import { useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { afterFrame } from '../after-frame.ts'
import { drawAim, drawChosen, isAnyChosen } from './Cell.tsx'

interface Hand {
  readonly press: (cell: number) => void
  readonly letGo: () => void
  readonly isBall: (cell: number) => boolean
}

interface Pressed {
  readonly press: (cell: number, place: Element) => void
  readonly letGo: () => void
  /** Lets something come after what was pressed before it. */
  readonly after: (next: () => void) => void
}

/**
 * Presses in their order: that a ball is chosen, or where it is sent, is drawn at once, and all that follows from it is
 * worked out a frame later, or before whatever is done next.
 */
export function usePressed(hand: Hand): Pressed {
  const latest = useRef(hand)
  latest.current = hand
  return useMemo(() => {
    let waiting: { readonly cell: number; readonly place: Element } | null = null
    const goOn = () => {
      const before = waiting
      waiting = null
      if (before === null) return
      flushSync(() => latest.current.press(before.cell))
      drawAim(before.place, false)
    }
    return {
      press(cell, place) {
        goOn()
        if (latest.current.isBall(cell)) drawChosen(place)
        else if (isAnyChosen(place)) drawAim(place, true)
        else return latest.current.press(cell)
        waiting = { cell, place }
        void afterFrame().then(goOn)
      },
      letGo() {
        goOn()
        latest.current.letGo()
      },
      after(next) {
        goOn()
        next()
      },
    }
  }, [])
}
