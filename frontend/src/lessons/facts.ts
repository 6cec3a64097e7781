import { isOverdue, type LessonFacts } from '@kredka/contracts/lessons/rules'
import type { LessonRowView, LessonView } from '@kredka/contracts/lessons/views'
import type { StatusKind } from '../ui/StatusLabel.tsx'

/** Section 4's states of a lesson; overdue is derived. */
export type ShownState = 'booked' | 'done' | 'cancelled' | 'overdue'

export const STATE_KINDS: Readonly<Record<ShownState, StatusKind>> = {
  booked: 'new',
  done: 'done',
  cancelled: 'cancelled',
  overdue: 'warning',
}

/** By the time on the page: an answer that was read before the end knows nothing of it. */
export function stateOf({ status, ends_at }: Pick<LessonRowView, 'status' | 'ends_at'>, now: number): ShownState {
  if (status === 'done' || status === 'cancelled') return status
  return isOverdue({ state: 'booked', ends_at }, now) ? 'overdue' : 'booked'
}

/** What the rules of the contract ask: which buttons there are follows from them, as on the server. */
export function factsOf(lesson: LessonView): LessonFacts {
  const { status, starts_at, ends_at, booked_at, cancellation_hours, done, move, problem } = lesson
  return {
    state: status === 'done' || status === 'cancelled' ? status : 'booked',
    starts_at,
    ends_at,
    booked_at,
    cancellation_hours,
    done_at: done?.at ?? null,
    move,
    problem,
  }
}
