import type { AttemptView } from '@kredka/contracts/attempts/views'

/** What each state of an attempt is shown from. */
export interface AttemptProps {
  readonly attempt: AttemptView
  /** Reads the attempt again. */
  readonly refresh: () => void
}
