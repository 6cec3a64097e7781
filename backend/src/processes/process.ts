import type { Parts } from '../composition/container.ts'

/** A process that runs. */
export interface Running {
  /** Where it answers, as this machine reaches it; null for a worker. */
  readonly url: string | null
  /** For tools and tests. */
  readonly parts: Parts
  /**
   * Why the process cannot go on: the log was exchanged under it. It says so at `/readyz` and does no more work behind
   * the requests.
   */
  readonly lost: Promise<Error>
  /** Finishes what is under way, hands leases on, closes everything (OPS-08). Idempotent. */
  stop(): Promise<void>
}

/** Runs the steps of a stop once, whoever asks and however often. */
export function once(stop: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined
  return () => {
    stopping ??= stop()
    return stopping
  }
}
