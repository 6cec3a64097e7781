import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So near to the end counts as the end, px. */
const NEAR = 64

export interface LogScroll {
  readonly box: RefObject<HTMLDivElement | null>
  readonly onScroll: () => void
  /** The newest message is in sight. */
  readonly atEnd: boolean
  readonly toEnd: () => void
}

/**
 * Scrolling of a log: it stays at its end while it is there, keeps its place when older lines come above, and leaves it
 * to the reader when newer ones come below.
 * @param first id of the oldest line
 * @param last id of the newest one
 * @param lastIsOwn who writes wants to see what they wrote
 */
export function useLogScroll(first: string | null, last: string | null, lastIsOwn: boolean): LogScroll {
  const box = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  const place = useRef({ atEnd: true, fromEnd: 0, first, last })

  const onScroll = useCallback(() => {
    const log = box.current
    if (log === null) return
    const fromEnd = log.scrollHeight - log.scrollTop
    const end = fromEnd - log.clientHeight < NEAR
    place.current = { ...place.current, fromEnd, atEnd: end }
    setAtEnd(end)
  }, [])
  const toEnd = useCallback(() => {
    const log = box.current
    if (log === null) return
    log.scrollTop = log.scrollHeight
    onScroll()
  }, [onScroll])

  useLayoutEffect(() => {
    const log = box.current
    const before = place.current
    place.current = { ...before, first, last }
    if (log === null) return
    if (before.atEnd || (lastIsOwn && before.last !== last)) toEnd()
    else if (before.first !== first) log.scrollTop = log.scrollHeight - before.fromEnd
    onScroll()
  }, [first, last, lastIsOwn, toEnd, onScroll])

  // the keyboard of a phone, a composer that grows, a signal of typing: the end stays the end
  useEffect(() => {
    const log = box.current
    if (log === null) return
    const resized = new ResizeObserver(() => {
      if (place.current.atEnd) toEnd()
    })
    resized.observe(log)
    for (const content of log.children) resized.observe(content)
    return () => resized.disconnect()
  }, [toEnd])
  return { box, onScroll, atEnd, toEnd }
}
