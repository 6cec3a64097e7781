import type { ErrorTable } from '../kernel/declaration.ts'

export const quizRequestsErrors = {
  QUIZ_REQUEST_NOT_FOUND: [404, 'There is no such request for a quiz'],
  QUIZ_REQUEST_OVER: [409, 'This request does not wait any more'],
  QUIZ_REQUESTS_FULL: [409, 'As many of your requests wait as may. Wait for an answer, or withdraw one'],
  TEACHER_NOT_ASKABLE: [409, 'This teacher cannot be asked for a quiz'],
} as const satisfies ErrorTable
