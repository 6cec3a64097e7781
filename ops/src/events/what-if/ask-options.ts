/** What every question of what-if is asked with. */
export interface AskOptions {
  /** Milliseconds: what happened before this instant. */
  readonly until: number
  readonly signal: AbortSignal
  /** Called after each page with the events read so far. */
  readonly onProgress: (read: number) => void
}
