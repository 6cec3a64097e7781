import { studentsContract } from '@kredka/contracts/students/contract'
import { studentsProjection } from '@kredka/projections/students/projection'
import { studentQueryHandlers } from '@kredka/projections/students/queries'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { studentHandlers } from './handlers.ts'
import { studentHints } from './hints.ts'
import { studentPolicies } from './policies.ts'
import { tuitionDecider } from './tuition.ts'

export { findDoneLessons, lessonsTogether, teachesStudent } from './lessons-together.ts'
export type { DoneLesson } from './tuition.ts'
export { tuitionIdOf } from './tuition-id.ts'

/** A teacher's students: who they are, what was done together, what the teacher notes (STU-01). */
export const students: Module = {
  ...studentsContract,
  states: [streamState(tuitionDecider)],
  projections: [studentsProjection],
  handlers: studentHandlers,
  queryHandlers: () => studentQueryHandlers,
  policies: studentPolicies,
  hints: studentHints,
}
