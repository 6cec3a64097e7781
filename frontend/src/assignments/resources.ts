import { getAssignment, getAssignmentTry, listAssignments } from '@kredka/contracts/assignments/endpoints'
import { listOwnQuizzes } from '@kredka/contracts/quizzes/endpoints'
import { listStudents } from '@kredka/contracts/students/endpoints'
import { createResource } from '../app/store/resource.ts'

export const assignments = createResource(listAssignments, { on: ['assignment'] })
export const assignment = createResource(getAssignment, { on: ['assignment'], about: ({ id }) => id })
export const assignmentTry = createResource(getAssignmentTry, { on: ['assignment'], about: ({ id }) => id })

/** To whom, and what, a teacher may assign. */
export const ownStudents = createResource(listStudents, { on: ['student'] })
export const ownVersions = createResource(listOwnQuizzes, { on: ['quiz'] })
