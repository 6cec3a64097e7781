import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { assignerEvents, assignmentEvents } from './events.ts'
import { assignmentsLifeCycles } from './life-cycles.ts'
import * as views from './views.ts'

export const assignmentsContract = defineContract({
  name: 'assignments',
  title: 'Assignments',
  about: 'Quizzes that teachers assign to their students, with a due date and a result.',
  endpoints: Object.values(endpoints),
  events: { ...assignerEvents, ...assignmentEvents },
  streams: [
    stream('assignment', 'assignment_id', 'A quiz assigned to one student.', Object.values(assignmentEvents)),
    stream('assigner', 'teacher_id', 'What a teacher assigned and still waits for.', Object.values(assignerEvents)),
  ],
  lifeCycles: assignmentsLifeCycles,
  views,
})
