import { INPUTS_AT_ONCE_MAX } from '@kredka/contracts/games/rules'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { ApiError } from '../kernel/errors.ts'
import { afterFrame } from './after-frame.ts'

/** An input with what it uncovered. */
export interface PlayedStep {
  readonly input: number
  readonly told: readonly number[]
}

/**
 * What comes of inputs after so many others: what each uncovers, or why they could not be made. Of fewer where one
 * could not be made once something had been uncovered.
 */
export type MakeMove = (from: number, inputs: readonly number[]) => Promise<Made>
type Made =
  | { readonly ok: true; readonly told: readonly (readonly number[])[] }
  | { readonly ok: false; readonly error: ApiError }

/** Where a game stands. */
export interface Moment {
  readonly steps: readonly PlayedStep[]
  /** Inputs that wait for those before them, the next one first. */
  readonly waiting: readonly number[]
}

export interface Play extends Moment {
  /** As of this very instant, for what is drawn more often than React renders. */
  readonly now: RefObject<Moment>
  /** Why the first of them could not be made; it waits until somebody tries again. */
  readonly error: ApiError | null
  /** @param seen what comes of it is `drawn` already, and all around may follow with the next frame */
  readonly add: (input: number, seen?: 'drawn') => void
  readonly retry: () => void
}

/** Refusals after which nothing that waits can come to anything: the run is another one than the page thinks. */
const LOST: readonly string[] = [
  'RUN_MOVED_ON',
  'RUN_OVER',
  'RUN_PAUSED',
  'RUN_IMPOSSIBLE',
  'RUN_NOT_FOUND',
  'RUN_TOO_EARLY',
  'RUN_TOO_LATE',
]

/**
 * Inputs in their order: those that gather while others are on their way go together after them.
 * @param onLost the page has to read the run anew
 */
export function usePlay(begun: readonly PlayedStep[], make: MakeMove, onLost: (code: string) => void): Play {
  const [shown, setShown] = useState<Moment>({ steps: begun, waiting: [] })
  // inputs of one instant come from keys, frames and answers: none of them may be seen without those before it
  const now = useRef(shown)
  const change = useCallback((next: Moment) => {
    now.current = next
    setShown(next)
  }, [])
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
  /** How many are on their way; those that have to be sent again are the same, whatever came after them. */
  const sent = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again whenever something has changed
  useEffect(() => {
    const { steps, waiting } = now.current
    if (waiting.length === 0 || error !== null || isMaking.current) return
    isMaking.current = true
    if (sent.current === 0) sent.current = Math.min(waiting.length, INPUTS_AT_ONCE_MAX)
    const inputs = waiting.slice(0, sent.current)
    void latest.current.make(steps.length, inputs).then((made) => {
      isMaking.current = false
      if (isGone.current) return
      if (made.ok) {
        sent.current = 0
        const played = made.told.flatMap((told, n) => inputs.slice(n, n + 1).map((input) => ({ input, told })))
        // what came after one that could not be made was meant for another board
        const waiting = played.length < inputs.length ? [] : now.current.waiting.slice(inputs.length)
        change({ steps: [...steps, ...played], waiting })
      } else if (LOST.includes(made.error.code)) {
        sent.current = 0
        change({ ...now.current, waiting: [] })
        latest.current.onLost(made.error.code)
      } else {
        setError(made.error)
      }
    })
  }, [shown, error, change])
  const retry = useCallback(() => setError(null), [])
  // a connection that is there again needs nobody to say so
  const isCutOff = error?.code === 'OFFLINE'
  useEffect(() => {
    if (!isCutOff) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isCutOff, retry])
  const add = useCallback(
    (input: number, seen?: 'drawn') => {
      const next = { ...now.current, waiting: [...now.current.waiting, input] }
      if (seen !== 'drawn') return change(next)
      now.current = next
      void afterFrame().then(() => setShown(now.current))
    },
    [change],
  )
  return { ...shown, now, error, add, retry }
}
