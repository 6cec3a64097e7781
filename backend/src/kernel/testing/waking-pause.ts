import type { Pause } from '../reactions/pause.ts'

export interface WakingPause {
  readonly pause: Pause
  /** Ends every sleep under way: the clock has moved. */
  wake(): void
}

/** The pause of a clock that a test moves: whatever sleeps looks at it at once (EVT-12). */
export function wakingPause(): WakingPause {
  const sleeping = new Set<() => void>()
  return {
    pause: (milliseconds, signal) =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', end)
          sleeping.delete(end)
          resolve()
        }
        const timer = setTimeout(end, milliseconds)
        sleeping.add(end)
        if (signal.aborted) end()
        else signal.addEventListener('abort', end)
      }),
    wake: () => {
      for (const end of [...sleeping]) end()
    },
  }
}
