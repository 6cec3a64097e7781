import { useCallback, useRef, useState } from 'react'
import { afterFrame } from './after-frame.ts'
import type { Moment, Play } from './usePlay.ts'

/**
 * Inputs of a game that this browser deals: each is played as soon as it is made, and waits for nothing.
 * @param make what an input uncovers; null where it cannot be made, and nothing comes of it
 */
export function useLocalPlay(make: (input: number) => readonly number[] | null): Play {
  const [shown, setShown] = useState<Moment>({ steps: [], waiting: [] })
  const now = useRef(shown)
  const add = useCallback(
    (input: number, seen?: 'drawn') => {
      const told = make(input)
      if (told === null) return
      now.current = { steps: [...now.current.steps, { input, told }], waiting: [] }
      if (seen === 'drawn') void afterFrame().then(() => setShown(now.current))
      else setShown(now.current)
    },
    [make],
  )
  return { ...shown, now, error: null, add, retry }
}

function retry(): void {
  // nothing fails that could be tried again
}
