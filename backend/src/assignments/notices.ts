import { assignmentEvents as e } from '@kredka/contracts/assignments/events'
import type { EventOf } from '@kredka/contracts/kernel/events'
import type { Policy, Reaction } from '../kernel/policy.ts'
import { when } from '../kernel/policy.ts'
import { notify } from '../notifications/index.ts'
import { type Assignment, assignmentDecider } from './assignment.ts'

type OfTwo = Pick<EventOf<typeof e.QuizAssigned>['data'], 'assignment_id' | 'teacher_id' | 'student_id'>

/** Either side learns what the other did, and what the clock did to both (NOT-01, QUI-10). */
export const assignmentNotices: Policy = {
  name: 'assignments.tell',
  inline: false,
  on: {
    ...when(e.QuizAssigned, async ({ data }, reaction) =>
      notify(reaction, { type: 'quiz_assigned', ...toStudent(data), data: ofIt(data) }),
    ),
    ...when(e.AssignmentDueChanged, async ({ data }, reaction) => {
      const { quiz_id } = await termsOf(data, reaction)
      const about = { ...ofIt({ ...data, quiz_id }), change: 'due' as const }
      return notify(reaction, { type: 'assignment_changed', ...toStudent(data), data: about })
    }),
    ...when(e.AssignmentWithdrawn, async ({ data }, reaction) => {
      if (data.why === 'person_gone') return undefined
      const about = { ...ofIt({ ...data, ...(await termsOf(data, reaction)) }), change: 'withdrawn' as const }
      return notify(reaction, { type: 'assignment_changed', ...toStudent(data), data: about })
    }),
    ...when(e.AssignmentReminded, async ({ data }, reaction) => {
      const { quiz_id } = await termsOf(data, reaction)
      return notify(reaction, { type: 'assignment_due', ...toStudent(data), data: ofIt({ ...data, quiz_id }) })
    }),
    ...when(e.AssignmentOverdue, async ({ data }, reaction) => {
      const { quiz_id } = await termsOf(data, reaction)
      const about = ofIt({ ...data, quiz_id })
      await notify(reaction, {
        type: 'assignment_overdue',
        ...toStudent(data),
        data: { ...about, role: 'student' },
      })
      return notify(reaction, { type: 'assignment_overdue', ...toTeacher(data), data: { ...about, role: 'teacher' } })
    }),
    ...when(e.AssignmentReviewOpened, async ({ data }, reaction) => {
      const { quiz_id } = await termsOf(data, reaction)
      return notify(reaction, { type: 'assignment_reviewed', ...toStudent(data), data: ofIt({ ...data, quiz_id }) })
    }),
    ...when(e.AssignmentDone, async ({ data }, reaction) => {
      const { state } = await reaction.write.fold(assignmentDecider, data.assignment_id)
      // the first that was handed in: of more the teacher’s list tells
      const [first] = state.tries.filter((one) => one.state === 'finished')
      if (first?.attempt_id !== data.attempt_id) return undefined
      const about = { ...ofIt({ ...data, ...dueOf(state) }), late: data.is_late ? ('yes' as const) : ('no' as const) }
      return notify(reaction, { type: 'assignment_done', ...toTeacher(data), data: about })
    }),
  },
}

async function termsOf({ assignment_id }: OfTwo, { write }: Reaction) {
  return dueOf((await write.fold(assignmentDecider, assignment_id)).state)
}

function dueOf({ assigned }: Assignment) {
  if (assigned === null) throw new Error('something happened to an assignment that is not there')
  return { quiz_id: assigned.quiz_id, due_at: assigned.due_at }
}

function ofIt({ assignment_id, quiz_id, due_at }: { assignment_id: string; quiz_id: string; due_at: string }) {
  return { assignment_id, quiz_id, due_at }
}

function toStudent({ assignment_id: about_id, teacher_id, student_id }: OfTwo) {
  return { to: student_id, person_id: teacher_id, about_id }
}

function toTeacher({ assignment_id: about_id, teacher_id, student_id }: OfTwo) {
  return { to: teacher_id, person_id: student_id, about_id }
}
