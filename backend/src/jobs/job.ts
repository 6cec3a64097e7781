import type { Log } from '@kredka/contracts/kernel/ports'

/** Work that runs by the clock or by hand, in one process at a time (ADM-04). */
export interface Job {
  /** `module.what-it-does` with letters, digits, dots and underscores. */
  readonly name: string
  /** Five-field cron expression in Europe/Warsaw; null for a job that only runs by hand. */
  readonly cron: string | null
  /** Also run whenever a worker begins: for what was missed while the site was down. */
  readonly at_start?: boolean
  /** Further attempts after a failure, with growing pauses. Default 2. */
  readonly retries?: number
  /** Seconds until the first of them; later ones wait longer. Default 30. */
  readonly retry_after?: number
  readonly run: (run: JobRun) => Promise<void>
}

export interface JobRun {
  /** Aborts when an admin stops the run or the process ends: leave at the next safe point. */
  readonly signal: AbortSignal
  /** Milliseconds, from the injected clock. */
  readonly now: number
  readonly log: Log
  /** @param share done so far, 0 to 1 */
  progress(share: number, text?: string): void
}

export const JOB_ZONE = 'Europe/Warsaw'
