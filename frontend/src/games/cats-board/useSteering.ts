import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

/** The directions of the engine, by their keys. */
const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']
/** A finger that moves less than this many px has pressed. */
const SWIPE_PX = 18

interface Ways {
  readonly cats: number
  readonly onChoose: (cat: number) => void
  /** @param cat the one that was swiped; the chosen one where it is null */
  readonly onSlide: (direction: number, cat: number | null) => void
  readonly onUndo: () => void
}

/** Cats by keys and by swipes, of which one on a cat is for that cat. */
export function useSteering({ cats, onChoose, onSlide, onUndo }: Ways) {
  const stage = useRef<HTMLDivElement>(null)
  const began = useRef<{ readonly x: number; readonly y: number; readonly cat: number | null } | null>(null)
  const focusOn = (cat: number) =>
    stage.current?.querySelector<HTMLElement>(`button[data-cat="${cat}"]`)?.focus({ preventScroll: true })
  return {
    stage,
    focusOn,
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const direction = ARROWS.indexOf(event.key)
      const cat = Number(event.key) - 1
      if (direction >= 0) onSlide(direction, null)
      else if (event.key === 'Backspace' || event.key.toLowerCase() === 'u') onUndo()
      else if (Number.isInteger(cat) && cat >= 0 && cat < cats) {
        onChoose(cat)
        focusOn(cat)
      } else return
      event.preventDefault()
    },
    onPointerDown({ clientX: x, clientY: y, target }: PointerEvent) {
      const cat = target instanceof Element ? target.closest('button[data-cat]')?.getAttribute('data-cat') : null
      began.current = { x, y, cat: cat == null ? null : Number(cat) }
    },
    // as soon as it is plain where a finger goes, and once: nobody waits until it is lifted
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (began.current === null) return
      const { x, y, cat } = began.current
      const [across, down] = [clientX - x, clientY - y]
      if (Math.max(Math.abs(across), Math.abs(down)) < SWIPE_PX) return
      began.current = null
      const isAcross = Math.abs(across) > Math.abs(down)
      onSlide(isAcross ? (across > 0 ? 1 : 3) : down > 0 ? 2 : 0, cat)
    },
    letGo() {
      began.current = null
    },
  }
}
