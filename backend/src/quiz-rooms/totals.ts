import { PLAYERS_MAX } from '@kredka/contracts/quiz-rooms/rules'

/** What each seat has reached so far. */
export interface Totals {
  readonly points: Int32Array
  readonly took_ms: Int32Array
  /** Sum of the shares in basis points, and of how many questions. */
  readonly bp: Int32Array
  readonly asked: Int32Array
}

/** Of as many seats as a room can have. */
export function emptyTotals(): Totals {
  const none = () => new Int32Array(PLAYERS_MAX)
  return { points: none(), took_ms: none(), bp: none(), asked: none() }
}
