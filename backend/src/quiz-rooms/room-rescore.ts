import { isDeepStrictEqual } from 'node:util'
import { make } from '@kredka/contracts/kernel/events'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { resultsOf } from './room-answers.ts'
import type { Decided } from './room-evolve.ts'
import type { ClosedQuestion, OpenRoom } from './room-state.ts'
import { standingOf, totalsOf } from './standing.ts'

export interface RescoreCommand {
  readonly do: 'rescore'
  readonly n: number
  readonly key_revision: number
  readonly is_void: boolean
  /** The share of each seat that answered, by the key as it is now. */
  readonly bp: ReadonlyMap<number, number>
}

/** Only what has changed is told (QUI-11). */
export function rescore(room: OpenRoom, { n, key_revision, is_void, bp }: RescoreCommand): Decided {
  const before = room.closed.find((one) => one.n === n)
  if (before === undefined || before.key_revision >= key_revision) return []
  const answered = before.results.seats.map((seat, at) => ({
    seat,
    bp: bp.get(seat) ?? before.results.bp[at] ?? 0,
    took_ms: before.results.took_ms[at] ?? 0,
  }))
  const results = resultsOf(room, before.lasts_ms, answered)
  if (before.is_void === is_void && isDeepStrictEqual(results, before.results)) return []
  const anew: ClosedQuestion = { ...before, is_void, results }
  const closed = room.closed.map((one) => (one.n === n ? anew : one))
  const standing = room.standing === null ? null : standingOf(room.seats, totalsOf(room.seats, closed))
  const { question_id } = before
  const data = { room_id: room.opened.room_id, n, question_id, key_revision, is_void, results, standing }
  return [make(e.RoomRescored, data)]
}
