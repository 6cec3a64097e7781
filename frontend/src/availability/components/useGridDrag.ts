import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { drawSpan, gapAt, minutesAt, moveSpan, resizeSpan, type Span } from '../grid.ts'

/** `tap`: a finger in free time, which may yet scroll. */
type Grip = 'body' | 'start' | 'end' | 'tap'
type Spot = Span & { readonly key: string }

interface Held {
  /** The entry that is dragged; null while a new one is drawn. */
  readonly spot: Spot | null
  readonly grip: Grip
  /** Minute under the pointer when it went down. */
  readonly from: number
  readonly y: number
  readonly at: Span | null
}

interface Options {
  readonly track: RefObject<HTMLElement | null>
  readonly spots: readonly Spot[]
  readonly onDraw: (span: Span) => void
  readonly onChange: (key: string, span: Span) => void
}

/** Fewer pixels than these are a click. */
const SLACK_PX = 4
/** A click begins its hour at a half hour. */
const CLICK_STEP = 30
const EDGE_PX = 36

/**
 * Drawing, moving and resizing in one day's column. A finger scrolls: it draws by a tap and drags by the handles alone.
 */
export function useGridDrag({ track, spots, onDraw, onChange }: Options) {
  const [held, setHeld] = useState<Held | null>(null)
  const dragged = useRef(false)
  const minuteAt = (y: number) => minutesAt(y - (track.current?.getBoundingClientRect().top ?? 0))

  const grab = (event: PointerEvent<HTMLElement>, spot: Spot | null, grip: Grip) => {
    event.stopPropagation()
    dragged.current = false
    const finger = event.pointerType === 'touch' && grip === 'body'
    if (event.button !== 0 || (finger && spot !== null)) return
    if (!finger) event.currentTarget.setPointerCapture(event.pointerId)
    setHeld({ spot, grip: finger ? 'tap' : grip, from: minuteAt(event.clientY), y: event.clientY, at: spot })
  }

  const move = (event: PointerEvent<HTMLElement>) => {
    if (held === null) return
    if (Math.abs(event.clientY - held.y) >= SLACK_PX) dragged.current = true
    if (!dragged.current || held.grip === 'tap') return
    scrollAtEdge(track.current, event.clientY)
    setHeld({ ...held, at: spanOf(held, minuteAt(event.clientY), spots) })
  }

  const drop = () => {
    if (held === null) return
    setHeld(null)
    if (!dragged.current && held.spot === null) return drawHour(held.from)
    if (!dragged.current || held.at === null) return
    if (held.spot === null) onDraw(held.at)
    else onChange(held.spot.key, { start: held.at.start, end: held.at.end })
  }

  /** A click into free time makes an hour. */
  const drawHour = (minute: number) => {
    const gap = gapAt(spots, minute)
    if (gap !== null) onDraw(drawSpan(gap, Math.floor(minute / CLICK_STEP) * CLICK_STEP, minute))
  }

  return {
    /** Where what is dragged stands now. */
    held: held === null || held.at === null ? null : { key: held.spot?.key ?? null, at: held.at },
    /** True for the click that ends a drag. */
    dragged: () => dragged.current,
    grab,
    onPointerMove: move,
    onPointerUp: drop,
    onPointerCancel: () => setHeld(null),
  }
}

function spanOf({ spot, grip, from }: Held, to: number, spots: readonly Spot[]): Span | null {
  if (spot === null) {
    const gap = gapAt(spots, from)
    return gap === null ? null : drawSpan(gap, from, to)
  }
  const others = spots.filter(({ key }) => key !== spot.key)
  return grip === 'body'
    ? moveSpan(others, spot, to - from)
    : resizeSpan(others, spot, grip === 'start' ? 'start' : 'end', to)
}

function scrollAtEdge(track: HTMLElement | null, y: number): void {
  const view = track?.closest('[data-scroll]')
  const box = view?.getBoundingClientRect()
  if (box === undefined) return
  if (y > box.bottom - EDGE_PX) view?.scrollBy(0, 14)
  else if (y < box.top + EDGE_PX) view?.scrollBy(0, -14)
}
