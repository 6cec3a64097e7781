import type { Positions } from './position.ts'

/** What one request over the wire needs. */
export interface Wire {
  /** `/api`, without a slash at the end (API-01). */
  readonly base: string
  readonly fetch: typeof fetch
  readonly positions: Positions
  /** False where the browser knows that there is no connection. */
  readonly online: () => boolean
}
