import type { ErrorTable } from '../kernel/declaration.ts'

export const assignmentsErrors = {
  ASSIGNMENT_NOT_FOUND: [404, 'There is no such assignment'],
  ASSIGNMENT_OVER: [409, 'The assignment does not allow this any more'],
  ASSIGNMENT_DUE_UNFIT: [422, 'A due date lies ahead, by a year at most'],
  ASSIGNMENT_REVIEW_UNFIT: [
    422,
    'Learning mode shows what is right at once; only an exam can hide it until the due date',
  ],
  ASSIGNMENTS_FULL: [409, 'Too many of your assignments are still waited for. Withdraw some first'],
  ASSIGNED_TO_AUTHOR: [409, 'One of these students wrote the quiz'],
  STUDENT_NOT_REACHED: [409, 'One of these students cannot be reached'],
  TRIES_USED: [409, 'All tries of this assignment are used'],
} as const satisfies ErrorTable
