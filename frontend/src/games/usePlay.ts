import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiError } from '../kernel/errors.ts'

/** An input with what it uncovered. */
export interface PlayedStep {
  readonly input: number
  readonly told: readonly number[]
}

/** What comes of an input after so many others: what it uncovers, or why it could not be made. */
export type MakeMove = (
  from: number,
  input: number,
) => Promise<{ readonly ok: true; readonly told: readonly number[] } | { readonly ok: false; readonly error: ApiError }>

export interface Play {
  readonly steps: readonly PlayedStep[]
  /** Inputs that wait for those before them, the next one first. */
  readonly waiting: readonly number[]
  /** Why the first of them could not be made; it waits until somebody tries again. */
  readonly error: ApiError | null
  readonly add: (input: number) => void
  readonly retry: () => void
}

/** Refusals after which nothing that waits can come to anything: the run is another one than the page thinks. */
const LOST: readonly string[] = ['RUN_MOVED_ON', 'RUN_OVER', 'RUN_PAUSED', 'RUN_IMPOSSIBLE', 'RUN_NOT_FOUND']

/**
 * Inputs one after the other, each as soon as the one before has its answer: whoever is quick need not wait.
 * @param onLost the page has to read the run anew
 */
export function usePlay(begun: readonly PlayedStep[], make: MakeMove, onLost: () => void): Play {
  const [steps, setSteps] = useState(begun)
  const [waiting, setWaiting] = useState<readonly number[]>([])
  const [error, setError] = useState<ApiError | null>(null)
  const latest = useRef({ make, onLost })
  latest.current = { make, onLost }
  const isMaking = useRef(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const next = waiting[0]
  const from = steps.length
  useEffect(() => {
    if (next === undefined || error !== null || isMaking.current) return
    isMaking.current = true
    void latest.current.make(from, next).then((made) => {
      isMaking.current = false
      if (isGone.current) return
      if (made.ok) {
        setSteps((before) => [...before, { input: next, told: made.told }])
        setWaiting((before) => before.slice(1))
      } else if (LOST.includes(made.error.code)) {
        setWaiting([])
        latest.current.onLost()
      } else {
        setError(made.error)
      }
    })
  }, [next, from, error])
  const retry = useCallback(() => setError(null), [])
  const add = useCallback((input: number) => setWaiting((before) => [...before, input]), [])
  return { steps, waiting, error, add, retry }
}
