import type { BoardView } from '@kredka/contracts/games/views'
import { type NameRow, rankRows } from '../rewards/index.ts'

export interface ResultRow extends NameRow {
  /** What parts those of the same score. */
  readonly tie: number
  readonly score: number
  readonly played_ms: number
  readonly run_id: string
}
/** Of rows `s` of `games.bests`. */
export const RESULT = 's.score, s.played_ms::float8 as played_ms, s.run_id'

/** A board of the best, as it is shown to somebody. */
export function boardRows(rows: readonly ResultRow[], own_id: string | null): BoardView['rows'] {
  const isSame = (row: ResultRow, other: ResultRow) => row.score === other.score && row.tie === other.tie
  return rankRows(rows, isSame, own_id).map(({ row: { score, played_ms, run_id }, ...place }) => ({
    ...place,
    score,
    played_ms,
    run_id,
  }))
}
