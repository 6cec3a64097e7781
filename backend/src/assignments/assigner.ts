import { type AssignerEvent, assignerEvents as e } from '@kredka/contracts/assignments/events'
import { OPEN_ASSIGNMENTS_MAX } from '@kredka/contracts/assignments/rules'
import { reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

export type HandedOut = EventOf<typeof e.QuizHandedOut>['data']
export type AssignerCommand =
  | ({ readonly do: 'hand_out' } & HandedOut)
  | { readonly do: 'close'; readonly teacher_id: string; readonly assignment_id: string }

/** Bytes of an assignment that is waited for. */
const WEIGHT = 60

/**
 * Stream `assigner-{teacher_id}`: assignments that a teacher still waits for (QUI-10). It can refuse more of them, so it
 * goes first: of several students all get theirs or none.
 */
export const assignerDecider: Decider<ReadonlySet<string>, AssignerCommand, AssignerEvent> = {
  category: 'assigner',
  initial: new Set(),
  weight: ({ size }) => size * WEIGHT,
  evolve(open, { type, data }) {
    const next = new Set(open)
    if (type === 'AssignmentClosed') next.delete(data.assignment_id)
    else for (const { assignment_id } of data.assignments) next.add(assignment_id)
    return next
  },
  decide(open, command) {
    if (command.do === 'close') {
      const { teacher_id, assignment_id } = command
      return open.has(assignment_id) ? [make(e.AssignmentClosed, { teacher_id, assignment_id })] : []
    }
    const { do: _, ...handedOut } = command
    // what answers something bears an id of it, so that only the first answer hands anything out
    if (handedOut.assignments.some(({ assignment_id }) => open.has(assignment_id))) return []
    if (open.size + handedOut.assignments.length > OPEN_ASSIGNMENTS_MAX) {
      return reject('ASSIGNMENTS_FULL', { params: { most: OPEN_ASSIGNMENTS_MAX } })
    }
    return [make(e.QuizHandedOut, handedOut)]
  },
}
