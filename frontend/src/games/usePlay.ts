import { INPUTS_AT_ONCE_MAX } from '@kredka/contracts/games/rules'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiError } from '../kernel/errors.ts'

/** An input with what it uncovered. */
export interface PlayedStep {
  readonly input: number
  readonly told: readonly number[]
}

/** What comes of inputs after so many others: what each uncovers, or why they could not be made. */
export type MakeMove = (from: number, inputs: readonly number[]) => Promise<Made>
type Made =
  | { readonly ok: true; readonly told: readonly (readonly number[])[] }
  | { readonly ok: false; readonly error: ApiError }

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
  /** How many are on their way; those that have to be sent again are the same, whatever came after them. */
  const sent = useRef(0)
  const isWaiting = waiting.length > 0
  const from = steps.length
  useEffect(() => {
    if (!isWaiting || error !== null || isMaking.current) return
    isMaking.current = true
    if (sent.current === 0) sent.current = Math.min(waiting.length, INPUTS_AT_ONCE_MAX)
    const inputs = waiting.slice(0, sent.current)
    void latest.current.make(from, inputs).then((made) => {
      isMaking.current = false
      if (isGone.current) return
      if (made.ok) {
        sent.current = 0
        setSteps((before) => [...before, ...inputs.map((input, n) => ({ input, told: made.told[n] ?? [] }))])
        setWaiting((before) => before.slice(inputs.length))
      } else if (LOST.includes(made.error.code)) {
        sent.current = 0
        setWaiting([])
        latest.current.onLost(made.error.code)
      } else {
        setError(made.error)
      }
    })
  }, [isWaiting, waiting, from, error])
  const retry = useCallback(() => setError(null), [])
  const add = useCallback((input: number) => setWaiting((before) => [...before, input]), [])
  return { steps, waiting, error, add, retry }
}
