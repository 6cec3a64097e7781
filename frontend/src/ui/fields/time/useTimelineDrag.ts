import { type RefObject, useRef } from 'react'
import { useListeners } from '../../overlay/useListeners.ts'
import { minutesAt, nearestStart, type Span } from './available-times.ts'

interface Day {
  /** The minute at the element's upper edge. */
  readonly top: number
  readonly open: readonly Span[]
  readonly starts: readonly number[]
  readonly value: number | null
  readonly onChange: (start: number | null) => void
}

/**
 * Choosing a time with a pointer: a mouse puts the block where it presses and drags it; a finger scrolls, taps, and
 * drags the block itself.
 */
export function useTimelineDrag(element: RefObject<HTMLElement | null>, day: Day): void {
  const { top, open, starts, value, onChange } = day
  /** Minutes from the block's start to where it was taken hold of. */
  const held = useRef<number | null>(null)
  const minuteOf = (clientY: number) => top + minutesAt(clientY - (element.current?.getBoundingClientRect().top ?? 0))
  const isOpen = (minute: number) => open.some(({ start, end }) => start <= minute && minute <= end)
  const isBlock = (target: EventTarget | null) => target instanceof Element && target.closest('[role=slider]') !== null
  const hold = (event: PointerEvent, minutes: number) => {
    held.current = minutes
    event.preventDefault()
    element.current?.setPointerCapture?.(event.pointerId)
    element.current?.querySelector<HTMLElement>('[role=slider]')?.focus({ preventScroll: true })
  }
  const drop = () => {
    held.current = null
  }
  useListeners(element, {
    pointerdown(event) {
      const minute = minuteOf(event.clientY)
      if (event.button !== 0) return
      if (isBlock(event.target) && value !== null) hold(event, minute - value)
      else if (event.pointerType === 'mouse' && isOpen(minute)) {
        hold(event, 0)
        onChange(nearestStart(starts, minute))
      }
    },
    pointermove(event) {
      if (held.current !== null) onChange(nearestStart(starts, minuteOf(event.clientY) - held.current))
    },
    pointerup: drop,
    pointercancel: drop,
    click(event) {
      const minute = minuteOf(event.clientY)
      const byFinger = event instanceof PointerEvent && event.pointerType !== 'mouse'
      if (byFinger && isOpen(minute) && !isBlock(event.target)) onChange(nearestStart(starts, minute))
    },
  })
}
