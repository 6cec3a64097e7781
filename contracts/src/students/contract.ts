import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { studentEvents } from './events.ts'
import * as views from './views.ts'

export const studentsContract = defineContract({
  name: 'students',
  title: 'Students',
  endpoints: Object.values(endpoints),
  events: studentEvents,
  streams: [stream('tuition', 'tuition_id', 'A teacher and their student.', Object.values(studentEvents))],
  views,
})
