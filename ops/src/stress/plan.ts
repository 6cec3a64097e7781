import { createHash } from 'node:crypto'
import type { NewEvent } from '@kredka/contracts/kernel/ports'

/** What one forked writer is to do. */
export interface WriterTask {
  readonly url: string
  /**
   * `own`: streams of its own with known revisions. `same`: one stream for all, where races are lost and tried again.
   */
  readonly kind: 'own' | 'same'
  /** Names the streams and makes the event ids: a writer with the same seed wants the very same events. */
  readonly seed: string
  readonly appends: number
  /** Appends under way at once, each to a stream of its own where the writer has them. */
  readonly callers: number
}

/** What a writer tells as it goes. */
export interface WriterNews {
  /** Appends that the store has confirmed. */
  readonly confirmed: number
  /** Events in them. */
  readonly events: number
}

/** 1 to 5 events, the same for the same seed and number. */
export function eventsOf(seed: string, append: number): NewEvent[] {
  return Array.from({ length: 1 + (append % 5) }, (_, n) => ({
    id: uuidOf(`${seed} ${append} ${n}`),
    type: 'StressCounted',
    data: { seed, append, n },
    metadata: { actor: 'system:stress' },
  }))
}

export function streamOf(seed: string, caller: number): string {
  return `stress-${seed}-${caller}`
}

function uuidOf(text: string): string {
  const hex = createHash('sha1').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
