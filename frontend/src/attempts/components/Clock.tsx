import { useEffect, useRef, useState } from 'react'
import { CountdownRing } from '../../ui/countdown/CountdownRing.tsx'

interface Props {
  readonly startedAt: string
  readonly endsAt: string
  /** The server's clock when the page was read: that of the device may be wrong. */
  readonly now: string
  /** What stands there when the time is over still counts: the server grants the way to it. */
  readonly onEnd: () => void
  readonly onOver: () => void
}

/** The server ends it a moment later, its grace and the way there: until it has, it is asked so often. */
const AFTER_MS = 4_500

/** What is left of an exam, by the server's clock. */
export function Clock({ startedAt, endsAt, now, onEnd, onOver }: Props) {
  const [offset] = useState(() => Date.parse(now) - Date.now())
  const [isOver, setOver] = useState(false)
  const ask = useRef(onOver)
  ask.current = onOver
  useEffect(() => {
    if (!isOver) return
    const timer = setInterval(() => ask.current(), AFTER_MS)
    return () => clearInterval(timer)
  }, [isOver])
  return (
    <CountdownRing
      deadline={endsAt}
      offset={offset}
      total={Date.parse(endsAt) - Date.parse(startedAt)}
      onEnd={() => {
        setOver(true)
        onEnd()
      }}
    />
  )
}
