import { useEffect, useState } from 'react'
import { afterFrame } from './after-frame.ts'

/** A value that nobody waits for: a press is seen first, and this with the next frame. */
export function useAfterFrame<T>(value: T): T {
  const [seen, setSeen] = useState(value)
  useEffect(() => {
    if (Object.is(value, seen)) return
    let isGone = false
    void afterFrame().then(() => {
      if (!isGone) setSeen(value)
    })
    return () => {
      isGone = true
    }
  }, [value, seen])
  return seen
}
