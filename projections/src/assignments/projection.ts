import { assignmentEvents as e } from '@kredka/contracts/assignments/events'
import { on, type Projection, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

interface Counted {
  readonly attempt_id: string
  readonly bp: number
  readonly is_late: boolean
}

/** Assignments with their tries, for both sides (QUI-10). What anybody wrote is not here. */
export const assignmentsProjection: Projection = {
  name: 'assignments',
  number: 1,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.QuizAssigned, ({ data, metadata }, rows) => {
      rows.put('assignments', { ...data, assigned_at: metadata.occurred_at })
    }),
    ...on(e.AssignmentBegun, async ({ data: { assignment_id, attempt_id, n }, metadata }, rows) => {
      rows.put('tries', { assignment_id, attempt_id, n, begun_at: metadata.occurred_at })
      rows.patch('assignments', { assignment_id }, { begun: n, open_attempt_id: attempt_id })
      rows.patch('assignments', { assignment_id, state: 'waiting' }, { state: 'begun' })
    }),
    ...on(e.AssignmentTryLost, ({ data: { assignment_id, attempt_id }, metadata }, rows) => {
      const ended_at = metadata.occurred_at
      rows.patch('tries', { assignment_id, attempt_id }, { state: 'lost', ended_at })
      rows.patch('assignments', { assignment_id }, { open_attempt_id: null })
    }),
    ...on(e.AssignmentDone, ({ data: { assignment_id, attempt_id, bp, is_late, counted }, metadata }, rows) => {
      const ended_at = metadata.occurred_at
      rows.patch('tries', { assignment_id, attempt_id }, { state: 'finished', bp, is_late, ended_at })
      rows.patch('assignments', { assignment_id }, { open_attempt_id: null })
      count(assignment_id, counted, rows)
    }),
    ...on(e.AssignmentRescored, ({ data: { assignment_id, attempt_id, after_bp, counted } }, rows) => {
      rows.patch('tries', { assignment_id, attempt_id }, { bp: after_bp })
      count(assignment_id, counted, rows)
    }),
    ...on(e.AssignmentDueChanged, ({ data: { assignment_id, due_at, counted } }, rows) => {
      rows.patch('tries', { assignment_id }, { is_late: false })
      rows.patch('assignments', { assignment_id }, { due_at })
      if (counted !== null) return count(assignment_id, counted, rows)
      // whatever was overdue is waited for again; people read whether it was begun
      rows.patch('assignments', { assignment_id, state: 'overdue' }, { state: 'begun' })
      rows.patch('assignments', { assignment_id, begun: 0 }, { state: 'waiting' })
    }),
    ...on(e.AssignmentOverdue, ({ data: { assignment_id } }, rows) => {
      rows.patch('assignments', { assignment_id }, { state: 'overdue' })
    }),
    ...on(e.AssignmentWithdrawn, ({ data: { assignment_id } }, rows) => {
      rows.patch('assignments', { assignment_id }, { state: 'withdrawn' })
    }),
  },
}

function count(assignment_id: string, { attempt_id, bp, is_late }: Counted, rows: Rows): void {
  const state = is_late ? 'late' : 'done'
  rows.patch('assignments', { assignment_id }, { state, bp, counted_attempt_id: attempt_id })
}
