import { assignmentEvents as e } from '@kredka/contracts/assignments/events'
import { REMINDED_BEFORE_MS } from '@kredka/contracts/assignments/rules'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { type AlarmSet, due, off } from '../kernel/alarm-set.ts'
import { type Alarm, rejectionOf } from '../kernel/policy.ts'
import { assignmentDecider } from './assignment.ts'

function alarm(name: string, action: 'remind' | 'pass_due', set: AlarmSet): Alarm {
  return {
    name,
    set,
    fire: async ({ key: assignment_id, now }, { write, context }) => {
      const command = { do: action, assignment_id, now } as const
      return rejectionOf(await write.execute(assignmentDecider, assignment_id, command, context(name)))
    },
  }
}

/** Null where it is past already: nobody is reminded of tomorrow an hour before. */
function reminderOf({ metadata }: Recorded, due_at: string): string | null {
  const at = new Date(Date.parse(due_at) - REMINDED_BEFORE_MS).toISOString()
  return at > metadata.occurred_at ? at : null
}

/** A day before the due date whoever has not handed in is reminded; with it, what is hidden opens (QUI-10). */
export const assignmentAlarms: readonly Alarm[] = [
  alarm('assignments.remind', 'remind', {
    ...due(e.QuizAssigned, (event) => reminderOf(event, event.data.due_at)),
    ...due(e.AssignmentDueChanged, (event) => reminderOf(event, event.data.due_at)),
    ...off(e.AssignmentDone, e.AssignmentWithdrawn),
  }),
  alarm('assignments.pass-due', 'pass_due', {
    ...due(e.QuizAssigned, ({ data }) => data.due_at),
    ...due(e.AssignmentDueChanged, ({ data }) => data.due_at),
    ...off(e.AssignmentWithdrawn),
  }),
]
